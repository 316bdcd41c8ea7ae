#!/usr/bin/env python3
"""Measures what each row of the canvas's rules explains, and writes rules.tsv.

    Research/measure-rules.py FOLDER [--tool PROGRAM] [--jobs N] [--metrics recorded|measured] [--weak]

For each row, the documents saved by the row's releases are laid out without it, as if it had been deleted. A view confirms the
row if it is within half a point with it and not without it, and contradicts it in the opposite case. A row that neither
confirms nor contradicts anything decides no frame of these documents: its evidence lies elsewhere, such as in marks that
`lint` reports. `--weak` measures only the rows with less than three stated observations; the others keep what the last run found.
"""
import argparse
import csv
import importlib
import io
import os
import re
import subprocess
import sys

import accuracy
import documents
import scoring

RULES = os.path.join(documents.HERE, "rules.tsv")
COLUMNS = ["rule", "stated", "of", "ground", "confirmed", "in repositories", "contradicted", "of repositories", "verdict"]
# A row stays if so many views of so many repositories confirm it, and more than contradict it.
LEAST_VIEWS, LEAST_REPOSITORIES = 3, 2
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
METRIC = re.compile(r"(?:alignment insets|frame sizes|text widths|baselines): (\w+) ")


def shows(rule, row, data):
    """Whether a document may have a control of a metric's kind."""
    kind = METRIC.match(rule["rule"]).group(1)
    if row["platform"] != "macOS":
        return False
    elements = next((ones for start, ones in sorted(ELEMENTS.items(), reverse=True) if kind.startswith(start)), ["button"])
    return any(f"<{element} ".encode() in data for element in elements)


def holds(rule, release, order):
    """Whether a row holds for a release. Documents of a command line count as those of Xcode 15.1 where no row is theirs."""
    if rule["since"] == COMMAND_LINE:
        return release == COMMAND_LINE
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
    return [row for row in rows if holds(rule, row["xcode"], order)
            and not any(holds(other, row["xcode"], order) for other in later)]


def compared(rows, before, after):
    """How many views are right only with the rule, and only without it, and in which repositories."""
    confirmed, contradicted = [], []
    for row, with_rule, without in zip(rows, before, after):
        for one, far in with_rule.items():
            if (far <= scoring.HALF) != (without[one] <= scoring.HALF):
                (confirmed if far <= scoring.HALF else contradicted).append(row["repository"])
    return confirmed, contradicted


def verdict(confirmed, contradicted):
    if not confirmed and not contradicted:
        return "decides no frame here"
    if len(contradicted) >= len(confirmed):
        return "contradicted"
    if len(confirmed) < LEAST_VIEWS or len(set(confirmed)) < LEAST_REPOSITORIES:
        return "below the threshold"
    return "holds"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--tool", default=accuracy.DEFAULT_TOOL)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--metrics", default="recorded", choices=scoring.METRICS)
    parser.add_argument("--weak", action="store_true")
    options = parser.parse_args()
    scorer, rows, data = accuracy.prepared(options.folder, options.tool, options.jobs, documents.table(documents.MANIFEST))
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
    return {**{column: old.get(column, "") for column in COLUMNS},
            "rule": rule["rule"], "stated": rule["seen"], "of": rule["of"], "ground": rule["ground"]}


def measured(scorer, rows, data, options):
    """A row of the table for each row of the rules."""
    wanted, metrics = rules(options.tool), options.metrics
    known = {row["rule"]: row for row in documents.table(RULES)} if os.path.exists(RULES) else {}
    order = {name: place for place, (_, name) in enumerate(importlib.import_module("add-part").releases())}
    base = dict(zip((row["sha256"] for row in rows), scorer.distances(rows, metrics)))
    for rule in wanted:
        if options.weak and not is_weak(rule):
            yield kept(rule, known)
            continue
        if METRIC.match(rule["rule"]):
            ones = [row for row in rows if shows(rule, row, data[row["sha256"]])]
        else:
            ones = concerned(rule, wanted, rows, order)
        without = scorer.distances(ones, metrics, ["--without-rule", rule["rule"]])
        confirmed, contradicted = compared(ones, [base[row["sha256"]] for row in ones], without)
        print(f"{rule['rule']}: {len(confirmed)} confirmed, {len(contradicted)} contradicted", file=sys.stderr, flush=True)
        yield {"rule": rule["rule"], "stated": rule["seen"], "of": rule["of"], "ground": rule["ground"],
               "confirmed": len(confirmed), "in repositories": len(set(confirmed)), "contradicted": len(contradicted),
               "of repositories": len(set(contradicted)), "verdict": verdict(confirmed, contradicted)}


if __name__ == "__main__":
    main()
