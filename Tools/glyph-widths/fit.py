#!/usr/bin/env python3
"""Estimate how much wider or narrower Apple's system font is than Inter, glyph by glyph.

    fit.py LABELS.tsv [--buttons BUTTONS.tsv] [--write FILE.swift] [--folds N]

LABELS.tsv: one-line labels (kind label), or buttons with a title and nothing else (kind button), of published Interface Builder
documents with the width that Xcode saved: columns kind, font, scale, text, w, h, repo, toolsVersion. BUTTONS.tsv: titles of buttons without image and insets: font, scale, title, w, h,
repo, toolsVersion, type, image, insets, config. Only texts, sizes and widths are used; nothing of Apple's font is read.

Method: Inter's advances (HarfBuzz, kerning on, joining off) plus a tracking give a width; what the saved width has beyond it,
in ems, is explained by the classes of the characters, the characters themselves, and the weight; at display sizes, where
Apple's design is another, by classes, characters and the size once more. Xcode up to 8 had looser text. Ridge regression with a normal prior for each (the *_SPREAD values below), and Huber weights so that stretched or
stale labels do not count. Cross-validation keeps every repository whole: fitted on some, quoted on the others.

Needs Inter (package fonts-inter), and the Python packages numpy and uharfbuzz.
"""
import argparse
import collections
import csv
import math
import random
import re

import numpy
import uharfbuzz

FONTS = '/usr/share/fonts/opentype/inter/Inter-{}.otf'
FILES = {'ultraLight': 'Thin', 'thin': 'ExtraLight', 'light': 'Light', 'regular': 'Regular', 'medium': 'Medium',
         'semibold': 'SemiBold', 'bold': 'Bold', 'heavy': 'ExtraBold', 'black': 'Black'}
STYLES = {'Title0': (34, 'regular'), 'Title1': (28, 'regular'), 'Title2': (22, 'regular'), 'Title3': (20, 'regular'),
          'Headline': (17, 'semibold'), 'Body': (17, 'regular'), 'Callout': (16, 'regular'), 'Subhead': (15, 'regular'),
          'Footnote': (13, 'regular'), 'Caption1': (12, 'regular'), 'Caption2': (11, 'regular')}
# Xcode 7 showed styles as for the content size "Medium": CanvasFonts.swift.
MEDIUM_TOOLS = range(8000, 11000)
MEDIUM_SIZES = {'Title0': 33, 'Title1': 27, 'Title2': 21, 'Title3': 19, 'Headline': 16, 'Body': 16, 'Callout': 15,
                'Subhead': 14, 'Footnote': 12, 'Caption1': 11, 'Caption2': 11}
# Xcode 12.5 to 13 as for "Extra Small", and Xcode 9 to 11 the two titles as for "Small": the same file.
EXTRA_SMALL_TOOLS = range(18000, 21000)
EXTRA_SMALL_SIZES = {'Title0': 31, 'Title1': 25, 'Title2': 19, 'Title3': 17, 'Headline': 14, 'Body': 14, 'Callout': 13,
                     'Subhead': 12, 'Footnote': 12, 'Caption1': 11, 'Caption2': 11}
SMALL_TITLE_TOOLS = range(13000, 16000)
SMALL_TITLE_SIZES = {'Title1': 26, 'Title2': 20}
# Below the display sizes, points a glyph by point size: SystemFontMetrics.swift.
TRACKING = {6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
            18: -.44, 19: -.45}
DISPLAY_SIZE = 20
# From there on, ems, as a first guess; and the sizes at which it is estimated.
DISPLAY_TRACKING = ((20, -.037), (24, -.042), (28, -.0455))
DISPLAY_KNOTS = (20, 22, 26, 36)
# Up to Xcode 8.
LOOSE_TOOLS = 13000
# Ems: WideScripts in Paragraph.swift.
HANGUL, IDEOGRAPH = .867, .936
# Documents of older tools show Helvetica Neue, and say nothing of San Francisco.
OLDEST_TOOLS = 7800
# How far, in ems, a class of characters, a character within its class, and a weight are expected to be off.
CLASS_SPREAD, GLYPH_SPREAD, WEIGHT_SPREAD = .01, .006, .01
SPREADS = {'class': CLASS_SPREAD, 'glyph': GLYPH_SPREAD, 'weight': WEIGHT_SPREAD, 'large class': CLASS_SPREAD,
           'large glyph': GLYPH_SPREAD, 'knot': GLYPH_SPREAD, 'loose': 2 * CLASS_SPREAD}
