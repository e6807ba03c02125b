// One node of a COLR version 1 glyph as a flat struct: FreeType has a union of a dozen structs,
// whose layout it still calls experimental.

#ifndef DYNTYPE_CFREETYPE_PAINT_H
#define DYNTYPE_CFREETYPE_PAINT_H

typedef struct shim_paint {
  /// An FT_PaintFormat.
  int format;
  /// What the node draws with: of solid.
  unsigned int palette_index;
  /// 0 to 1.
  double alpha;
  /// Font units, factors, degrees; in the order in which FreeType declares them.
  double numbers[6];
  /// Of gradients.
  FT_ColorLine color_line;
  /// Of glyph and colour glyph.
  unsigned int glyph;
  /// An FT_Composite_Mode.
  int composite_mode;
  /// What the node applies to; of composite, the source.
  FT_OpaquePaint child;
  FT_OpaquePaint backdrop;
  FT_LayerIterator layers;
} shim_paint;

/// 16.16 fixed point.
static inline double shim_fixed(FT_Fixed value) { return (double)value / 65536; }

/// Angles are 16.16 fixed point, of which 1 is half a turn.
static inline double shim_degrees(FT_Fixed value) { return shim_fixed(value) * 180; }

/// 2.14 fixed point.
static inline double shim_f2dot14(FT_F2Dot14 value) { return (double)value / 16384; }

/// Reads a node; false when it is broken.
static inline bool shim_read_paint(FT_Face _Nonnull face, FT_OpaquePaint node,
                                   shim_paint *_Nonnull out) {
  FT_COLR_Paint paint;
  if (!FT_Get_Paint(face, node, &paint)) return false;
  *out = (shim_paint){0};
  out->format = paint.format;
  double *numbers = out->numbers;
  switch (paint.format) {
    case FT_COLR_PAINTFORMAT_COLR_LAYERS:
      out->layers = paint.u.colr_layers.layer_iterator;
      break;
    case FT_COLR_PAINTFORMAT_SOLID:
      out->palette_index = paint.u.solid.color.palette_index;
      out->alpha = shim_f2dot14(paint.u.solid.color.alpha);
      break;
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT:
      out->color_line = paint.u.linear_gradient.colorline;
      numbers[0] = shim_fixed(paint.u.linear_gradient.p0.x);
      numbers[1] = shim_fixed(paint.u.linear_gradient.p0.y);
      numbers[2] = shim_fixed(paint.u.linear_gradient.p1.x);
      numbers[3] = shim_fixed(paint.u.linear_gradient.p1.y);
      numbers[4] = shim_fixed(paint.u.linear_gradient.p2.x);
      numbers[5] = shim_fixed(paint.u.linear_gradient.p2.y);
      break;
    case FT_COLR_PAINTFORMAT_RADIAL_GRADIENT:
      out->color_line = paint.u.radial_gradient.colorline;
      numbers[0] = shim_fixed(paint.u.radial_gradient.c0.x);
      numbers[1] = shim_fixed(paint.u.radial_gradient.c0.y);
      numbers[2] = shim_fixed(paint.u.radial_gradient.r0);
      numbers[3] = shim_fixed(paint.u.radial_gradient.c1.x);
      numbers[4] = shim_fixed(paint.u.radial_gradient.c1.y);
      numbers[5] = shim_fixed(paint.u.radial_gradient.r1);
      break;
    case FT_COLR_PAINTFORMAT_SWEEP_GRADIENT:
      out->color_line = paint.u.sweep_gradient.colorline;
      numbers[0] = shim_fixed(paint.u.sweep_gradient.center.x);
      numbers[1] = shim_fixed(paint.u.sweep_gradient.center.y);
      numbers[2] = shim_degrees(paint.u.sweep_gradient.start_angle);
      numbers[3] = shim_degrees(paint.u.sweep_gradient.end_angle);
      break;
    case FT_COLR_PAINTFORMAT_GLYPH:
      out->glyph = paint.u.glyph.glyphID;
      out->child = paint.u.glyph.paint;
      break;
    case FT_COLR_PAINTFORMAT_COLR_GLYPH:
      out->glyph = paint.u.colr_glyph.glyphID;
      break;
    case FT_COLR_PAINTFORMAT_TRANSFORM:
      out->child = paint.u.transform.paint;
      numbers[0] = shim_fixed(paint.u.transform.affine.xx);
      numbers[1] = shim_fixed(paint.u.transform.affine.xy);
      numbers[2] = shim_fixed(paint.u.transform.affine.dx);
      numbers[3] = shim_fixed(paint.u.transform.affine.yx);
      numbers[4] = shim_fixed(paint.u.transform.affine.yy);
      numbers[5] = shim_fixed(paint.u.transform.affine.dy);
      break;
    case FT_COLR_PAINTFORMAT_TRANSLATE:
      out->child = paint.u.translate.paint;
      numbers[0] = shim_fixed(paint.u.translate.dx);
      numbers[1] = shim_fixed(paint.u.translate.dy);
      break;
    case FT_COLR_PAINTFORMAT_SCALE:
      out->child = paint.u.scale.paint;
      numbers[0] = shim_fixed(paint.u.scale.scale_x);
      numbers[1] = shim_fixed(paint.u.scale.scale_y);
      numbers[2] = shim_fixed(paint.u.scale.center_x);
      numbers[3] = shim_fixed(paint.u.scale.center_y);
      break;
    case FT_COLR_PAINTFORMAT_ROTATE:
      out->child = paint.u.rotate.paint;
      numbers[0] = shim_degrees(paint.u.rotate.angle);
      numbers[2] = shim_fixed(paint.u.rotate.center_x);
      numbers[3] = shim_fixed(paint.u.rotate.center_y);
      break;
    case FT_COLR_PAINTFORMAT_SKEW:
      out->child = paint.u.skew.paint;
      numbers[0] = shim_degrees(paint.u.skew.x_skew_angle);
      numbers[1] = shim_degrees(paint.u.skew.y_skew_angle);
      numbers[2] = shim_fixed(paint.u.skew.center_x);
      numbers[3] = shim_fixed(paint.u.skew.center_y);
      break;
    case FT_COLR_PAINTFORMAT_COMPOSITE:
      out->child = paint.u.composite.source_paint;
      out->backdrop = paint.u.composite.backdrop_paint;
      out->composite_mode = paint.u.composite.composite_mode;
      break;
    default:
      return false;
  }
  return true;
}

#endif
