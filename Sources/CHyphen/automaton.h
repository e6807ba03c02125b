// The automata that libhyphen runs over a word, built here.
//
// libhyphen's own loader looks up every suffix of every pattern in a small table of hashes, which
// takes seconds for German. The structures that it fills are in its public header.

#ifndef DYNTYPE_CHYPHEN_AUTOMATON_H
#define DYNTYPE_CHYPHEN_AUTOMATON_H

#include <hyphen.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  /// The longest pattern, in bytes; Debian's dictionaries have up to 52.
  pattern_limit = 90,
  /// The most states of a level; German has 0.3 million.
  state_limit = 1 << 21,
};

struct node {
  uint32_t first_child;
  uint32_t next_sibling;
  /// Where the digits of the pattern that ends here start in `digits`; 0 for none.
  uint32_t match;
  char letter;
};

/// The patterns of one level of a dictionary.
struct automaton {
  /// The first is the start: no letter read yet.
  struct node *nodes;
  size_t count;
  size_t capacity;
  /// Strings ended by zero bytes; the first is empty.
  char *digits;
  size_t digits_length;
  size_t digits_capacity;
  HyphenTrans *transitions;
  bool has_patterns;
  bool is_too_large;
  bool has_no_memory;
};

/// Adds a pattern such as ".ab1c": letters, with digits between them.
void automaton_add(struct automaton *automaton, const char *pattern, size_t length);

/// Points libhyphen's dictionary into the automaton, which then must stay; false without memory.
bool automaton_finish(struct automaton *automaton, HyphenDict *dictionary);

/// Frees what both hold.
void automaton_free(struct automaton *automaton, HyphenDict *dictionary);

#endif