PLAUSIBLE = (.85, 1.03)


def parsed_font(name, tools=''):
    """Size and weight; None for a font of another family."""
    if name == 'default':
        return 15, 'regular'
    if name.startswith('style.'):
        style, version = name[6:], int(tools.split('.')[0] or 0)
        known = STYLES.get(style)
        for tools_range, sizes in ((MEDIUM_TOOLS, MEDIUM_SIZES), (EXTRA_SMALL_TOOLS, EXTRA_SMALL_SIZES),
                                   (SMALL_TITLE_TOOLS, SMALL_TITLE_SIZES)):
            if known and version in tools_range and style in sizes:
                return sizes[style], known[1]
        return known
    match = re.fullmatch(r'(boldSystem|system)(?:-(\w+))? ([\d.]+)', name)
    if not match:
        return None
    weight = 'bold' if match[1] == 'boldSystem' else match[2] or 'regular'
    return (float(match[3]), weight) if weight in FILES else None


def is_hangul(c):
    return 0xAC00 <= ord(c) <= 0xD7A3


def is_judged(c):
    """Latin letters, and the dashes, quotes and dots that go with them."""
    return ord(c) < 0x250 or 0x2010 <= ord(c) <= 0x203A


def is_ideograph(c):
    o = ord(c)
    return 0x2E80 <= o <= 0x9FFF or 0xF900 <= o <= 0xFAFF or 0xFF00 <= o <= 0xFFEF


_fonts = {}


def advance(text, weight):
    """Ems."""
    if weight not in _fonts:
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(FONTS.format(FILES[weight])))
        _fonts[weight] = uharfbuzz.Font(face), face.upem
    font, em = _fonts[weight]
    if not text:
        return 0
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer, {'calt': False, 'liga': False})
    return sum(p.x_advance for p in buffer.glyph_positions) / em


def tracking(size):
    if size >= DISPLAY_SIZE:
        return size * numpy.interp(size, *zip(*DISPLAY_TRACKING))
    low, high = math.floor(size), math.ceil(size)
    below, above = TRACKING.get(max(6, low), 0), TRACKING.get(max(6, high), TRACKING[19])
    return below + (above - below) * (size - low)


class Sample:
    def __init__(self, row, text, font):
        self.text, (self.size, self.weight) = text, font
        self.scale, self.width, self.height = float(row['scale']), float(row['w']), float(row['h'])
        self.repository, self.tools = row['repo'], float(row['toolsVersion'].split('.')[0] or 0)
        self.is_button = row.get('kind', 'button') == 'button'
        self.is_plausible = bool(text) and PLAUSIBLE[0] <= self.width / max(.1, advance(text, self.weight) * self.size) <= PLAUSIBLE[1]
        ems, points, run = 0, 0, ''
        for c in text + '\0':
            if c == '\0' or is_hangul(c) or is_ideograph(c):
                ems += advance(run, self.weight)
                points += len(run) * tracking(self.size)
                run = ''
                if c != '\0':
                    ems += HANGUL if is_hangul(c) else IDEOGRAPH
            else:
                run += c
        self.base = ems * self.size + points

    def key(self):
        return self.text, self.size, self.weight, self.scale, self.width, self.repository

    def features(self):
        count = collections.Counter()
        for c in self.text:
            if not is_judged(c):
                continue
            count[('glyph', c)] += 1
            count[('class', class_of(c))] += 1
            if self.weight != 'regular':
                count[('weight', self.weight)] += 1
                if self.size >= DISPLAY_SIZE and self.weight not in ('ultraLight', 'thin', 'light'):
                    count[('weight', 'largeHeavy')] += 1
            if self.size >= DISPLAY_SIZE:
                count[('large class', class_of(c))] += 1
                count[('large glyph', c)] += 1
            if self.tools < LOOSE_TOOLS:
                count[('loose', 'large' if self.size >= DISPLAY_SIZE else 'text')] += 1
        if self.size >= DISPLAY_SIZE:
            for size, share in knot_shares(self.size):
                count[('knot', size)] += share * len(self.text)
        return count

    def predicted(self, model):
        width = self.base + self.size * sum(model.get(k, 0) * n for k, n in self.features().items())
        width = math.ceil(round(width * self.scale, 4)) / self.scale
        return math.ceil(round(width, 4)) if self.is_button else width

    def rounding(self):
        """The mean that rounding up added: to pixels, or to whole points where nothing shows a pixel."""
        if self.is_button:
            return .5
        whole = self.width == round(self.width) and self.height == round(self.height)
        return (.25 + .25 / self.scale) if whole else .5 / self.scale


def knot_shares(size):
    """The sizes between which a size lies, with its share in each."""
    size = min(max(size, DISPLAY_KNOTS[0]), DISPLAY_KNOTS[-1])
    for low, high in zip(DISPLAY_KNOTS, DISPLAY_KNOTS[1:]):
        if size <= high:
            share = (size - low) / (high - low)
            return (low, 1 - share), (high, share)


def class_of(c):
    if c.isdigit():
        return 'digit'
    if c.isupper():
        return 'capital'
    if c.islower():
        return 'small'
    return 'space' if c == ' ' else 'sign'


def read_labels(path):
    rows = csv.DictReader(open(path), delimiter='\t', quoting=csv.QUOTE_NONE)
    found = [(r, parsed_font(r['font'], r['toolsVersion'])) for r in rows if r['kind'] in ('label', 'button')]
    return [s for s in (Sample(r, r['text'], (17, 'regular') if r['font'] == 'default' else f) for r, f in found if f) if s.is_plausible]


def read_buttons(path):
    rows = csv.DictReader(open(path), delimiter='\t', quoting=csv.QUOTE_NONE)
    plain = [r for r in rows if r['type'] in ('roundedRect', 'system', 'custom') and not r['image']
             and r['insets'] == 'False' and not r['config'] and r['title'] and float(r['w']) > 30.5]
    found = [(r, parsed_font(r['font'], r['toolsVersion'])) for r in plain]
    return [s for s in (Sample(r, r['title'], f) for r, f in found if f) if s.is_plausible]


def distinct(samples):
    return list({s.key(): s for s in reversed(samples)}.values())


def fit(samples):
    samples = [s for s in samples if s.tools >= OLDEST_TOOLS and s.features()]
    keys = sorted({k for s in samples for k in s.features()})
    index = {k: i for i, k in enumerate(keys)}
    matrix, target = numpy.zeros((len(samples), len(keys))), numpy.zeros(len(samples))
    for i, s in enumerate(samples):
        for k, n in s.features().items():
            matrix[i, index[k]] = n
        target[i] = (s.width - s.rounding() - s.base) / s.size
    prior = numpy.diag([1 / SPREADS[k[0]] ** 2 for k in keys])
    noise = numpy.array([(.4 + .02 * len(s.text)) / s.size for s in samples])
    weights = 1 / noise
    for _ in range(8):
        weighted = matrix * weights[:, None]
        x = numpy.linalg.solve(weighted.T @ weighted + prior, weighted.T @ (target * weights))
        residual = numpy.abs(target - matrix @ x) / noise
        weights = 1 / noise * numpy.sqrt(numpy.minimum(1, 1.5 / numpy.maximum(residual, 1e-9))) * (residual < 6)
    return dict(zip(keys, x))


def share_within_a_point(samples, model):
    good = sum(abs(s.predicted(model) - s.width) <= 1 + 1e-6 for s in samples)
    return f'{100 * good / len(samples):.1f} % of {len(samples)}'


def folds(samples, count, seed):
    """Repository -> fold, each with about as many samples."""
    chance = random.Random(seed)
    sizes = collections.Counter(s.repository for s in samples)
    repositories = sorted(sizes)
    chance.shuffle(repositories)
    repositories.sort(key=lambda r: -sizes[r])
    load, fold = [0] * count, {}
    for r in repositories:
        i = chance.choice([j for j in range(count) if load[j] <= min(load) + 5])
        fold[r] = i
        load[i] += sizes[r]
    return fold


def cross_validate(labels, buttons, count, seeds=4):
    held = []
    for seed in range(seeds):
        fold = folds(labels + buttons, count, seed)
        for k in range(count):
            model = fit(distinct([s for s in labels if fold[s.repository] != k]) + distinct([s for s in buttons if fold[s.repository] != k]))
            held += [abs(s.predicted(model) - s.width) <= 1 + 1e-6 for s in labels if fold[s.repository] == k and s.tools >= OLDEST_TOOLS]
    return f'{100 * sum(held) / len(held):.1f} %'


HEADER = '''// Made by Tools/glyph-widths/fit.py from {labels} labels and {buttons} buttons of {repositories} published repositories.
// Do not edit; run the script again.

import Foundation

/// How much wider the system font's glyphs are than those of Inter, in thousandths of an em, as estimated from the widths of
/// labels and buttons in saved documents.
enum GlyphCorrections {{
  struct Kinds {{
    var digit, capital, small, space, sign: Double
  }}

'''


