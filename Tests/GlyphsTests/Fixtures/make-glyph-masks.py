"""Draws glyphs with FreeType itself and writes their grey bitmaps as JSON.

Usage: python3 make-glyph-masks.py FONTS_FOLDER > glyph-masks.json
Needs freetype-py from PyPI. FONTS_FOLDER is the package's `Fonts/Files`.
"""

import ctypes
import json
import sys

import freetype as ft

CASES = [
    # file, character, 26.6 pixels an em, axes, whether contours lie over each other
    ("Lato-Regular.ttf", "A", 17 * 64, None, False),
    ("Lato-Regular.ttf", "g", 17 * 64, None, False),
    ("Lato-Regular.ttf", "&", 51 * 64, None, False),
    ("Lato-Regular.ttf", "\u00e9", 1717, None, False),
    ("Lato-Italic.ttf", "f", 34 * 64, None, False),
    ("NotoSansArabic-Regular.ttf", "\u0634", 34 * 64, None, False),
    ("NotoSansThai-Regular.ttf", "\u0e0a", 25 * 64, None, False),
    ("Inter-Variable.ttf", "x", 34 * 64, {"opsz": 32, "wght": 600}, True),
    ("Inter-Variable.ttf", "@", 34 * 64, {"opsz": 14, "wght": 250}, False),
]

glyphs = []
for file, character, size, axes, overlaps in CASES:
    for quarter in range(4):
        face = ft.Face(f"{sys.argv[1]}/{file}")
        if axes:
            order = [axis.tag for axis in face.get_variation_info().axes]
            face.set_var_design_coords([axes[tag] for tag in order])
        face.set_char_size(0, size, 72, 72)
        glyph = face.get_char_index(character)
        face.load_glyph(glyph, ft.FT_LOAD_NO_HINTING | ft.FT_LOAD_NO_BITMAP)
        slot = face.glyph
        outline = slot._FT_GlyphSlot.contents.outline
        if overlaps:
            outline.flags |= 0x40  # FT_OUTLINE_OVERLAP
        ft.FT_Outline_Translate(
            ctypes.byref(outline), ctypes.c_long(quarter * 16), ctypes.c_long(0))
        slot.render(ft.FT_RENDER_MODE_NORMAL)
        bitmap = slot.bitmap
        rows = [
            bytes(bitmap.buffer[y * bitmap.pitch : y * bitmap.pitch + bitmap.width]).hex()
            for y in range(bitmap.rows)
        ]
        glyphs.append({
            "file": file, "character": character, "glyph": glyph, "size": size / 64,
            "axes": axes or {}, "quarter": quarter, "left": slot.bitmap_left,
            "top": -slot.bitmap_top, "rows": rows,
        })
json.dump({"freeType": ".".join(map(str, ft.version())), "glyphs": glyphs}, sys.stdout, indent=1)
