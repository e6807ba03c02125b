#include "reading.h"
#include "CHyphen.h"

#include <ctype.h>
#include <iconv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

static bool is_continuation(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

bool is_utf8(const char *bytes, size_t length) {
  const unsigned char *at = (const unsigned char *)bytes;
  const unsigned char *end = at + length;
  while (at < end) {
    unsigned char lead = *at++;
    if (lead == 0)
      return false;
    if (lead < 0x80)
      continue;
    if (lead < 0xC2 || lead > 0xF4)
      return false;
    int more = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    if (end - at < more)
      return false;
    // Overlong forms, surrogates and what lies behind U+10FFFF show in the second byte.
    unsigned char least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    unsigned char most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (*at < least || *at > most)
      return false;
    for (int i = 0; i < more; i++)
      if (!is_continuation((char)at[i]))
        return false;
    at += more;
  }
  return true;
}

// Whether `name` is one of `prefix` and a number of at most two digits.
static bool is_numbered(const char *name, const char *prefix) {
  size_t length = strlen(prefix);
  if (strncasecmp(name, prefix, length) != 0 || !is_digit(name[length]))
    return false;
  name += length + 1;
  return *name == '\0' || (is_digit(*name) && name[1] == '\0');
}

// The name that iconv has for an encoding, NULL for one that dictionaries do not use: some of
// iconv's are complicated enough to have had holes. Source: hunspell(5), SET.
static const char *iconv_name(const char *name, char buffer[32]) {
  if (strcasecmp(name, "UTF-8") == 0 || strcasecmp(name, "UTF8") == 0)
    return "UTF-8";
  if (strcasecmp(name, "KOI8-R") == 0 || strcasecmp(name, "KOI8-U") == 0 ||
      is_numbered(name, "ISO8859-") || is_numbered(name, "ISO-8859-"))
    return name;
  const char *prefixes[] = {"microsoft-cp125", "windows-125", "cp125"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    size_t length = strlen(prefixes[i]);
    if (strncasecmp(name, prefixes[i], length) == 0 && is_digit(name[length]) &&
        name[length + 1] == '\0') {
      snprintf(buffer, 32, "CP125%c", name[length]);
      return buffer;
    }
  }
  return strcasecmp(name, "TIS620-2533") == 0 ? "TIS-620" : NULL;
}

// Sets the places that are forbidden whatever the patterns say: before and after these texts, which
// libhyphen keeps one behind the other. It would look for an empty one for ever.
static void read_forbidden(struct level *level, const char *list) {
  free(level->hnj.nohyphen);
  level->hnj.nohyphen = NULL;
  level->hnj.nohyphenl = 0;
  char *texts = calloc(strlen(list) + 1, 1);
  if (texts == NULL) {
    level->automaton.has_no_memory = true;
    return;
  }
  size_t length = 0;
  int count = 0;
  while (*(list += strspn(list, ", \t")) != '\0') {
    size_t item = strcspn(list, ", \t");
    memcpy(texts + length, list, item);
    length += item + 1;
    list += item;
    count++;
  }
  if (count == 0) {
    free(texts);
    return;
  }
  level->hnj.nohyphen = texts;
  // libhyphen counts the commas.
  level->hnj.nohyphenl = count - 1;
}

// Reads a setting; returns whether the line was one.
static bool read_setting(HyphenDict *hnj, const char *line) {
  const struct {
    const char *name;
    char *value;
  } settings[] = {{"LEFTHYPHENMIN", &hnj->lhmin},
                  {"RIGHTHYPHENMIN", &hnj->rhmin},
                  {"COMPOUNDLEFTHYPHENMIN", &hnj->clhmin},
                  {"COMPOUNDRIGHTHYPHENMIN", &hnj->crhmin}};
  for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
    size_t length = strlen(settings[i].name);
    if (strncmp(line, settings[i].name, length) != 0)
      continue;
    long value = strtol(line + length, NULL, 10);
    *settings[i].value = (char)(value < 0 ? 0 : value > 100 ? 100 : value);
    return true;
  }
  return false;
}

// Takes the change of spelling off a pattern such as "f1f/ff=f,1,2" (replace 2 letters from the
// first on) and turns the odd digits among those letters into the next even ones, which forbid a
// hyphen where the odd ones would have asked for one. Source: README.nonstandard of libhyphen.
static void forbid_changed(char *line, char *slash) {
  // As libhyphen has it: without both numbers the change is of the whole pattern.
  long first = 0, count = pattern_limit;
  char *comma = strchr(slash, ',');
  char *second = comma != NULL ? strchr(comma + 1, ',') : NULL;
  if (second != NULL) {
    first = strtol(comma + 1, NULL, 10) - 1;
    count = strtol(second + 1, NULL, 10);
    if (first < 0 || first > pattern_limit || count <= 0 || count > pattern_limit) {
      first = 0;
      count = pattern_limit;
    }
  }
  *slash = '\0';
  long letters = 0;
  for (char *at = line; *at != '\0'; at++) {
    if (is_digit(*at)) {
      if ((*at & 1) && letters >= first && letters <= first + count)
        *at = *at == '9' ? '8' : *at + 1;
    } else if (!is_continuation(*at) && !(letters == 0 && *at == '.' && at == line)) {
      letters++;
    }
  }
}

