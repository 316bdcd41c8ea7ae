#!/usr/bin/env python3
"""Counts what saved documents show of the sizes, alignment insets and baselines of AppKit's controls, and writes controls.tsv.

    Research/measure-controls.py FOLDER [--parts 1,2,…]

FOLDER holds documents of the manifest, as for accuracy.py. Each row is a row of the program's tables of control metrics and a value
of it, with the views that have the value and all views that show one:

- a frame size is the saved height, or width, of a control that no length of its own fixes: Interface Builder keeps most controls
  at their natural height, under Auto Layout or not;
- an alignment inset is what a required equality between a control's edge and the edge of a view whose insets are certain leaves
  over: of a container, or of a control of which the table has no guess and enough samples;
- a baseline is the same for an equality between the baselines of a control and a label.

The text widths need measured text: measure-rules.py shows what they explain.
"""
import argparse
import collections
import importlib
import os
import re
import xml.etree.ElementTree as ET

import documents
import scoring

CONTROLS = os.path.join(documents.HERE, "controls.tsv")
METRICS = os.path.join(os.path.dirname(documents.HERE), "Sources", "MacDrawing", "Metrics")
COLUMNS = ["metric", "column", "value", "views", "repositories", "of views", "of repositories"]
# The tables, their files, and the columns of values between the height and the number of samples.
TABLES = {"alignment insets": ("AlignmentInsetRows", ["left", "right", "top", "bottom"]),
          "frame sizes": ("FrameSizeRows", ["width"]), "baselines": ("BaselineRows", ["above"])}
# The first release of each generation of controls, the newest first.
ERAS = (("t", "26.0"), ("b", "12.0"), ("o3", "11.0"), ("o2", "9.3"), ("o1", ""))
BUTTONS = {"squareTextured": "texturedSquare"} | {one: one for one in (
    "push check radio help disclosure disclosureTriangle roundTextured roundRect smallSquare square bevel recessed inline").split()}
UNBORDERED = set("check radio help disclosure disclosureTriangle".split())
POP_UPS = {"bevel": "popUpBevel", "roundTextured": "popUpTextured", "recessed": "popUpRecessed", "roundRect": "popUpRecessed",
           "smallSquare": "popUpSmallSquare"}
SEGMENTS = {"separated": "segmentedSeparated", "smallSquare": "segmentedSmallSquare", "texturedSquare": "segmentedTextured",
            "texturedRounded": "segmentedTextured", "roundRect": "segmentedRoundRect"}
PLAIN = set("searchField comboBox stepper switch colorWell datePicker levelIndicator".split())
FIELDS = {"textField": ("textField", "label"), "secureTextField": ("secureField", "label"), "tokenField": ("tokenField", "tokenLabel")}
# The samples from which a row of the table makes its control a measure for others.
CERTAIN = 8
CONTAINERS = set("view customView scrollView stackView splitView visualEffectView clipView outlineView".split())
# The baseline of a label above the bottom of its frame, to which the table's baselines relate, by control size.
LABEL_BASELINES = {"regular": 4, "small": 3}
SIDES = ["left", "right", "top", "bottom"]
EDGES = {"leading": 0, "left": 0, "trailing": 1, "right": 1, "top": 2, "bottom": 3}
# Saved numbers with a fraction below this are whole.
WHOLE = 0.05


class View:
    """A view of a document: its identifier, kind, control size, saved frame and the element around it."""

    def __init__(self, element, frame, parent):
        cell = next((child for child in element if child.get("key") == "cell"), None)
        self.element, self.frame, self.parent, self.cell = element, frame, parent, cell
        self.kind = kind(element, {} if cell is None else cell.attrib, frame)
        of_cell = None if cell is None else cell.get("controlSize")
        self.size = element.get("controlSize") or of_cell or "regular"

    def rows(self, era):
        """The keys of the rows that may be about the view."""
        return [(self.kind, self.size, era, f"{self.frame[3]:g}"), (self.kind, self.size, era, "*")]

    def place(self, edge):
        """Where an edge of the frame lies, rightwards and downwards in the parent's coordinates."""
        x, y, width, height = self.frame
        return (x, x + width, -(y + height), -y)[edge]

    def inner(self, edge):
        """The same in the view's own coordinates, in which its children lie."""
        return (0, self.frame[2], -self.frame[3], 0)[edge]


