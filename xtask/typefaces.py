#!/usr/bin/env python3
"""Cuts the typefaces of the languages beyond English and French; docs/looks.md says how to run it.

Usage: typefaces.py FOLDER, which holds what npm installs of source-sans@3.52.0, @expo-google-fonts/el-messiri@0.4.2 and
@expo-google-fonts/philosopher@0.4.1. Needs fonttools and brotli. Writes into public/fonts.
"""
import re
import sys
import unicodedata
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter, load_font, save_font

SOURCES = Path(sys.argv[1]) / "node_modules"
FONTS = Path(__file__).parent.parent / "public/fonts"
PHILOSOPHER = SOURCES / "@expo-google-fonts/philosopher/700Bold/Philosopher_700Bold.ttf"

# What the first files have, and no other repeats.
FIRST_SANS = {*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178}
MARKS = {0x2009, 0x200A, 0x2010, 0x2011, 0x2012, 0x201A, 0x201E, 0x2039, 0x203A}
LATIN = {*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E} - FIRST_SANS
CYRILLIC = {*range(0x400, 0x460), 0x490, 0x491, 0x2BC, 0x2116}
WESTERN = {0xA1, 0xAA, 0xB7, 0xBA, *range(0xBF, 0x100), 0x178, 0x2014, 0x2018, 0x201A, 0x201C, 0x201D, 0x201E, 0x2039, 0x203A}

# Latvian letters have a comma where Unicode says cedilla.
COMMA_BELOW = "ĢĶķĻļŅņŖŗȘșȚț"
# The height at which the dots of i and j begin, or less.
DOT = 500
# How far right of the middle an accent stands.
LEANS = {"\u0301": 38, "\u030b": 30}
# Where an ogonek hangs: from the right of the letter, for its own width to the left.
OGONEK = {"A": 60, "E": 60, "I": 105, "U": 270, "a": 40, "e": 150, "i": 90, "u": 50}


def cut(font, name, letters):
    """Writes a file with those letters that the font has, and their kerning."""
    letters = letters & font.getBestCmap().keys()
    options = Options(hinting=False, flavor="woff2", layout_features=["kern"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, FONTS / f"{name}.woff2", options)
    runs = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    ranges = ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)
    print(f"{name}.woff2: {(FONTS / f'{name}.woff2').stat().st_size} bytes, unicode-range: {ranges}")


def sans(weight, style):
    """Returns Source Sans under the name that its licence asks for."""
    font = load_font(SOURCES / f"source-sans/TTF/SourceSans3-{style}.ttf", Options())
    for record, said in {1: "Naqala Sans", 3: f"NaqalaSans-{style}-1", 4: f"Naqala Sans {style}", 6: f"NaqalaSans-{style}"}.items():
        font["name"].setName(said, record, 3, 1, 0x409)
    return font


