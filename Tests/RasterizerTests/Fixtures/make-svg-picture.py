"""Lets Chromium draw an SVG document, eight times as large and averaged to two pixels a point.

Usage: python3 make-svg-picture.py DOCUMENT.svg OUTPUT.png WIDTH HEIGHT
Needs `chromium` on the path and numpy and pillow from PyPI.
"""

import os
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

document, output = map(os.path.abspath, sys.argv[1:3])
width, height = map(int, sys.argv[3:5])
# Chromium's own smoothing has few steps; that of a large picture averages out.
scale, factor = 2, 4
with tempfile.TemporaryDirectory() as folder:
    shot = f"{folder}/shot.png"
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         f"--force-device-scale-factor={scale * factor}", f"--window-size={width},{height}",
         f"--screenshot={shot}", f"file://{document}"], check=True, capture_output=True)
    pixels = numpy.asarray(Image.open(shot).convert("RGB")).astype(float)
pixels = pixels[: height * scale * factor, : width * scale * factor]
mean = pixels.reshape(height * scale, factor, width * scale, factor, 3).mean((1, 3))
Image.fromarray((mean + 0.5).astype("uint8")).save(output)
