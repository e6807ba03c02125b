#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

struct shim_break_iterator {
  UBreakIterator *icu;
};

static UBreakIteratorType icu_kind(int32_t kind) {
  switch (kind) {
  case shim_break_kind_word:
    return UBRK_WORD;
  case shim_break_kind_line:
    return UBRK_LINE;
  default:
    return UBRK_CHARACTER;
  }
}

int32_t shim_break_open(int32_t kind, const char *locale, shim_break_iterator **result) {
  UErrorCode status = U_ZERO_ERROR;
  // Extensions of a BCP 47 tag, such as -u-lb-strict, are keywords of an ICU locale.
  char converted[ULOC_FULLNAME_CAPACITY];
  if (strstr(locale, "-u-") != NULL) {
    int32_t parsed = 0;
    uloc_forLanguageTag(locale, converted, sizeof converted, &parsed, &status);
    if (U_SUCCESS(status) && parsed > 0)
      locale = converted;
    status = U_ZERO_ERROR;
  }
  UBreakIterator *icu = ubrk_open(icu_kind(kind), locale, NULL, 0, &status);
  *result = NULL;
  if (U_FAILURE(status))
    return status;
  *result = malloc(sizeof **result);
  if (*result == NULL) {
    ubrk_close(icu);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  (*result)->icu = icu;
  return status;
}

void shim_break_close(shim_break_iterator *iterator) {
  if (iterator == NULL)
    return;
  ubrk_close(iterator->icu);
  free(iterator);
}

int32_t shim_break_mark(shim_break_iterator *iterator, const uint16_t *text, int32_t length,
                        uint8_t mark, uint8_t *marks) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator->icu, (const UChar *)text, length, &status);
  if (U_FAILURE(status))
    return status;
  for (int32_t at = ubrk_first(iterator->icu); at != UBRK_DONE; at = ubrk_next(iterator->icu))
    marks[at] |= mark;
  // The iterator keeps a reference to the text: let go of it before the caller frees it.
  static const UChar nothing[1] = {0};
  UErrorCode ignored = U_ZERO_ERROR;
  ubrk_setText(iterator->icu, nothing, 0, &ignored);
  return status;
}

int32_t shim_bidi_levels(const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels,
                         uint8_t *paragraph_level) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status))
    return status;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  if (U_SUCCESS(status)) {
    *paragraph_level = ubidi_getParaLevel(bidi);
    const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
    if (U_SUCCESS(status))
      for (int32_t i = 0; i < length; i++)
        levels[i] = found[i];
  }
  ubidi_close(bidi);
  return status;
}

static uint32_t script_tag(UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript(character, &status);
  const char *name = U_SUCCESS(status) ? uscript_getShortName(code) : "Zyyy";
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

int32_t shim_script_tags(const uint16_t *text, int32_t length, uint32_t *tags) {
  int32_t at = 0;
  while (at < length) {
    int32_t start = at;
    UChar32 character;
    U16_NEXT(text, at, length, character);
    uint32_t tag = script_tag(character);
    for (int32_t i = start; i < at; i++)
      tags[i] = tag;
  }
  return U_ZERO_ERROR;
}

void shim_icu_version(uint8_t version[4]) { u_getVersion(version); }

const char *shim_icu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }
