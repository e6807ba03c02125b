// FreeType's headers, with typed constants for macros that the Swift importer drops or mistypes.

#ifndef DYNTYPE_CFREETYPE_SHIM_H
#define DYNTYPE_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_FONT_FORMATS_H

/// FT_FACE_FLAG_* are macros with shifts of mixed types; FT_Face.face_flags is an FT_Long.
static const FT_Long shim_face_flag_scalable = FT_FACE_FLAG_SCALABLE;
static const FT_Long shim_face_flag_sfnt = FT_FACE_FLAG_SFNT;
static const FT_Long shim_face_flag_multiple_masters = FT_FACE_FLAG_MULTIPLE_MASTERS;
static const FT_Long shim_face_flag_color = FT_FACE_FLAG_COLOR;

#endif