CLASSES = ('digit', 'capital', 'small', 'space', 'sign')


def number(value):
    return f'{round(1000 * value, 1) + 0:g}'


def write(path, model, labels, buttons):
    def table(kind):
        return {k[1]: v for k, v in model.items() if k[0] == kind}

    classes, glyphs, weights = table('class'), table('glyph'), table('weight')
    large_classes, large_glyphs = table('large class'), table('large glyph')
    large = {c: classes[c] + large_classes.get(c, 0) for c in CLASSES}
    lines = [HEADER.format(labels=len(labels), buttons=len(buttons), repositories=len({s.repository for s in labels + buttons}))]
    lines.append('  /// By kind of character, for those that have no value of their own.\n')
    lines.append(f'  static let text = {kinds(classes)}\n')
    lines.append('  /// The same in the design for large text.\n')
    lines.append(f'  static let large = {kinds(large)}\n')
    lines.append('\n  /// Of medium and heavier weights at display sizes, on top of their weight.\n')
    lines.append(f'  static let largeHeavy: Double = {number(weights.pop("largeHeavy"))}\n')
    lines.append('\n  /// By weight; others are as regular.\n  static let weights: [Int: Double] = [\n    ')
    if 'heavy' not in weights and 'black' in weights:
        weights['heavy'] = (weights['bold'] + weights['black']) / 2  # no label of one line has it
    order = [w for w in FILES if w in weights]
    numbers = dict(zip(FILES, range(100, 1000, 100)))
    lines.append(', '.join(f'{numbers[w]}: {number(weights[w])}' for w in order) + ',\n  ]\n')
    lines.append('\n  /// Extra space after each glyph of large text, by point size: the larger, the tighter, as Apple\'s own values are.\n')
    lines.append('  static let largeTracking: [(size: CGFloat, space: CGFloat)] = [\n    ')
    lines.append(', '.join(f'({size}, {number(v)})' for size, v in large_tracking(table('knot'))) + ',\n  ]\n')
    lines.append('\n  /// By character, its kind included.\n')
    lines += glyph_table('textGlyphs', {c: v + classes[class_of(c)] for c, v in glyphs.items()})
    lines.append('\n  /// The same in the design for large text.\n')
    lines += glyph_table('largeGlyphs', {c: v + large[class_of(c)] + large_glyphs.get(c, 0) for c, v in glyphs.items()})
    open(path, 'w').write(''.join(lines) + '}\n')


def kinds(values):
    return 'Kinds(' + ', '.join(f'{c}: {number(values[c])}' for c in CLASSES) + ')'


def large_tracking(knots):
    """Ems by size: the first guess with what was estimated."""
    for size in sorted({s for s, _ in DISPLAY_TRACKING} | set(DISPLAY_KNOTS)):
        yield size, numpy.interp(size, *zip(*DISPLAY_TRACKING)) + sum(knots[k] * share for k, share in knot_shares(size))


def glyph_table(name, values):
    rows, row = [f'  static let {name}: [Character: Double] = ['], '   '
    for c in sorted(values):
        text = f' "{c}": {number(values[c])},'.replace('"""', '"\\""').replace('"\\"', '"\\\\"')
        if len(row) + len(text) > 108:
            rows.append(row)
            row = '   '
        row += text
    return ['\n'.join(rows + [row]) + '\n  ]\n']


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('labels')
    parser.add_argument('--buttons')
    parser.add_argument('--write')
    parser.add_argument('--folds', type=int, nargs='*', default=[2, 5])
    arguments = parser.parse_args()
    labels = read_labels(arguments.labels)
    buttons = distinct(read_buttons(arguments.buttons)) if arguments.buttons else []
    modern = [s for s in labels if s.tools >= OLDEST_TOOLS]
    model = fit(distinct(labels) + buttons)
    print('within a point, without corrections:', share_within_a_point(modern, {}))
    print('within a point, with corrections fitted to all:', share_within_a_point(modern, model), '; distinct:', share_within_a_point(distinct(modern), model))
    for count in arguments.folds:
        print(f'cross-validated by repository, {count} folds:', cross_validate(labels, buttons, count))
    print('ems looser up to Xcode 8:', {k[1]: round(v, 4) for k, v in model.items() if k[0] == 'loose'})
    if arguments.write:
        write(arguments.write, model, labels, buttons)


if __name__ == '__main__':
    main()
