#!/usr/bin/env python3
"""Measures what each row of the canvas's rules explains, and writes rules.tsv.

    Research/measure-rules.py FOLDER [--tool PROGRAM] [--jobs N] [--weak] [--all] [--like PATTERN]

For each row, the documents saved by the row's releases are laid out without it, as if it had been deleted, once with recorded
and once with measured sizes. A view confirms the row if it is within half a point with it and not without it, with either kind
of sizes, and contradicts it in the opposite case. The row about whole points is judged by exact places. A row that neither
confirms nor contradicts anything decides no frame of these documents. A row of control metrics also stands if saved documents
show its values, according to controls.tsv.

The rows about where lists are scrolled to decide no frame that counts: the saved places of their first rows are counted instead.

Rows are first left out in groups, then in halves of these, and at last one by one, each time in the documents that the larger group
changes. Rows of one rule, or of control metrics of one kind, replace each other, and are in different groups, as are neighbours in the
table, which often decide one view.

Rows of control metrics whose values documents show, or apps that run need, are not left out but with `--all`. `--weak` measures only
the rows with less than three stated observations, and `--like` only those whose names match; the others keep what the last run
found. FOLDER must hold every part of the manifest, so that no row loses the views of a part.
"""
import argparse
import csv
import functools
import importlib
import io
import itertools
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import accuracy
import documents
import scoring

RULES = os.path.join(documents.HERE, "rules.tsv")
CONTROLS = os.path.join(documents.HERE, "controls.tsv")
COLUMNS = ["rule", "stated", "of", "ground", "confirmed", "in repositories", "contradicted", "of repositories", "verdict"]
# A row stays if so many views of so many repositories confirm it, and more than contradict it.
LEAST_VIEWS, LEAST_REPOSITORIES = 3, 2
# The start of the ground of a row that Apple documents, or that running code has as well: it needs no observations.
DOCUMENTED = "documented: "
# The ground of a row that stays because controls of apps that run need a value.
NEEDED = "apps that run need a value"
# The rows of controls that apps that run have, too, and rows of devices, which are facts of Apple's.
OF_APPS = re.compile("(height|width|margin|side|alignment insets|padding|size) of (sliders|steppers|progress views|page controls|a page|pages|"
                     "search bars|info and add buttons|switches|pickers|segments)|.* of macOS's colour wells")
OF_DEVICES = re.compile("height of the sensors of ")
# The ground of a row that a document's history shows, before and after.
HISTORY = "history before and after"
# The rule about where lists are scrolled to, and the height of the bars above a list, in points.
SCROLLED, BARS = "rows were saved below bars", 64
# The rules between two of one group, in the order of the table: those between are about other parts of a screen.
STRIDE = 8
# A row that moves views by half a point at most is judged by exact places instead, in points: within half a point, nearly all views
# are right with it and without it.
FINE, EXACT = re.compile("labels outside of stacks have whole points"), 0.05
# Documents of a command line, and the release that they look like.
COMMAND_LINE, BEHIND_COMMAND_LINE = "command line", "15.1"


def rules(tool):
    """The rows of the program's rules."""
    text = subprocess.run([tool, "canvas-rules"], stdout=subprocess.PIPE, check=True).stdout.decode()
    return list(csv.DictReader(io.StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE))


# The elements that show the controls of a metric's kind, where few elements do; of other kinds, any document of macOS may.
ELEMENTS = {"label": ["textField"], "textField": ["textField"], "secureField": ["secureTextField"], "searchField": ["searchField"],
            "tokenField": ["tokenField"], "tokenLabel": ["tokenField"], "comboBox": ["comboBox"], "popUp": ["popUpButton"],
            "segmented": ["segmentedControl"], "slider": ["slider"], "stepper": ["stepper"], "datePicker": ["datePicker"],
            "box": ["box"], "separator": ["box"], "spinner": ["progressIndicator"], "imageView": ["imageView"],
            "switch": ["switch"], "tab": ["tabView"], "colorWell": ["colorWell"], "progress": ["progressIndicator"],
            "level": ["levelIndicator"], "path": ["pathControl"]}
# Groups of so many rows are not divided: each row is left out alone afterwards.
PAIR = 2
# The end of a row's name that states its releases.
VARIANT = re.compile(r", (since|before) .*")
METRIC = re.compile(r"(?:alignment insets|frame sizes|text widths|baselines): (\w+) ")


def shows(rule, data):
    """Whether a document may have a control of a metric's kind."""
    kind = METRIC.match(rule["rule"]).group(1)
    elements = next((ones for start, ones in sorted(ELEMENTS.items(), reverse=True) if kind.startswith(start)), ["button"])
    return any(f"<{element} ".encode() in data for element in elements)