def kind(element, cell, frame):
    """The name of a control's kind, as in the program's tables; None for a view without metrics."""
    tag, is_bordered = element.tag, "borderStyle" in cell
    if tag in FIELDS:
        return FIELDS[tag][0 if is_bordered else 1]
    if tag == "button":
        name = "circular" if cell.get("bezelStyle") == "circular" else BUTTONS.get(cell.get("type", ""), "push")
        return name if is_bordered or name in UNBORDERED else "borderless"
    if tag == "popUpButton":
        return POP_UPS.get(cell.get("type", ""), "popUp") if is_bordered or cell.get("type") == "bevel" else "popUpBorderless"
    if tag == "segmentedControl":
        momentary = "segmentedMomentary" if cell.get("trackingMode") == "momentary" else "segmented"
        return SEGMENTS.get(cell.get("style", ""), momentary)
    if tag == "progressIndicator":
        return "spinner" if element.get("style") == "spinning" else "progressBar"
    return other_kind(tag, element, cell, frame[3] > frame[2])


def other_kind(tag, element, cell, is_upright):
    if tag == "slider":
        return "sliderCircular" if cell.get("sliderType") == "circular" else "sliderV" if is_upright else "sliderH"
    if tag == "box":
        return box(element, is_upright)
    if tag == "tabView":
        name = element.get("type", "")
        return "tabViewNone" if name.startswith("noTabs") else "tabViewBottom" if name.startswith("bottom") else "tabView"
    if tag == "imageView":
        return "imageViewFramed" if cell.get("imageFrameStyle") in ("grayBezel", "photo") else "imageView"
    if tag == "pathControl":
        return "pathPopUp" if cell.get("pathStyle") == "popUp" else "pathControl"
    return tag if tag in PLAIN else "container" if tag in CONTAINERS else None


def box(element, is_upright):
    if element.get("boxType") == "separator":
        return "separatorV" if is_upright else "separatorH"
    if element.get("boxType", "primary") not in ("primary", "secondary"):
        return "boxCustom"
    is_untitled = element.get("titlePosition") == "noTitle"
    return "boxBorderless" if element.get("borderType") == "none" else "boxUntitled" if is_untitled else "box"


def views(root):
    """The views of a document that have a frame, by the element."""
    found, pending = {}, [(root, None)]
    while pending:
        element, parent = pending.pop()
        frame = scoring.frame(element)
        if frame is not None:
            found[element] = parent = View(element, frame, parent)
        pending += [(child, parent) for child in element]
    return found


def constraints(found):
    """The constraints of a document, each with the view that holds it."""
    for view in found.values():
        for one in view.element.findall("constraints/constraint"):
            yield view, one


def number(text, otherwise):
    try:
        return float(text)
    except (TypeError, ValueError):
        return otherwise


def sizes(found, fixed):
    """The columns and values of frame sizes that a document shows: the view, `height` or `width`, and the length."""
    for view in found.values():
        if view.kind not in (None, "container") and view.element.get("id") not in fixed:
            yield view, "height", view.frame[3]
            yield view, "width", view.frame[2]


def equalities(found):
    """Required equalities between two views without a multiplier: both views, both attributes, and the constant."""
    by_id = {view.element.get("id"): view for view in found.values()}
    for holder, one in constraints(found):
        required = number(one.get("priority"), 1000) == 1000 and one.get("relation", "equal") == "equal"
        if not required or one.get("secondItem") is None or one.get("multiplier", "1") != "1":
            continue
        first, second = by_id.get(one.get("firstItem"), holder), by_id.get(one.get("secondItem"))
        if second is not None and first is not second:
            yield first, one.get("firstAttribute"), second, one.get("secondAttribute"), number(one.get("constant"), 0)


def certain():
    """The insets of the rows without guesses and with enough samples: left, right, top and bottom, in points."""
    return {tuple(row): [float(values[side]) for side in SIDES] for table, row, values, samples in rows_of_tables()
            if table == "alignment insets" and samples >= CERTAIN and not any("?" in one for one in values.values())}


def insets(found, era, known):
    """The columns and values of alignment insets: the view, the edge's name, and the inset in points."""
    for first, name, second, other, constant in equalities(found):
        if name not in EDGES or other not in EDGES:
            continue
        ends = [(first, EDGES[name]), (second, EDGES[other])]
        for (view, edge), (base, base_edge), offset in ((*ends, constant), (*reversed(ends), -constant)):
            place = base_place(base, base_edge, view, era, known)
            if view.kind not in (None, "container") and place is not None:
                left_over = place + offset - view.place(edge)
                yield view, SIDES[edge], left_over if edge in (0, 2) else -left_over


