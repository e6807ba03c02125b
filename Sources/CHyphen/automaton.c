#include "automaton.h"

#include <stdlib.h>
#include <string.h>

// Grows an array to at least `needed` elements; false without memory, and then all is as it was.
static bool reserve(void **array, size_t *capacity, size_t needed, size_t size) {
  if (needed <= *capacity)
    return true;
  size_t grown = needed * 2 < 1024 ? 1024 : needed * 2;
  void *moved = realloc(*array, grown * size);
  if (moved == NULL)
    return false;
  *array = moved;
  *capacity = grown;
  return true;
}

static uint32_t child(const struct automaton *automaton, uint32_t parent, char letter) {
  uint32_t found = automaton->nodes[parent].first_child;
  while (found != 0 && automaton->nodes[found].letter != letter)
    found = automaton->nodes[found].next_sibling;
  return found;
}

static bool prepare(struct automaton *automaton) {
  if (automaton->has_no_memory || automaton->is_too_large)
    return false;
  // A pattern has at most as many letters and digits as bytes, and a digit more.
  bool done = reserve((void **)&automaton->nodes, &automaton->capacity,
                      automaton->count + pattern_limit + 1, sizeof *automaton->nodes) &&
              reserve((void **)&automaton->digits, &automaton->digits_capacity,
                      automaton->digits_length + pattern_limit + 3, 1);
  automaton->has_no_memory = !done;
  if (done && automaton->count == 0) {
    automaton->nodes[automaton->count++] = (struct node){0};
    automaton->digits[automaton->digits_length++] = '\0';
  }
  automaton->is_too_large = automaton->count > state_limit;
  return done && !automaton->is_too_large;
}

void automaton_add(struct automaton *automaton, const char *pattern, size_t length) {
  if (length > pattern_limit || !prepare(automaton))
    return;
  char digits[pattern_limit + 2];
  size_t letters = 0;
  digits[0] = '0';
  uint32_t at = 0;
  for (size_t i = 0; i < length; i++) {
    if (pattern[i] >= '0' && pattern[i] <= '9') {
      digits[letters] = pattern[i];
      continue;
    }
    // libhyphen would write before its buffer for a digit in front of the start of the word.
    if (pattern[i] == '.' && letters == 0)
      digits[0] = '0';
    uint32_t next = child(automaton, at, pattern[i]);
    if (next == 0) {
      next = (uint32_t)automaton->count++;
      automaton->nodes[next] = (struct node){
          .next_sibling = automaton->nodes[at].first_child, .letter = pattern[i]};
      automaton->nodes[at].first_child = next;
    }
    at = next;
    digits[++letters] = '0';
  }
  if (at == 0)
    return;
  digits[letters + 1] = '\0';
  // It counts the digits from the end, so leading zeroes need not be kept.
  const char *kept = digits + strspn(digits, "0");
  automaton->nodes[at].match = (uint32_t)automaton->digits_length;
  memcpy(automaton->digits + automaton->digits_length, kept, strlen(kept) + 1);
  automaton->digits_length += strlen(kept) + 1;
  automaton->has_patterns = true;
}

// Where to go on when a state does not know the next letter: to the longest of its suffixes that
// is a state. Source: Aho and Corasick, Efficient string matching (1975), algorithm 3.
static void find_fallbacks(const struct automaton *automaton, HyphenState *states,
                           uint32_t *queue) {
  size_t done = 0, count = 1;
  queue[0] = 0;
  states[0].fallback_state = -1;
  while (done < count) {
    uint32_t parent = queue[done++];
    for (uint32_t next = automaton->nodes[parent].first_child; next != 0;
         next = automaton->nodes[next].next_sibling) {
      char letter = automaton->nodes[next].letter;
      int at = states[parent].fallback_state;
      while (at > 0 && child(automaton, (uint32_t)at, letter) == 0)
        at = states[at].fallback_state;
      states[next].fallback_state = at < 0 ? 0 : (int)child(automaton, (uint32_t)at, letter);
      queue[count++] = next;
    }
  }
}

bool automaton_finish(struct automaton *automaton, HyphenDict *dictionary) {
  if (!prepare(automaton))
    return false;
  HyphenState *states = calloc(automaton->count, sizeof *states);
  HyphenTrans *transitions = calloc(automaton->count, sizeof *transitions);
  uint32_t *queue = calloc(automaton->count, sizeof *queue);
  dictionary->states = states;
  automaton->transitions = transitions;
  if (states == NULL || transitions == NULL || queue == NULL) {
    free(queue);
    automaton->has_no_memory = true;
    return false;
  }
  find_fallbacks(automaton, states, queue);
  free(queue);
  // Every state but the first is reached by one transition.
  for (size_t i = 0; i < automaton->count; i++) {
    const struct node *node = &automaton->nodes[i];
    states[i].match = node->match != 0 ? automaton->digits + node->match : NULL;
    states[i].trans = transitions;
    for (uint32_t next = node->first_child; next != 0; next = automaton->nodes[next].next_sibling)
      *transitions++ = (HyphenTrans){.ch = automaton->nodes[next].letter, .new_state = (int)next};
    states[i].num_trans = (int)(transitions - states[i].trans);
  }
  dictionary->num_states = (int)automaton->count;
  free(automaton->nodes);
  automaton->nodes = NULL;
  return true;
}

void automaton_free(struct automaton *automaton, HyphenDict *dictionary) {
  free(automaton->nodes);
  free(automaton->digits);
  free(automaton->transitions);
  free(dictionary->states);
  free(dictionary->nohyphen);
}
