#include "CHyphen.h"
#include "reading.h"

#include <errno.h>
#include <fcntl.h>
#include <hyphen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Reads a whole regular file; the caller frees the bytes.
static int32_t read_file(const char *path, char **bytes, size_t *length, int32_t *detail) {
  // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) {
    *detail = errno;
    return shim_hyphen_unreadable;
  }
  struct stat facts;
  int32_t status = shim_hyphen_ok;
  if (fstat(file, &facts) != 0) {
    *detail = errno;
    status = shim_hyphen_unreadable;
  } else if (!S_ISREG(facts.st_mode)) {
    status = shim_hyphen_not_regular;
  } else if (facts.st_size > shim_hyphen_size_limit) {
    status = shim_hyphen_too_large;
  }
  char *buffer = status == shim_hyphen_ok ? malloc(shim_hyphen_size_limit) : NULL;
  if (status == shim_hyphen_ok && buffer == NULL)
    status = shim_hyphen_no_memory;
  size_t count = 0;
  while (status == shim_hyphen_ok && count < shim_hyphen_size_limit) {
    ssize_t got = read(file, buffer + count, shim_hyphen_size_limit - count);
    if (got == 0)
      break;
    if (got > 0) {
      count += (size_t)got;
    } else if (errno != EINTR) {
      *detail = errno;
      status = shim_hyphen_unreadable;
    }
  }
  close(file);
  if (status == shim_hyphen_ok && count == 0)
    status = shim_hyphen_empty;
  if (status != shim_hyphen_ok) {
    free(buffer);
    return status;
  }
  *bytes = buffer;
  *length = count;
  return shim_hyphen_ok;
}

int32_t shim_hyphen_open(const char *path, shim_hyphen_dictionary **result, int32_t *detail) {
  *result = NULL;
  *detail = 0;
  char *bytes = NULL;
  size_t length = 0;
  int32_t status = read_file(path, &bytes, &length, detail);
  if (status != shim_hyphen_ok)
    return status;
  shim_hyphen_dictionary *dictionary = calloc(1, sizeof *dictionary);
  status = dictionary != NULL ? read_dictionary(bytes, length, dictionary) : shim_hyphen_no_memory;
  free(bytes);
  if (status == shim_hyphen_ok)
    *result = dictionary;
  else
    shim_hyphen_close(dictionary);
  return status;
}

void shim_hyphen_close(shim_hyphen_dictionary *dictionary) {
  if (dictionary == NULL)
    return;
  for (int i = 0; i < 2; i++)
    automaton_free(&dictionary->levels[i].automaton, &dictionary->levels[i].hnj);
  free(dictionary);
}

void shim_hyphen_mark(shim_hyphen_dictionary *dictionary, const uint8_t *word, int32_t length,
                      uint8_t *marks) {
  if (length <= 0)
    return;
  memset(marks, 0, (size_t)length);
  if (length > shim_hyphen_word_limit || !is_utf8((const char *)word, (size_t)length))
    return;
  // libhyphen looks for the end of the word by its zero byte; 5 bytes more are for its own use.
  char text[shim_hyphen_word_limit + 1];
  char hyphens[shim_hyphen_word_limit + 5];
  memcpy(text, word, (size_t)length);
  text[length] = '\0';
  memset(hyphens, '0', sizeof hyphens);
  // Without patterns that change the spelling these stay NULL, but libhyphen looks through them.
  char **replacements = NULL;
  int *positions = NULL;
  int *cuts = NULL;
  if (hnj_hyphen_hyphenate2(&dictionary->start->hnj, text, length, hyphens, NULL,
                            &replacements, &positions, &cuts) != 0)
    return;
  // hyphens[i] is odd when a hyphen may follow character i.
  int32_t character = -1;
  for (int32_t at = 0; at < length; at++) {
    if ((word[at] & 0xC0) == 0x80)
      continue;
    if (character >= 0 && (hyphens[character] & 1))
      marks[at] = 1;
    character++;
  }
}
