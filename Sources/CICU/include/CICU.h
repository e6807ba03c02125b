// ICU's boundaries, bidi levels and scripts, with nothing but plain C types.
//
// ICU's own headers stay out of this one: Foundation ships an ICU module of its own, and Swift
// cannot tell the two apart. Text is UTF-16; offsets count code units. Every function that can
// fail returns ICU's UErrorCode: 0 or a negative warning is success.

#ifndef DYNTYPE_CICU_H
#define DYNTYPE_CICU_H

#include "exemplars.h"

#include <stdint.h>

/// What a break iterator looks for.
enum shim_break_kind {
  shim_break_kind_grapheme = 0,
  shim_break_kind_word = 1,
  shim_break_kind_line = 2,
};

typedef struct shim_break_iterator shim_break_iterator;

/// Opens an iterator for a language tag such as "de" or "ja-u-lb-strict", or an ICU locale such as
/// "ja@lb=strict".
int32_t shim_break_open(int32_t kind, const char *_Nonnull locale,
                        shim_break_iterator *_Nullable *_Nonnull result);

void shim_break_close(shim_break_iterator *_Nullable iterator);

/// Sets `mark` in `marks[offset]` for each boundary, the first (0) and last (length) included:
/// `marks` has length + 1 elements.
int32_t shim_break_mark(shim_break_iterator *_Nonnull iterator, const uint16_t *_Nonnull text,
                        int32_t length, uint8_t mark, uint8_t *_Nonnull marks);

/// Writes the bidi level of each code unit. `base` is 0 or 1, or 0xFE (left to right unless the
/// first strong character says otherwise) or 0xFF (the same for right to left).
int32_t shim_bidi_levels(const uint16_t *_Nonnull text, int32_t length, uint8_t base,
                         uint8_t *_Nonnull levels, uint8_t *_Nonnull paragraph_level);

/// Writes the ISO 15924 tag of each code unit's script, as a big-endian four-character code;
/// both halves of a surrogate pair get the tag of their character.
int32_t shim_script_tags(const uint16_t *_Nonnull text, int32_t length, uint32_t *_Nonnull tags);

/// ICU's version, for example 72 in the first element and 1 in the second.
void shim_icu_version(uint8_t version[_Nonnull 4]);

/// The name of an error code, such as "U_FILE_ACCESS_ERROR".
const char *_Nonnull shim_icu_error_name(int32_t status);

#endif