def holds(rule, release, order):
    """Whether a row holds for a release. Documents of a command line count as those of Xcode 15.1."""
    place = order.get(BEHIND_COMMAND_LINE if release == COMMAND_LINE else release, 0)
    return order.get(rule["since"], -1) <= place < order.get(rule["before"], len(order))


def concerned(rule, wanted, rows, order):
    """The documents whose value a row decides: those of its releases for which no later row of its rule holds."""
    place = wanted.index(rule)
    first = max(index for index in range(place + 1) if not wanted[index]["since"] and not wanted[index]["before"])
    later = []
    for other in wanted[place + 1:]:
        if not other["rule"].startswith(wanted[first]["rule"] + ", "):
            break
        later.append(other)
    return [row for row in rows if row["platform"] == rule["platform"] and holds(rule, row["xcode"], order)
            and not any(holds(other, row["xcode"], order) for other in later)]


def compared(rows, before, after, near):
    """The views that are right only with the rule, and only without it: the document's repository and hash, and the view's id."""
    confirmed, contradicted = set(), set()
    for row, with_rule, without in zip(rows, before, after):
        for one, far in with_rule.items():
            if (far <= near) != (without[one] <= near):
                (confirmed if far <= near else contradicted).add((row["repository"], row["sha256"], one))
    return confirmed, contradicted


def first_rows(data):
    """The places of the first rows of a document's grouped tables that begin with a row, in points below the table's top."""
    for table in ET.fromstring(data).iter("tableView"):
        rows = table.findall("sections/tableViewSection/cells/tableViewCell") + table.findall("prototypes/tableViewCell")
        saved = scoring.frame(rows[0]) if rows else None
        if saved and table.get("style", "plain") != "plain" and table.find("*[@key='tableHeaderView']") is None:
            yield table.get("id"), saved[1]


def is_scrolled(rule):
    """Whether a row is about where lists are scrolled to."""
    return rule["rule"].startswith(SCROLLED)


def scrolled(rule, ones, data):
    """The grouped tables whose first row was saved where the rule about scrolled lists expects it, and the others."""
    confirmed, contradicted = set(), set()
    for row in ones:
        for one, top in first_rows(data[row["sha256"]]):
            is_expected = (top > BARS) == bool(rule["before"])
            (confirmed if is_expected else contradicted).add((row["repository"], row["sha256"], one))
    return confirmed, contradicted


def repositories(views):
    return len({repository for repository, _, _ in views})


@functools.cache
def shown():
    """By row of control metrics whose values enough views of saved documents show, the number of these views."""
    found = {}
    for row in documents.table(CONTROLS):
        views, places = found.get(row["metric"], (0, 0))
        found[row["metric"]] = (views + int(row["views"]), max(places, int(row["repositories"])))
    return {metric: views for metric, (views, places) in found.items() if views >= LEAST_VIEWS and places >= LEAST_REPOSITORIES}


def stands(rule):
    """Whether a row of control metrics stands without being left out: documents show its values, or apps that run need them."""
    return rule["ground"] == NEEDED or rule["rule"] in shown()


def verdict(rule, confirmed, contradicted):
    if rule["ground"].startswith(DOCUMENTED) and len(contradicted) <= len(confirmed):
        return "documented"
    views = shown().get(rule["rule"], 0)
    if views and len(contradicted) < len(confirmed) + views:
        return "shown"
    if rule["ground"] == NEEDED and len(contradicted) <= len(confirmed):
        return "needed"
    is_confirmed = len(confirmed) >= LEAST_VIEWS and repositories(confirmed) >= LEAST_REPOSITORIES
    if not is_confirmed and len(contradicted) <= len(confirmed):
        if OF_APPS.match(rule["rule"]):
            return "needed"
        if OF_DEVICES.match(rule["rule"]):
            return "of a device"
        if HISTORY in rule["ground"]:
            return "history"
    if not confirmed and not contradicted:
        return "decides no frame here"
    if len(contradicted) >= len(confirmed):
        return "contradicted"
    return "holds" if is_confirmed else "below the threshold"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--tool", default=accuracy.DEFAULT_TOOL)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weak", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--like", type=re.compile, default=re.compile(""))
    options = parser.parse_args()
    manifest = documents.table(documents.MANIFEST)
    scorer, rows, data = accuracy.prepared(options.folder, options.tool, options.jobs, manifest)
    if len(rows) < len(manifest):
        accuracy.fail("the rows count the views of all parts; Research/accuracy.py --fetch clones their repositories")
    try:
        # All rows first: a run that is stopped leaves no table that ends in the middle.
        documents.write_table(RULES, COLUMNS, list(measured(scorer, rows, data, options)))
    finally:
        scorer.close()


