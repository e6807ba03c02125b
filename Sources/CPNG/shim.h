// libpng's simplified interface: its errors stay inside the library, which jumps out of its own
// functions only and never over a frame of Swift.

#ifndef DYNTYPE_CPNG_SHIM_H
#define DYNTYPE_CPNG_SHIM_H

#include <png.h>

/// PNG_FORMAT_RGBA is a macro of flags: four bytes a pixel, sRGB, alpha not multiplied in.
static const png_uint_32 shim_png_rgba = PNG_FORMAT_RGBA;

/// PNG_FORMAT_RGB: three bytes a pixel, sRGB.
static const png_uint_32 shim_png_rgb = PNG_FORMAT_RGB;

/// PNG_IMAGE_FLAG_FAST: compresses lightly.
static const png_uint_32 shim_png_fast = PNG_IMAGE_FLAG_FAST;

/// PNG_IMAGE_FLAG_16BIT_sRGB: 16-bit files that do not say otherwise are sRGB, not linear.
static const png_uint_32 shim_png_deep_srgb = PNG_IMAGE_FLAG_16BIT_sRGB;

/// A fresh image of the version that this header belongs to.
static inline png_image shim_png_image(void) {
  png_image image = {0};
  image.version = PNG_IMAGE_VERSION;
  return image;
}

#endif
