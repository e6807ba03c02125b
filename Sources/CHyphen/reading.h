// Reads the text of dictionaries into what libhyphen runs; see CHyphen.h.

#ifndef DYNTYPE_CHYPHEN_READING_H
#define DYNTYPE_CHYPHEN_READING_H

#include "automaton.h"

/// One level of a dictionary: compounds are divided by the first, their parts by the second.
struct level {
  HyphenDict hnj;
  struct automaton automaton;
};

struct shim_hyphen_dictionary {
  struct level levels[2];
  /// The one to start with.
  struct level *start;
};

/// Reads a dictionary into one filled with zeroes; returns a shim_hyphen_status. What is read until
/// a failure is for the caller to free.
int32_t read_dictionary(const char *bytes, size_t length,
                        struct shim_hyphen_dictionary *dictionary);

/// Whether bytes are well-formed UTF-8 without a zero byte.
bool is_utf8(const char *bytes, size_t length);

#endif