def is_weak(rule):
    """Whether less observations are stated than a row needs, so that it stands or falls with those of these documents."""
    return not rule["seen"] or int(rule["seen"]) < LEAST_VIEWS


def kept(rule, known):
    """The row of the last run, with what the program states today."""
    old = known.get(rule["rule"], {"verdict": "as stated"})
    if METRIC.match(rule["rule"]) and stands(rule):
        old = {"verdict": verdict(rule, (), ())}
    return {**{column: old.get(column, "") for column in COLUMNS},
            "rule": rule["rule"], "stated": rule["seen"], "of": rule["of"], "ground": rule["ground"]}


def groups(ones):
    """Rows in groups that are left out together: of each rule, and of each kind of controls, a group has one row at most."""
    metrics, others = {}, {}
    for rule in ones:
        metric = METRIC.match(rule["rule"])
        name = metric.group(1) if metric else VARIANT.sub("", rule["rule"])
        (metrics if metric else others).setdefault(name, []).append(rule)
    others = list(others.values())
    parts = [list(metrics.values())] + [others[start::STRIDE] for start in range(STRIDE)]
    return [[rule for rule in group if rule] for part in parts for group in itertools.zip_longest(*part)]


def changed(scorer, wanted, again, rows, base, order):
    """By row, the documents that it concerns and a pair of rows with it changes."""
    found = {}
    for group in groups(again):
        ones = {rule["rule"]: {row["sha256"] for row in concerned(rule, wanted, rows, order)} for rule in group}
        divide(scorer, group, ones, rows, base)
        found.update({name: [row for row in rows if row["sha256"] in hashes] for name, hashes in ones.items()})
    return found


def divide(scorer, group, ones, rows, base):
    """Keeps of each row's documents those that change without the whole group, and then without each half of it."""
    several = [row for row in rows if any(row["sha256"] in ones[rule["rule"]] for rule in group)]
    names = [word for rule in group for word in ("--without-rule", rule["rule"])]
    hashes = {row["sha256"] for kind in scoring.METRICS for row, without in zip(several, scorer.distances(several, kind, names))
              if without != base[kind][row["sha256"]]}
    print(f"{len(group)} rows change {len(hashes)} of {len(several)} documents", file=sys.stderr, flush=True)
    for rule in group:
        ones[rule["rule"]] &= hashes
    if len(group) > PAIR:
        for half in (group[::2], group[1::2]):
            divide(scorer, half, ones, rows, base)


def measured(scorer, rows, data, options):
    """A row of the table for each row of the rules."""
    wanted, every = rules(options.tool), rows
    # The others confirm and contradict nothing.
    rows = [row for row in rows if scorer.wanted[row["sha256"]][0]]
    known = {row["rule"]: row for row in documents.table(RULES)} if os.path.exists(RULES) else {}
    order = {name: place for place, (_, name) in enumerate(importlib.import_module("add-part").releases())}
    base = {metrics: dict(zip((row["sha256"] for row in rows), scorer.distances(rows, metrics))) for metrics in scoring.METRICS}
    again = [rule for rule in wanted if (not options.weak or is_weak(rule)) and options.like.search(rule["rule"])
             and (options.all or not (METRIC.match(rule["rule"]) and stands(rule)))]
    touched = changed(scorer, wanted, [rule for rule in again if not is_scrolled(rule)], rows, base, order)
    for rule in wanted:
        if rule not in again:
            yield kept(rule, known)
            continue
        if is_scrolled(rule):
            confirmed, contradicted = scrolled(rule, concerned(rule, wanted, every, order), data)
        else:
            ones = [row for row in touched[rule["rule"]] if not METRIC.match(rule["rule"]) or shows(rule, data[row["sha256"]])]
            confirmed, contradicted = views(scorer, rule, ones, base)
        print(f"{rule['rule']}: {len(confirmed)} confirmed, {len(contradicted)} contradicted", file=sys.stderr, flush=True)
        yield {"rule": rule["rule"], "stated": rule["seen"], "of": rule["of"], "ground": rule["ground"],
               "confirmed": len(confirmed), "in repositories": repositories(confirmed), "contradicted": len(contradicted),
               "of repositories": repositories(contradicted), "verdict": verdict(rule, confirmed, contradicted)}


def views(scorer, rule, ones, base):
    """The views of documents that confirm a rule, and those that contradict it."""
    confirmed, contradicted = set(), set()
    for metrics in scoring.METRICS:
        without = scorer.distances(ones, metrics, ["--without-rule", rule["rule"]])
        near = EXACT if FINE.match(rule["rule"]) else scoring.HALF
        found = compared(ones, [base[metrics][row["sha256"]] for row in ones], without, near)
        confirmed |= found[0]
        contradicted |= found[1]
    return confirmed, contradicted


if __name__ == "__main__":
    main()
