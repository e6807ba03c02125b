"""Draws lines of text with Cairo, eight times as large and averaged, as exact grey coverage.

Usage: python3 make-cairo-text.py FONTS_FOLDER OUTPUT_FOLDER
Needs Debian's python3-gi-cairo and gir1.2-pango-1.0, and nothing else. FONTS_FOLDER is the package's
`Fonts/Files`, the only folder in which fonts are looked for.
"""

import os
import struct
import sys
import tempfile
import zlib

fonts, output = (os.path.abspath(path) for path in sys.argv[1:3])
with tempfile.NamedTemporaryFile("w", suffix=".conf", delete=False) as config:
    cache = os.path.join(tempfile.gettempdir(), "fc-cache")
    config.write(f"<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>")
os.environ["FONTCONFIG_FILE"] = config.name

import cairo  # noqa: E402
import gi  # noqa: E402

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

FACTOR = 8


def grey_png(path, width, height, rows):
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    raw = b"".join(b"\0" + bytes(row) for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def averaged(surface, width, height):
    data, stride = surface.get_data(), surface.get_stride()
    rows = []
    for y in range(height):
        row = []
        for x in range(width):
            total = sum(
                sum(data[(y * FACTOR + line) * stride + x * FACTOR : (y * FACTOR + line) * stride
                         + (x + 1) * FACTOR])
                for line in range(FACTOR))
            row.append(255 - (total + FACTOR * FACTOR // 2) // (FACTOR * FACTOR))
        rows.append(row)
    return rows


def draw(name, text, family, size, width, height, baseline, snapped):
    surface = cairo.ImageSurface(cairo.FORMAT_A8, width * FACTOR, height * FACTOR)
    context = cairo.Context(surface)
    context.scale(FACTOR, FACTOR)
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    layout = PangoCairo.create_layout(context)
    PangoCairo.context_set_font_options(layout.get_context(), options)
    layout.get_context().set_round_glyph_positions(False)
    description = Pango.FontDescription()
    description.set_family(family)
    description.set_absolute_size(size * Pango.SCALE)
    layout.set_font_description(description)
    layout.set_text(text, -1)
    top = baseline - layout.get_baseline() / Pango.SCALE
    if snapped:
        # Each glyph at the nearest quarter of a pixel, as the canvas documents it.
        context.select_font_face(family)
        context.set_font_size(size)
        context.set_font_options(options)
        for index, character in enumerate(text):
            start = layout.index_to_pos(len(text[:index].encode())).x / Pango.SCALE
            context.move_to(int((4 + start) * 4 + 0.5) / 4, baseline)
            context.text_path(character)
    else:
        context.move_to(4, top)
        PangoCairo.layout_path(context, layout)
    context.fill()
    surface.flush()
    grey_png(os.path.join(output, name), width, height, averaged(surface, width, height))
    print(name, layout.get_pixel_size())


draw("cairo-lato-34.png", "Hamburgevons AVATAR", "Lato", 34, 360, 48, 36, True)
draw("cairo-lato-120.png", "Hamburgefonstiv", "Lato", 120, 940, 160, 120, False)
draw("cairo-arabic-120.png", "\u0645\u0631\u062d\u0628\u0627 \u0628\u0627\u0644\u0639\u0627\u0644\u0645",
     "Noto Sans Arabic", 120, 600, 260, 150, False)
