#!/usr/bin/env python3
"""Compares line ranges with those of a second program, for texts in any script.

usage: reference_wraps.py DYNTYPE REFERENCE LOCALE=FONT=TEXTS.txt ...

REFERENCE is a Python program, run by the interpreter that runs this one. It reads JSON Lines, each
with "id", "text", "locale", "fontFile", "index" (the face of a collection), "size" and "width", and
writes for each {"id", "lines": [{"range": [start, end], "width": w}]}: ranges of UTF-16 units with
the white space that hangs. It wraps greedily, in one face, each candidate line shaped as one run.

FONT is a file, or one face of a collection as FILE.ttc#INDEX. Each paragraph of TEXTS.txt (a line of
the file) is set by both at four sizes in four widths, without a strategy. Characters that the face
lacks are left out first, as REFERENCE has no second font; how many is printed. For each language the
share of equal ranges is printed, with the first that differ. Texts that the one run of REFERENCE may
not do justice are counted apart: those in more than one script, and texts from right to left with
digits.
"""
import json
import subprocess
import sys
import unicodedata

SIZES = [14, 17, 28, 53]
WIDTHS = [120, 200, 288, 343]
SHOWN = 8
# Letters of other names that are set together with Chinese characters.
EAST_ASIAN = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "KATAKANA-HIRAGANA": "CJK", "HANGUL": "CJK"}


def utf16(text):
    return text.encode("utf-16-le")


def measured(dyntype, rows):
    answers = run([dyntype, "measure", "--batch", "-"], rows)
    for row, answer in zip(rows, answers, strict=True):
        if "error" in answer:
            sys.exit(f"{row['text'][:40]!r}: {answer['error']}")
    return answers


def covered(dyntype, texts, settings):
    """The texts without the characters that the face lacks, and how many there were."""
    answers = measured(dyntype, [{"text": text, "size": 17, "width": 343} | settings for text in texts])
    count = 0
    for text, answer in zip(texts, answers, strict=True):
        units, end = utf16(text), 0
        left = b""
        for start, stop in sorted(r for f in answer["font"]["fallbacks"] for r in f["ranges"]):
            left += units[2 * end : 2 * start]
            end = stop
        left = (left + units[2 * end :]).decode("utf-16-le")
        for character in answer["categories"][0]["missingCharacters"]:
            left = left.replace(character, "")
        count += len(text) - len(left)
        if left.strip():
            yield left
    print(f"  {count} of {sum(map(len, texts))} characters left out")


def requests(dyntype, specification):
    locale, font, path = specification.split("=")
    file, _, index = font.partition("#")
    print(f"{locale}, {file.rpartition('/')[2]}:")
    settings = {"locale": locale, "font": font, "fontFile": file, "index": int(index or 0),
                "relativeTo": "none", "strategy": "none", "categories": "L"}
    with open(path, encoding="utf-8") as texts:
        paragraphs = [line for line in texts.read().split("\n") if line.strip()]
    texts = covered(dyntype, paragraphs, settings)
    rows = [(text, size, width) for text in texts for size in SIZES for width in WIDTHS]
    return [{"id": number, "text": text, "size": size, "width": width} | settings
            for number, (text, size, width) in enumerate(rows)]


def run(command, rows):
    lines = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    output = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in output.split("\n") if line]


def is_mixed(text):
    """Whether a text has letters of several scripts, or digits or Latin from left to right in a text
    from right to left."""
    scripts = set()
    for character in text:
        if unicodedata.category(character)[0] == "L":
            name = unicodedata.name(character, "?").split(" ")[0]
            scripts.add(EAST_ASIAN.get(name, name))
    bidi = {unicodedata.bidirectional(character) for character in text}
    return len(scripts) > 1 or (bidi & {"R", "AL"} and bidi & {"EN", "AN", "L"})


def compare(dyntype, reference, specification):
    rows = requests(dyntype, specification)
    ours, theirs = measured(dyntype, rows), run([sys.executable, reference], rows)
    kinds = {"plain": [0, 0], "other": [0, 0]}
    differing = []
    for row, mine, other in zip(rows, ours, theirs, strict=True):
        found = [tuple(line["range"]) for line in mine["categories"][0]["lines"]]
        expected = [tuple(line["range"]) for line in other["lines"]]
        kind = "other" if is_mixed(row["text"]) or mine["font"]["fallbacks"] else "plain"
        kinds[kind][0] += len(set(found) & set(expected))
        kinds[kind][1] += len(expected)
        if found != expected:
            differing.append((kind, row, mine["categories"][0]["lines"], other["lines"]))
    for kind, (equal, total) in kinds.items():
        if total:
            print(f"  {equal} of {total} ranges agree ({100 * equal / total:.3f} %) in {kind} texts")
    return differing


def show(kind, row, found, expected):
    """Prints the first line that differs."""
    for mine, other in zip(found, expected):
        if mine["range"] != other["range"]:
            units = utf16(row["text"])
            start, end = other["range"][0], max(mine["range"][1], other["range"][1])
            text = units[2 * start : 2 * end].decode("utf-16-le", "replace")
            print(f"  {kind}, {row['size']} in {row['width']}: {mine['range']} {mine['width']}, "
                  f"not {other['range']} {other['width']}: {ascii(text)} {text}")
            return


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    for specification in sys.argv[3:]:
        differing = compare(sys.argv[1], sys.argv[2], specification)
        differing.sort(key=lambda difference: difference[0] == "other")
        for difference in differing[:SHOWN]:
            show(*difference)


if __name__ == "__main__":
    main()
