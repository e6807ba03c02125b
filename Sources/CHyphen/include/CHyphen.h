// Hyphenation by libhyphen, with nothing but plain C types.
//
// libhyphen trusts its dictionaries: a long line, an empty element of a list or a change of
// spelling that leaves the word makes it write outside its buffers; and it takes seconds to load
// the German one. So dictionaries are read here, into libhyphen's public structures, with only what
// it is safe with, and in UTF-8 whatever their encoding:
//
// - lines that are too long, or not text in the encoding of the first line, are left out;
// - changes of spelling at a hyphen ("Schiffahrt" to "Schiff-fahrt") are turned into places where
//   there must be no hyphen;
// - a dictionary larger than shim_hyphen_size_limit, or in an encoding not known to be in use, is
//   refused.

#ifndef DYNTYPE_CHYPHEN_H
#define DYNTYPE_CHYPHEN_H

#include <stdint.h>

enum {
  /// The largest dictionary that is read, in bytes; the largest of Debian (German) has 1.1 MB.
  shim_hyphen_size_limit = 4 << 20,
  /// The longest word that is looked at, in UTF-8 bytes.
  shim_hyphen_word_limit = 512,
};

/// What may go wrong with a dictionary.
enum shim_hyphen_status {
  shim_hyphen_ok = 0,
  /// `detail` is set to errno.
  shim_hyphen_unreadable = 1,
  shim_hyphen_not_regular = 2,
  shim_hyphen_empty = 3,
  shim_hyphen_too_large = 4,
  shim_hyphen_unknown_encoding = 5,
  shim_hyphen_no_patterns = 6,
  shim_hyphen_no_memory = 7,
};

typedef struct shim_hyphen_dictionary shim_hyphen_dictionary;

/// Opens a dictionary; returns a shim_hyphen_status.
int32_t shim_hyphen_open(const char *_Nonnull path,
                         shim_hyphen_dictionary *_Nullable *_Nonnull result,
                         int32_t *_Nonnull detail);

void shim_hyphen_close(shim_hyphen_dictionary *_Nullable dictionary);

/// Sets `marks[offset]` to 1 where a hyphen may go before the UTF-8 byte at `offset`, and to 0
/// elsewhere; `marks` has `length` elements. Places are between characters, and as far from the
/// ends as the dictionary says. A word that is too long, has a zero byte or is not UTF-8 has none.
///
/// Patterns are in lower case, and so must the word be.
void shim_hyphen_mark(shim_hyphen_dictionary *_Nonnull dictionary, const uint8_t *_Nonnull word,
                      int32_t length, uint8_t *_Nonnull marks);

#endif
