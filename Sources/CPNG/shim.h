#ifndef DYNTYPE_CPNG_SHIM_H
#define DYNTYPE_CPNG_SHIM_H

#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Reading goes through libpng's simplified interface: its errors stay inside the library, which
// jumps out of its own functions only and never over a frame of Swift.

/// PNG_FORMAT_RGBA is a macro of flags: four bytes a pixel, sRGB, alpha not multiplied in.
static const png_uint_32 shim_png_rgba = PNG_FORMAT_RGBA;

/// PNG_IMAGE_FLAG_16BIT_sRGB: 16-bit files that do not say otherwise are sRGB, not linear.
static const png_uint_32 shim_png_deep_srgb = PNG_IMAGE_FLAG_16BIT_sRGB;

/// A fresh image of the version that this header belongs to.
static inline png_image shim_png_image(void) {
  png_image image = {0};
  image.version = PNG_IMAGE_VERSION;
  return image;
}

// Writing: strips of rows are compressed with zlib, apart from each other, and libpng makes a file
// of them. It jumps back into shim_png_write, over frames of C alone.

/// Memory that is written into; with what went wrong.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t capacity, count;
  char message[64];
} shim_png_output;

/// Compresses rows of pixels of four bytes (red, green, blue, alpha, not multiplied in), without the
/// alpha if it is not wanted, as a part of a deflate stream; adds them to an Adler-32 checksum.
///
/// Unfiltered at level 2: flat colours and glyphs that come again compress better so than filtered,
/// and level 4 takes nearly three times as long to save 5 %. Measured with zlib 1.2.13.
static inline bool shim_png_compress(const uint32_t *_Nonnull pixels, uint32_t width, uint32_t rows,
                                     bool has_alpha, bool is_last, uint32_t *_Nonnull checksum,
                                     shim_png_output *_Nonnull output) {
  size_t length = 1 + (size_t)width * (has_alpha ? 4 : 3);
  // A pixel without alpha is written as four bytes, and the fourth overwritten by the next.
  uint8_t *line = (uint8_t *)calloc(length + 1, 1);
  z_stream stream = {0};
  if (!line || deflateInit2(&stream, 2, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(line);
    return false;
  }
  stream.next_out = output->bytes;
  stream.avail_out = output->capacity;
  int status = Z_OK;
  for (uint32_t row = 0; row < rows && status == Z_OK; row++) {
    const uint32_t *from = pixels + (size_t)row * width;
    if (has_alpha) memcpy(line + 1, from, length - 1);
    else
      for (uint32_t x = 0; x < width; x++) memcpy(line + 1 + 3 * (size_t)x, from + x, 4);
    *checksum = adler32(*checksum, line, length);
    stream.next_in = line;
    stream.avail_in = length;
    bool is_end = row + 1 == rows;
    status = deflate(&stream, !is_end ? Z_NO_FLUSH : is_last ? Z_FINISH : Z_SYNC_FLUSH);
  }
  output->count = stream.total_out;
  bool is_done = status == (is_last ? Z_STREAM_END : Z_OK) && stream.avail_out > 0;
  deflateEnd(&stream);
  free(line);
  return is_done;
}

/// The checksum of two parts, the second of which has a length.
static inline uint32_t shim_png_checksum(uint32_t first, uint32_t second, size_t length) {
  return adler32_combine(first, second, length);
}

static inline void shim_png_append(png_structp _Nonnull png, png_bytep _Nonnull bytes,
                                   size_t count) {
  shim_png_output *output = (shim_png_output *)png_get_io_ptr(png);
  if (count > output->capacity - output->count) png_error(png, "more bytes than were expected");
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static inline void shim_png_flush(png_structp _Nonnull png) { (void)png; }

static inline void shim_png_fail(png_structp _Nonnull png, png_const_charp _Nonnull message) {
  shim_png_output *output = (shim_png_output *)png_get_error_ptr(png);
  strncpy(output->message, message, sizeof output->message - 1);
  png_longjmp(png, 1);
}

static inline void shim_png_warn(png_structp _Nonnull png, png_const_charp _Nonnull message) {
  (void)png;
  (void)message;
}

/// Writes a file around a compressed stream; false on failure, with a message.
static inline bool shim_png_write(uint32_t width, uint32_t height, bool has_alpha,
                                  const uint8_t *_Nonnull stream, size_t count,
                                  shim_png_output *_Nonnull output) {
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, output, shim_png_fail, shim_png_warn);
  if (!png) return false;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, output, shim_png_append, shim_png_flush);
  png_set_IHDR(png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  png_write_chunk(png, (png_const_bytep)"IDAT", stream, count);
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  return true;
}

#endif
