"""Makes small fonts whose glyphs have colours: layers, paints and pictures.

Usage: python3 make-color-fonts.py OUTPUT_FOLDER
Needs fonttools and pillow from PyPI.
"""

import io
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph as SbixGlyph
from fontTools.ttLib.tables.sbixStrike import Strike
from fontTools.ttLib.tables import otTables as ot
from PIL import Image

P = ot.PaintFormat
M = ot.CompositeMode


def rectangle(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()
    return pen.glyph()


def font(name, letters):
    order = [".notdef", "square", "left", "right", "low"] + letters
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(letter): letter for letter in letters})
    square = rectangle(0, 0, 1000, 1000)
    shapes = {glyph: square for glyph in order}
    shapes["left"] = rectangle(0, 0, 500, 1000)
    shapes["right"] = rectangle(500, 0, 1000, 1000)
    shapes["low"] = rectangle(0, 0, 1000, 500)
    builder.setupGlyf(shapes)
    builder.setupHorizontalMetrics({glyph: (1000, 0) for glyph in order})
    builder.setupHorizontalHeader(ascent=1000, descent=0)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    builder.setupOS2(sTypoAscender=1000, usWinAscent=1000)
    builder.setupPost()
    # No dates.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder


def solid(index, alpha=1.0):
    return {"Format": P.PaintSolid, "PaletteIndex": index, "Alpha": alpha}


def glyph(name, paint):
    return {"Format": P.PaintGlyph, "Glyph": name, "Paint": paint}


def line(extend="pad", stops=((0, 0), (1, 1))):
    return {"Extend": extend,
            "ColorStop": [{"StopOffset": o, "PaletteIndex": i, "Alpha": 1.0} for o, i in stops]}


PALETTE = [(1, 0, 0, 1), (0, 0, 1, 1), (0, 1, 0, 0.5)]
folder = sys.argv[1]

layers = font("ColorLayers", ["A", "B"])
layers.setupCOLR({"A": [("square", 0), ("left", 1), ("low", 2)], "B": [("square", 0xFFFF), ("left", 0)]},
                 version=0)
layers.setupCPAL([PALETTE])
layers.save(f"{folder}/color-layers.ttf")

linear = {"Format": P.PaintLinearGradient, "ColorLine": line(), "x0": 0, "y0": 0, "x1": 1000, "y1": 0,
          "x2": 0, "y2": 1000}
radial = {"Format": P.PaintRadialGradient, "ColorLine": line(), "x0": 500, "y0": 500, "r0": 0,
          "x1": 500, "y1": 500, "r1": 500}
sweep = {"Format": P.PaintSweepGradient, "ColorLine": line(stops=((0, 0), (0.5, 1), (1, 0))),
         "centerX": 500, "centerY": 500, "startAngle": 0, "endAngle": 360}
paints = font("ColorPaints", list("ABCDEFGH"))
paints.setupCOLR({
    "A": glyph("square", linear),
    "B": glyph("square", radial),
    "C": glyph("square", sweep),
    # A quarter turn about the middle: the left half becomes the lower one.
    "D": {"Format": P.PaintRotateAroundCenter, "angle": 90, "centerX": 500, "centerY": 500,
          "Paint": glyph("left", solid(0))},
    "E": {"Format": P.PaintComposite, "CompositeMode": M.SRC_IN,
          "SourcePaint": glyph("square", solid(0)), "BackdropPaint": glyph("left", solid(1, 0.5))},
    "F": {"Format": P.PaintColrLayers, "Layers": [
        glyph("square", solid(1)), {"Format": P.PaintColrGlyph, "Glyph": "D"},
        glyph("left", solid(0xFFFF, 0.5))]},
    "G": {"Format": P.PaintTransform, "Transform": (0.5, 0, 0, 0.5, 250, 0),
          "Paint": glyph("square", {**linear, "ColorLine": line("reflect", ((0, 0), (0.5, 1)))})},
    # Itself, and so without end.
    "H": {"Format": P.PaintColrLayers, "Layers": [
        glyph("low", solid(1)), {"Format": P.PaintColrGlyph, "Glyph": "H"}]},
})
paints.setupCPAL([PALETTE])
paints.save(f"{folder}/color-paints.ttf")

# Modes that keep hue, saturation or luminosity of one of two colours: gradients one across the other.
RAINBOW = [(1, 0, 0, 1), (1, 0.9, 0.2, 1), (0.1, 0.4, 0.9, 1), (0.3, 0.8, 0.4, 1), (0.5, 0.5, 0.5, 1)]
across = {**linear, "ColorLine": line(stops=((0, 0), (0.3, 1), (0.6, 2), (1, 3)))}
up = {**linear, "ColorLine": line(stops=((0, 2), (0.5, 4), (1, 1))),
      "x1": 0, "y1": 1000, "x2": -1000, "y2": 0}
modes = [M.HSL_HUE, M.HSL_SATURATION, M.HSL_COLOR, M.HSL_LUMINOSITY]
blends = font("ColorBlends", list("ABCDEFG"))
blends.setupCOLR({
    **{letter: {"Format": P.PaintComposite, "CompositeMode": mode,
                "SourcePaint": glyph("square", up), "BackdropPaint": glyph("square", across)}
       for letter, mode in zip("ABCD", modes)},
    # Cut to a part, by its own clip box; a fill that only a clip box bounds; one cut inside another.
    "E": glyph("square", solid(2)),
    "F": solid(3),
    "G": {"Format": P.PaintColrLayers, "Layers": [
        {"Format": P.PaintColrGlyph, "Glyph": "E"}, glyph("left", solid(0, 0.5))]},
}, clipBoxes={"E": (250, 0, 750, 500), "F": (0, 500, 1000, 750), "G": (0, 250, 500, 1000)})
blends.setupCPAL([RAINBOW])
blends.save(f"{folder}/color-blends.ttf")

pictures = font("ColorPictures", ["A"])
sbix = newTable("sbix")
sbix.version, sbix.flags, sbix.strikes = 1, 1, {}
for size in (16, 64):
    image = Image.new("RGBA", (size, size), (255, 0, 0, 255))
    image.paste((0, 0, 255, 255), (0, 0, size // 2, size))
    data = io.BytesIO()
    image.save(data, "PNG")
    strike = Strike(ppem=size, resolution=72)
    for name in pictures.font.getGlyphOrder():
        strike.glyphs[name] = SbixGlyph(
            glyphName=name, graphicType="png " if name == "A" else None,
            imageData=data.getvalue() if name == "A" else None)
    sbix.strikes[size] = strike
pictures.font["sbix"] = sbix
pictures.save(f"{folder}/color-pictures.ttf")
