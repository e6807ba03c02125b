#!/usr/bin/env python3
"""Compares line counts with headless Chromium's, for the same texts in the same font file.

usage: chromium_line_counts.py DYNTYPE FONT TEXTS.jsonl

TEXTS.jsonl has an object a line with "text" and "locale". Each text is set at twelve sizes and four
widths by both; the share of equal line counts is printed, with the first that differ. Texts with a
slash are counted apart: Chromium does not break behind one, ICU's rules do.
Needs `chromium` (Debian) on PATH.
"""
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
WIDTHS = [120, 200, 288, 343]

PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: T; src: url("{font}"); }}
p {{ margin: 0; font-family: T; line-height: 100px; text-rendering: geometricPrecision;
  white-space: pre-wrap; overflow-wrap: anywhere; }}
</style><body><pre id="out"></pre><script>
const rows = {rows};
document.fonts.load("20px T").then(() => {{
  const counts = rows.map(([text, locale]) => {{
    const p = document.createElement("p");
    p.lang = locale;
    p.textContent = text;
    document.body.append(p);
    const row = [];
    for (const size of {sizes}) for (const width of {widths}) {{
      p.style.fontSize = size + "px";
      p.style.width = width + "px";
      row.push(Math.round(p.getBoundingClientRect().height / 100));
    }}
    p.remove();
    return row;
  }});
  document.getElementById("out").textContent = JSON.stringify(counts);
}});
</script>"""


def chromium_counts(font, texts):
    page = PAGE.format(
        font=pathlib.Path(font).resolve().as_uri(), sizes=SIZES, widths=WIDTHS,
        rows=json.dumps([[t["text"], t["locale"]] for t in texts]).replace("</", "<\\/"))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page, encoding="utf-8")
        dom = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--virtual-time-budget=600000", "--dump-dom", path.as_uri()],
            capture_output=True, text=True, check=True).stdout
    return json.loads(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', dom, re.S)[1]))


def our_counts(dyntype, font, texts):
    requests = "\n".join(
        json.dumps({"text": t["text"], "locale": t["locale"], "font": font, "size": size,
                    "relativeTo": "none", "width": width, "strategy": "none", "categories": "L"})
        for t in texts for size in SIZES for width in WIDTHS)
    answers = subprocess.run(
        [dyntype, "measure", "--batch", "-"], input=requests, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    counts = [json.loads(answer)["categories"][0]["lineCount"] for answer in answers]
    cells = len(SIZES) * len(WIDTHS)
    return [counts[i : i + cells] for i in range(0, len(counts), cells)]


def main():
    dyntype, font, path = sys.argv[1:]
    texts = [json.loads(line) for line in open(path, encoding="utf-8")]
    ours, theirs = our_counts(dyntype, font, texts), chromium_counts(font, texts)
    totals, different = [0, 0], [0, 0]
    for text, mine, other in zip(texts, ours, theirs):
        has_slash = "/" in text["text"]
        for cell, (a, b) in enumerate(zip(mine, other)):
            totals[has_slash] += 1
            if a != b:
                different[has_slash] += 1
                if not has_slash and different[0] <= 10:
                    size, width = SIZES[cell // len(WIDTHS)], WIDTHS[cell % len(WIDTHS)]
                    print(f"{a} lines, Chromium {b}: {size} pt in {width} pt: {text['text']!r}")
    for name, total, differ in zip(("without", "with"), totals, different):
        share = 100 * (1 - differ / total) if total else 100
        print(f"{total - differ} of {total} line counts agree ({share:.2f} %) in texts {name} a slash")


if __name__ == "__main__":
    main()