def base_place(base, edge, view, era, known):
    """Where the alignment edge of a view lies, in the coordinates of another view's parent; None if its insets are not certain."""
    insets = next((known[row] for row in base.rows(era) if row in known), None)
    insets = [0] * len(SIDES) if base.kind == "container" else insets
    if insets is None or base is view:
        return None
    inset = insets[edge] * (1 if edge in (0, 2) else -1)
    if base is view.parent:
        return base.inner(edge) + inset if base.kind == "container" else None
    return base.place(edge) + inset if base.parent is view.parent else None


def baselines(found):
    """The values of baselines above the bottom of the frame, beside labels."""
    for first, name, second, other, constant in equalities(found):
        if name is None or other is None or "aseline" not in name or "aseline" not in other or first.parent is not second.parent:
            continue
        for view, label, offset in ((first, second, constant), (second, first, -constant)):
            if label.kind == "label" and label.size in LABEL_BASELINES and view.kind not in (None, "container"):
                place = label.place(3) - LABEL_BASELINES[label.size] + offset
                yield view, "above", view.place(3) - place


def shown(data, era, known):
    """The table, view, column and value of everything that a document of a generation of controls shows."""
    found = views(ET.fromstring(data))
    fixed = {one.get("firstItem") or view.element.get("id") for view, one in constraints(found)
             if one.get("firstAttribute") in ("width", "height") and one.get("secondItem") is None}
    for table, values in (("frame sizes", sizes(found, fixed)), ("alignment insets", insets(found, era, known)), ("baselines", baselines(found))):
        for view, column, value in values:
            yield table, view, column, round(value) if abs(value - round(value)) < WHOLE else value


def era(release, order):
    """The generation of controls of a release of Xcode."""
    return next(name for name, first in ERAS if order.get(release, order["15.1"]) >= order.get(first, -1))


def rows_of_tables():
    """The rows of the program's tables: table; kind, control size, era, height; the values by column; the samples."""
    for table, (name, columns) in TABLES.items():
        with open(os.path.join(METRICS, name + ".swift"), encoding="utf-8") as file:
            for line in file:
                words = line.split()
                if len(words) == len(columns) + 5 and words[2] in dict(ERAS) and words[-1].rstrip("r").isdigit():
                    yield table, words[:4], dict(zip(columns, words[4:-1])), int(words[-1].rstrip("r"))


def count(rows, data):
    """The views with each value, as pairs of repository and identifier: by table, kind, size, era and column."""
    order = {name: place for place, (_, name) in enumerate(importlib.import_module("add-part").releases())}
    found, known = collections.defaultdict(lambda: collections.defaultdict(set)), certain()
    for row in rows:
        if row["platform"] != "macOS":
            continue
        of_era = era(row["xcode"], order)
        for table, view, column, value in shown(data[row["sha256"]], of_era, known):
            key = (table, view.kind, view.size, of_era, column)
            seen = (row["repository"], row["sha256"], view.element.get("id"))
            found[key][value, view.frame[3]].add(seen)
    return found


def evidence(found):
    """A row of controls.tsv for each value of the program's tables."""
    for table, (name, size, of_era, height), values, _ in rows_of_tables():
        wanted = dict(values)
        if table == "frame sizes" and height != "*":
            wanted["height"] = height
        for column, text in sorted(wanted.items()):
            value = number(re.sub(r"\?$", "", text), None)
            if value is None:
                continue
            at = None if table == "frame sizes" else number(height, None)
            ones = found[table, name, size, of_era, column]
            every = {view for (_, tall), group in ones.items() if at in (None, tall) for view in group}
            same = {view for (one, tall), group in ones.items() if at in (None, tall) and abs(one - value) <= WHOLE for view in group}
            yield {"metric": f"{table}: {name} {size} {of_era} {height}", "column": column, "value": text, "views": len(same),
                   "repositories": repositories(same), "of views": len(every), "of repositories": repositories(every)}


def repositories(group):
    return len({repository for repository, _, _ in group})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--parts", help="the parts of the manifest, separated by commas; all without it")
    options = parser.parse_args()
    rows = [row for row in documents.table(documents.MANIFEST) if not options.parts or row["part"] in options.parts.split(",")]
    data = documents.found(options.folder, rows)
    missing = [row for row in rows if row["sha256"] not in data]
    if missing:
        raise SystemExit(f"measure-controls.py: {len(missing)} documents are missing; Research/accuracy.py --fetch clones repositories")
    documents.write_table(CONTROLS, COLUMNS, list(evidence(count(rows, data))))


if __name__ == "__main__":
    main()
