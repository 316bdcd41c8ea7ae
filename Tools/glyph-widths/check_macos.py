#!/usr/bin/env python3
"""Tell how well the system font's glyph widths, as fitted to iOS documents, hold for labels of Mac documents.

    check_macos.py MAC_LABELS.tsv [--table GlyphCorrections.swift] [--labels LABELS.tsv] [--misses]

MAC_LABELS.tsv: labels of one line with the width that Xcode saved: columns kind (label; with /stack or /grid where a container
may have stretched it), font, scale, text, w, h, repo, toolsVersion. LABELS.tsv: iOS labels, as fit.py reads them.

A Mac label is as wide as its text, rounded up to a whole point, and 4 points. Judged are tight ones: those whose width is
within 8 % or 3 points of what Inter with Apple's tracking gives, before any correction. For each font: Inter alone; the
table that the package has, to which no Mac document contributed; with --labels a table fitted to iOS and Mac labels together,
cross-validated with every repository whole.
"""
import argparse
import collections
import csv
import math
import pathlib
import re

import fit

TABLE = pathlib.Path(__file__).parents[2] / 'Sources/PangoText/GlyphCorrections.swift'
PADDING = 4
TIGHT_SHARE, TIGHT_POINTS = .08, 3
FOLDS = 5
WEIGHTS = ('Medium', 'Semibold', 'Bold', 'Light', 'UltraLight', 'Heavy', 'Black', 'Thin')
# Fitted as one family with the iOS samples: past the looser text of Xcode 8.
MODERN_TOOLS = 20000


def mac_font(name):
    """Size and weight; None for a font of another family."""
    name = re.sub(r'\(.*\)', '', name)
    for weight in WEIGHTS:
        name = name.replace('system' + weight, 'system-' + weight[0].lower() + weight[1:])
    return fit.parsed_font(name)


class MacLabel(fit.Sample):
    def __init__(self, row, font):
        super().__init__(dict(row, kind='label', w=float(row['w']) - PADDING), row['text'], font)
        self.tools, self.is_button = MODERN_TOOLS, True
        self.may_be_stretched = '/' in row['kind']
        self.is_tight = bool(self.text) and abs(self.width - self.base) <= max(TIGHT_POINTS, TIGHT_SHARE * self.base)


def read_mac_labels(path):
    rows = csv.DictReader(open(path), delimiter='\t', quoting=csv.QUOTE_NONE)
    found = [(r, mac_font(r['font'])) for r in rows if r['kind'].split('/')[0] == 'label']
    labels = [MacLabel(r, f) for r, f in found if f]
    return [s for s in labels if s.is_tight]


def is_right(sample, width):
    return abs(math.ceil(round(width, 4)) - sample.width) <= 1 + 1e-6


def is_fitted(sample, model):
    return is_right(sample, sample.base + sample.size * sum(model.get(k, 0) * n for k, n in sample.features().items()))


class Table:
    """The package's own, read from its source; thousandths of an em."""

    def __init__(self, path):
        source = open(path).read()
        self.kinds = {name: dict((k, float(v)) for k, v in re.findall(r'(\w+): (-?[\d.]+)', self.part(source, name, r'Kinds\((.*)\)')))
                      for name in ('text', 'large')}
        self.weights = {int(k): float(v) for k, v in re.findall(r'(\d+): (-?[\d.]+)', self.part(source, 'weights', r'\[(.*?)\n  \]'))}
        self.large_heavy = float(self.part(source, 'largeHeavy', r'(-?[\d.]+)'))
        self.tracking = [(float(k), float(v)) for k, v in
                         re.findall(r'\((-?[\d.]+), (-?[\d.]+)\)', self.part(source, 'largeTracking', r'\[(.*?)\n  \]'))]
        self.glyphs = {name: {k: float(v) for k, v in re.findall(r'"\\?(.)": (-?[\d.]+)', self.part(source, name + 'Glyphs', r'\[(.*?)\n  \]'))}
                       for name in ('text', 'large')}

    @staticmethod
    def part(source, name, pattern):
        return re.search(r'static let ' + name + r'\b[^=]*= ' + pattern, source, re.S if 'n  ' in pattern else 0)[1]

    def holds(self, sample):
        is_large = sample.size >= fit.DISPLAY_SIZE
        name = 'large' if is_large else 'text'
        glyphs, kinds = self.glyphs[name], self.kinds[name]
        ems = sum(glyphs.get(c, kinds[fit.class_of(c)]) for c in sample.text if fit.is_judged(c))
        number = 100 * (1 + list(fit.FILES).index(sample.weight))
        each = self.weights.get(number, 0) + (self.large_heavy if is_large and number >= 500 else 0)
        if is_large:
            each += fit.numpy.interp(sample.size, *zip(*self.tracking)) - 1000 * fit.tracking(sample.size) / sample.size
        return is_right(sample, sample.base + sample.size * (ems + each * len(sample.text)) / 1000)


def by_font(samples):
    fonts = collections.defaultdict(list)
    for s in samples:
        fonts[s.size, s.weight].append(s)
    return sorted(fonts.items())


def cross_validated(mac, others):
    """Each label with whether a table not fitted to its repository is right."""
    fold = fit.folds(mac + others, FOLDS, 0)
    good = {}
    for k in range(FOLDS):
        model = fit.fit(fit.distinct([s for s in mac + others if fold[s.repository] != k]))
        good.update((id(s), is_fitted(s, model)) for s in mac if fold[s.repository] == k)
    return good


def share(flags):
    return f'{100 * sum(flags) / len(flags):5.1f} %'


def report(title, labels, table, joint):
    print(title)
    for (size, weight), group in by_font(labels):
        columns = [f'Inter {share([is_fitted(s, {}) for s in group])}', f'table {share([table.holds(s) for s in group])}']
        if joint:
            columns.append(f'joint {share([joint[id(s)] for s in group])}')
        print(f'  {size:4g} {weight:10} {len(group):4}  ', '   '.join(columns))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('mac')
    parser.add_argument('--table', default=TABLE)
    parser.add_argument('--labels')
    parser.add_argument('--misses', action='store_true')
    arguments = parser.parse_args()
    mac, table = read_mac_labels(arguments.mac), Table(arguments.table)
    joint = cross_validated(mac, fit.distinct(fit.read_labels(arguments.labels))) if arguments.labels else {}
    print(f'{len(mac)} tight labels of {len({s.repository for s in mac})} repositories, within a point:')
    report('On their own:', [s for s in mac if not s.may_be_stretched], table, joint)
    report('All, those in stack and grid views included:', mac, table, joint)
    if arguments.misses:
        for s in mac:
            if not table.holds(s):
                print(s.size, s.weight, s.width, s.repository, repr(s.text))


if __name__ == '__main__':
    main()
