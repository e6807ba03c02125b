#include "exemplars.h"

#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uset.h>
#include <unicode/utypes.h>

// A USet in ICU's own type; the name is ours so that no ICU type shows in the header.
static const USet *icu_set(const shim_exemplars *exemplars) { return (const USet *)exemplars; }

int32_t shim_exemplars_open(const char *locale, int32_t kind, shim_exemplars **result) {
  UErrorCode status = U_ZERO_ERROR;
  *result = NULL;
  ULocaleData *data = ulocdata_open(locale, &status);
  if (U_FAILURE(status))
    return status;
  // The warning about a locale without data comes with opening.
  UErrorCode opening = status;
  status = U_ZERO_ERROR;
  USet *set = ulocdata_getExemplarSet(data, NULL, USET_ADD_CASE_MAPPINGS,
                                      (ULocaleDataExemplarSetType)kind, &status);
  ulocdata_close(data);
  if (U_FAILURE(status))
    uset_close(set);
  else
    *result = (shim_exemplars *)set;
  return U_SUCCESS(status) && opening == U_USING_DEFAULT_WARNING ? opening : status;
}

void shim_exemplars_close(shim_exemplars *exemplars) { uset_close((USet *)exemplars); }

int32_t shim_exemplars_count(const shim_exemplars *exemplars) {
  return uset_getItemCount(icu_set(exemplars));
}

int32_t shim_exemplars_item(const shim_exemplars *exemplars, int32_t index, int32_t *first,
                            int32_t *last, uint16_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uset_getItem(icu_set(exemplars), index, first, last, (UChar *)buffer, capacity,
                                &status);
  return length < 0 ? 0 : length;
}

int32_t shim_normalize(const uint16_t *text, int32_t length, int32_t decomposes, uint16_t *result,
                       int32_t capacity, int32_t *result_length) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = decomposes ? unorm2_getNFDInstance(&status)
                                        : unorm2_getNFCInstance(&status);
  if (U_FAILURE(status))
    return status;
  *result_length = unorm2_normalize(form, (const UChar *)text, length, (UChar *)result, capacity,
                                    &status);
  return status;
}
