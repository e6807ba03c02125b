// The characters that languages are written with (CLDR's exemplar sets), and the normal forms of
// texts, with nothing but plain C types; see CICU.h.

#ifndef DYNTYPE_CICU_EXEMPLARS_H
#define DYNTYPE_CICU_EXEMPLARS_H

#include <stdint.h>

/// Which of a locale's exemplar sets; the numbers are ICU's ULocaleDataExemplarSetType.
enum shim_exemplar_kind {
  shim_exemplar_kind_standard = 0,
  shim_exemplar_kind_punctuation = 3,
};

typedef struct shim_exemplars shim_exemplars;

/// Opens a set, with the upper and title case of its letters. The status is -127
/// (U_USING_DEFAULT_WARNING) for a locale that ICU has nothing about.
int32_t shim_exemplars_open(const char *_Nonnull locale, int32_t kind,
                            shim_exemplars *_Nullable *_Nonnull result);

void shim_exemplars_close(shim_exemplars *_Nullable exemplars);

/// The number of items: ranges of characters, and strings.
int32_t shim_exemplars_count(const shim_exemplars *_Nonnull exemplars);

/// Reads an item: a range, for which 0 is returned and its two ends are set, or a string, whose
/// length is returned and of which at most `capacity` UTF-16 code units are written.
int32_t shim_exemplars_item(const shim_exemplars *_Nonnull exemplars, int32_t index,
                            int32_t *_Nonnull first, int32_t *_Nonnull last,
                            uint16_t *_Nonnull buffer, int32_t capacity);

/// Writes a text's normal form C, or D with `decomposes`, and its length; when `capacity` is too
/// small the status is 15 (U_BUFFER_OVERFLOW_ERROR) and the length the one needed.
int32_t shim_normalize(const uint16_t *_Nonnull text, int32_t length, int32_t decomposes,
                       uint16_t *_Nonnull result, int32_t capacity,
                       int32_t *_Nonnull result_length);

#endif