class Titles:
    """El Messiri with more Latin letters. Its own Latin ones are those of Philosopher, which has marks that fit them."""

    def __init__(self):
        self.font = load_font(SOURCES / "@expo-google-fonts/el-messiri/700Bold/ElMessiri_700Bold.ttf", Options())
        self.more = load_font(PHILOSOPHER, Options())
        for letter in sorted(LATIN):
            if letter not in self.font.getBestCmap():
                self.add(chr(letter))

    def add(self, letter):
        """Adds a letter: that of Philosopher, or one made of a letter and its mark. Leaves out what is neither."""
        if ord(letter) in self.more.getBestCmap():
            return self.write(letter, self.width(letter), [(self.outline(letter), (0, 0))])
        base, *marks = unicodedata.normalize("NFD", letter)
        if letter in "Łł":
            base, stroke = ("L", (-20, 200, 330, 395)) if letter == "Ł" else ("l", (-45, 235, 235, 440))
            return self.write(letter, self.width(base), [(self.outline(base), (0, 0)), (bar(*stroke), (0, 0))])
        if not marks:
            return None
        if letter in COMMA_BELOW:
            marks = ["\u0326"]
        if letter in "ďťľĽ":
            place = self.width(base) - (40 if letter != "Ľ" else 300)
            wider = 110 if letter != "Ľ" else 0
            return self.write(letter, self.width(base) + wider, [(self.outline(base), (0, 0)), (self.outline("’"), (place, 30))])
        if letter == "ģ":
            return self.write(letter, self.width(base), [(self.outline(base), (0, 0)), (self.outline("‘"), (140, 60))])
        if marks == ["\u0328"]:
            place = self.bounds(base)[2] - OGONEK[base]
            return self.write(letter, self.width(base), [(self.outline(base), (0, 0)), (ogonek(), (place, 0))])
        above = {"i": "ı"}.get(base, base)
        parts = [(self.contours(above, below=DOT) if base == "j" else self.outline(above), (0, 0))]
        for mark in marks:
            parts.append(self.mark(above, mark))
        return self.write(letter, self.width(above), parts)

    def mark(self, base, mark):
        """Returns a mark and its place over a letter, or below it: as the letters have theirs that El Messiri has."""
        pen = self.contours("i", above=DOT) if mark == "\u0307" else self.outline(mark)
        box = BoundsPen(None)
        pen.replay(box)
        left, _, right, top = self.bounds(base)
        x = (left + right - box.bounds[0] - box.bounds[2]) / 2 + LEANS.get(mark, 0)
        is_below, is_high = mark == "\u0326", top > 500
        return pen, (x, top - 485 if is_high and not is_below else 0)

    def width(self, letter):
        return self.more["hmtx"][self.more.getBestCmap()[ord(letter)]][0]

    def bounds(self, letter):
        pen = BoundsPen(self.more.getGlyphSet())
        self.more.getGlyphSet()[self.more.getBestCmap()[ord(letter)]].draw(pen)
        return pen.bounds

    def outline(self, letter):
        pen = DecomposingRecordingPen(self.more.getGlyphSet())
        self.more.getGlyphSet()[self.more.getBestCmap()[ord(letter)]].draw(pen)
        return pen

    def contours(self, letter, *, below=None, above=None):
        """Records the contours of a letter that begin below a height, or at it."""
        pen = self.outline(letter)
        contour, kept = [], []
        for step in pen.value:
            contour.append(step)
            if step[0] == "closePath":
                low = min(point[1] for _, points in contour for point in points if point)
                kept += contour if (low < below if above is None else low >= above) else []
                contour = []
        pen.value = kept
        return pen

    def write(self, letter, width, parts):
        pen = TTGlyphPen(None)
        for outline, (x, y) in parts:
            outline.replay(TransformPen(Cu2QuPen(pen, 1), Transform(1, 0, 0, 1, x, y)))
        name = f"uni{ord(letter):04X}"
        glyph = pen.glyph()
        self.font.setGlyphOrder([*self.font.getGlyphOrder(), name])
        self.font["glyf"].glyphs[name] = glyph
        self.font["glyf"].glyphOrder = self.font.getGlyphOrder()
        glyph.recalcBounds(self.font["glyf"])
        self.font["hmtx"][name] = (width, glyph.xMin)
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = name


def bar(left, low, right, high):
    """Records the stroke of a Polish l, from the lower left to the upper right."""
    pen = DecomposingRecordingPen(None)
    thick = 75
    pen.moveTo((left, low))
    pen.lineTo((left, low + thick))
    pen.lineTo((right, high))
    pen.lineTo((right, high - thick))
    pen.closePath()
    return pen


def ogonek():
    """Records the tail below a Polish a, which starts at the origin."""
    pen = DecomposingRecordingPen(None)
    pen.moveTo((-55, 8))
    pen.curveTo((-105, -35), (-130, -75), (-130, -118))
    pen.curveTo((-130, -170), (-98, -203), (-46, -203))
    pen.curveTo((-14, -203), (12, -194), (30, -180))
    pen.lineTo((24, -138))
    pen.curveTo((12, -146), (-2, -150), (-14, -150))
    pen.curveTo((-40, -150), (-54, -134), (-54, -108))
    pen.curveTo((-54, -72), (-24, -30), (22, 8))
    pen.closePath()
    return pen


for weight, style in ((400, "Regular"), (700, "Bold")):
    for part, letters in (("marks", MARKS), ("latin", LATIN), ("cyrillic", CYRILLIC)):
        cut(sans(weight, style), f"naqala-sans-{weight}-{part}", letters)
FIRST_TITLE = set(load_font(FONTS / "el-messiri-700.woff2", Options()).getBestCmap())
for part, letters in (("western", WESTERN - FIRST_TITLE), ("latin", LATIN), ("cyrillic", CYRILLIC)):
    cut(Titles().font, f"el-messiri-700-{part}", letters)

# What the style sheet says of each file is what the file has.
for name, ranges in re.findall(r'fonts/([\w-]+\.woff2)[^}]*unicode-range: ([^;]+);', (FONTS / "../../style/base/faces.css").read_text()):
    said = set()
    for run in ranges.split(","):
        first, _, last = run.strip().removeprefix("U+").partition("-")
        said.update(range(int(first, 16), int(last or first, 16) + 1))
    if said != load_font(FONTS / name, Options()).getBestCmap().keys():
        sys.exit(f"style/base/faces.css states another range than {name} has")
