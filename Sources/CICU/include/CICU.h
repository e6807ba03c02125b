// ICU text boundaries, bidi and scripts behind plain C types.
#ifndef DYNTYPE_CICU_H
#define DYNTYPE_CICU_H
#include <stdint.h>
int32_t shim_icu_version(void);
#endif
