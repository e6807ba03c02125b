// FreeType's headers, and its parsed tables as one struct of plain numbers: Swift would see the
// table structs as unsafe, for the pointers that some of them hold.

#ifndef DYNTYPE_CFREETYPE_SHIM_H
#define DYNTYPE_CFREETYPE_SHIM_H

#include <ft2build.h>
#include <stdbool.h>
#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

typedef struct shim_line_metrics {
  int ascender, descender, line_gap;
} shim_line_metrics;

/// Numbers of head, hhea, post and OS/2, as they stand in the file.
typedef struct shim_face_tables {
  long glyph_count;
  int units_per_em;
  bool has_character_map, is_scalable, has_color, is_italic, is_fixed_width;
  int x_min, y_min, x_max, y_max;
  bool has_horizontal_header;
  shim_line_metrics horizontal_header;
  /// 16.16 fixed point.
  long italic_angle;
  int underline_position, underline_thickness;
  bool has_os2, uses_typographic;
  int os2_version, weight_class, width_class, embedding_bits, cap_height, x_height;
  shim_line_metrics typographic, windows;
} shim_face_tables;

static inline shim_face_tables shim_read_tables(FT_Face _Nonnull face) {
  shim_face_tables out = {0};
  out.glyph_count = face->num_glyphs;
  out.has_character_map = face->num_charmaps > 0;
  out.is_scalable = FT_IS_SCALABLE(face);
  out.has_color = FT_HAS_COLOR(face);
  out.is_italic = (face->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
  out.is_fixed_width = FT_IS_FIXED_WIDTH(face);
  const TT_Header *head = (const TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  if (head) {
    out.units_per_em = head->Units_Per_EM;
    out.x_min = head->xMin;
    out.y_min = head->yMin;
    out.x_max = head->xMax;
    out.y_max = head->yMax;
  }
  const TT_HoriHeader *hhea = (const TT_HoriHeader *)FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  if (hhea) {
    out.has_horizontal_header = true;
    out.horizontal_header =
        (shim_line_metrics){hhea->Ascender, hhea->Descender, hhea->Line_Gap};
  }
  const TT_Postscript *post = (const TT_Postscript *)FT_Get_Sfnt_Table(face, FT_SFNT_POST);
  if (post) {
    out.italic_angle = post->italicAngle;
    out.underline_position = post->underlinePosition;
    out.underline_thickness = post->underlineThickness;
  }
  const TT_OS2 *os2 = (const TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  // FreeType sets version 0xFFFF when the font has no OS/2 table.
  if (os2 && os2->version != 0xFFFF) {
    out.has_os2 = true;
    out.os2_version = os2->version;
    out.weight_class = os2->usWeightClass;
    out.width_class = os2->usWidthClass;
    out.embedding_bits = os2->fsType;
    // Bit 7 of fsSelection: USE_TYPO_METRICS.
    out.uses_typographic = (os2->fsSelection & 0x80) != 0;
    out.typographic = (shim_line_metrics){os2->sTypoAscender, os2->sTypoDescender,
                                          os2->sTypoLineGap};
    out.windows = (shim_line_metrics){os2->usWinAscent, -(int)os2->usWinDescent, 0};
    // Cap and x heights exist from version 2 on; zero means unknown.
    if (os2->version >= 2) {
      out.cap_height = os2->sCapHeight;
      out.x_height = os2->sxHeight;
    }
  }
  return out;
}

/// Load flags are `long` macros in part, and take an `FT_Int32`: outlines as the designer drew them.
static const FT_Int32 shim_load_outline = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
/// The bitmap of the chosen strike, in colour where it has any.
static const FT_Int32 shim_load_picture = FT_LOAD_NO_HINTING | FT_LOAD_COLOR;

/// Renders a path into rows of coverage, top row first, `width` bytes a row.
///
/// The counts and contour ends of FT_Outline are signed up to FreeType 2.13.2 and unsigned later,
/// so they are filled in here.
static inline FT_Error shim_render_path(FT_Library _Nonnull library, const FT_Vector *_Nonnull points,
                                        const unsigned char *_Nonnull tags,
                                        const unsigned short *_Nonnull ends, int point_count,
                                        int contour_count, int width, int height,
                                        unsigned char *_Nonnull rows) {
  FT_Outline outline = {0};
  outline.n_points = point_count;
  outline.n_contours = contour_count;
  outline.points = (FT_Vector *)points;
  outline.tags = (void *)tags;
  outline.contours = (void *)ends;
  FT_Bitmap bitmap = {0};
  bitmap.width = width;
  bitmap.rows = height;
  bitmap.pitch = width;
  bitmap.buffer = rows;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  bitmap.num_grays = 256;
  return FT_Outline_Get_Bitmap(library, &outline, &bitmap);
}

/// Says that contours may lie over each other, so that what both cover is not counted twice.
///
/// The flags of an outline and their constants have different types in Swift.
static inline void shim_mark_overlap(FT_Outline *_Nonnull outline) {
  outline->flags |= FT_OUTLINE_OVERLAP;
}

/// The size of a strike in pixels an em, 26.6 fixed point; 0 where there is none.
static inline long shim_strike_size(FT_Face _Nonnull face, int index) {
  return index < face->num_fixed_sizes ? face->available_sizes[index].y_ppem : 0;
}

#endif