static void read_pattern(struct level *level, char *line) {
  char *slash = strchr(line, '/');
  if (slash != NULL)
    forbid_changed(line, slash);
  size_t length = 0;
  while ((unsigned char)line[length] > ' ')
    length++;
  automaton_add(&level->automaton, line, length);
}

static void read_line(struct level *level, char *line) {
  if (*line == '%')
    return;
  if (strncmp(line, "NOHYPHEN", 8) == 0)
    read_forbidden(level, line + 8);
  else if (!read_setting(&level->hnj, line))
    read_pattern(level, line);
}

// Converts a line and ends it by a zero byte; returns false when it is too long or broken.
static bool convert_line(iconv_t converter, const char *line, size_t length,
                         char result[pattern_limit + 1]) {
  if (length > pattern_limit || memchr(line, 0, length) != NULL)
    return false;
  char *source = (char *)line, *target = result;
  size_t source_left = length, target_left = pattern_limit;
  iconv(converter, NULL, NULL, NULL, NULL);
  if (iconv(converter, &source, &source_left, &target, &target_left) == (size_t)-1)
    return false;
  *target = '\0';
  return is_utf8(result, (size_t)(target - result));
}

// The length of the first line without its end: LF, CR or both.
static size_t line_length(const char *bytes, size_t length) {
  size_t count = 0;
  while (count < length && bytes[count] != '\n' && bytes[count] != '\r')
    count++;
  return count;
}

// Opens a converter from the encoding that the first line of a dictionary names.
static iconv_t open_converter(const char *line, size_t length) {
  while (length > 0 && isspace((unsigned char)line[length - 1]))
    length--;
  char name[32] = {0}, buffer[32];
  if (length < sizeof name)
    memcpy(name, line, length);
  const char *encoding = iconv_name(name, buffer);
  return encoding != NULL ? iconv_open("UTF-8", encoding) : (iconv_t)-1;
}

// Adds the first level that libhyphen gives dictionaries with only one: words are divided, without
// a further hyphen, at hyphens, dashes and apostrophes. Source: hnj_hyphen_load_file in hyphen.c.
static void add_first_level(struct level *first, const struct level *only) {
  read_forbidden(first, "',\xE2\x80\x93,\xE2\x80\x99,-");
  const char *patterns[] = {"1-1", "1'1", "1\xE2\x80\x93" "1", "1\xE2\x80\x99" "1"};
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
    automaton_add(&first->automaton, patterns[i], strlen(patterns[i]));
  char left = only->hnj.lhmin, right = only->hnj.rhmin;
  first->hnj.lhmin = left;
  first->hnj.rhmin = right;
  first->hnj.clhmin = only->hnj.clhmin ? only->hnj.clhmin : left ? left : 3;
  first->hnj.crhmin = only->hnj.crhmin ? only->hnj.crhmin : right ? right : 3;
}

// Joins the levels for libhyphen.
static int32_t finish(struct shim_hyphen_dictionary *dictionary, struct level *first,
                      struct level *second) {
  if (!first->automaton.has_patterns && !second->automaton.has_patterns)
    return shim_hyphen_no_patterns;
  struct level *levels[] = {first, second};
  for (int i = 0; i < 2; i++) {
    levels[i]->hnj.utf8 = 1;
    if (!automaton_finish(&levels[i]->automaton, &levels[i]->hnj))
      return levels[i]->automaton.has_no_memory ? shim_hyphen_no_memory : shim_hyphen_too_large;
  }
  first->hnj.nextlevel = &second->hnj;
  dictionary->start = first;
  return shim_hyphen_ok;
}

int32_t read_dictionary(const char *bytes, size_t length,
                        struct shim_hyphen_dictionary *dictionary) {
  if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
    bytes += 3;
    length -= 3;
  }
  size_t count = line_length(bytes, length);
  iconv_t converter = open_converter(bytes, count);
  if (converter == (iconv_t)-1)
    return shim_hyphen_unknown_encoding;
  struct level *levels = dictionary->levels;
  int current = 0;
  while (count < length) {
    bytes += count + 1;
    length -= count + 1;
    count = line_length(bytes, length);
    char line[pattern_limit + 1];
    if (!convert_line(converter, bytes, count, line))
      continue;
    if (strncmp(line, "NEXTLEVEL", 9) != 0)
      read_line(&levels[current], line);
    else if (current++ == 1)
      break;
  }
  iconv_close(converter);
  if (current > 0)
    return finish(dictionary, &levels[0], &levels[1]);
  if (!levels[0].automaton.has_patterns)
    return shim_hyphen_no_patterns;
  add_first_level(&levels[1], &levels[0]);
  return finish(dictionary, &levels[1], &levels[0]);
}
