// HarfBuzz's headers, and what the Swift importer cannot express about them.

#ifndef DYNTYPE_CHARFBUZZ_SHIM_H
#define DYNTYPE_CHARFBUZZ_SHIM_H

#include <hb-ot.h>
#include <hb.h>

// HarfBuzz allows immutable objects to be used from any number of threads at once
// ("Object lifecycle and immutability" of its manual). The pointers in these three are made
// immutable before they are stored, so the structs are marked as sendable here, where the
// library's contract is known, and nowhere in Swift.
#define SHIM_SENDABLE __attribute__((swift_attr("@Sendable")))

typedef struct SHIM_SENDABLE shim_immutable_blob {
  hb_blob_t *pointer;
} shim_immutable_blob;

typedef struct SHIM_SENDABLE shim_immutable_face {
  hb_face_t *pointer;
} shim_immutable_face;

typedef struct SHIM_SENDABLE shim_immutable_font {
  hb_font_t *pointer;
} shim_immutable_font;

/// HB_GLYPH_FLAG_UNSAFE_TO_BREAK arrives in Swift as an enum; glyph masks are uint32_t.
static const uint32_t shim_unsafe_to_break = HB_GLYPH_FLAG_UNSAFE_TO_BREAK;

/// HB_FEATURE_GLOBAL_END is a macro with a cast and is not imported.
static const unsigned int shim_feature_global_end = HB_FEATURE_GLOBAL_END;

/// HB_OT_NAME_ID_INVALID is a macro-like enum value of another width than name ids.
static const unsigned int shim_name_id_invalid = HB_OT_NAME_ID_INVALID;

#endif
