#include "CICU.h"
#include <unicode/uversion.h>
int32_t shim_icu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
