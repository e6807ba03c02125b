// HarfBuzz's headers, and what the Swift importer cannot express about them.

#ifndef DYNTYPE_CHARFBUZZ_SHIM_H
#define DYNTYPE_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#endif
