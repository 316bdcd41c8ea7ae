#!/usr/bin/env python3
"""Draw findings at random, to be judged one by one (Research/README.md).

    autolayout lint --format json DOCUMENT... > findings.json
    Research/draw-findings.py findings.json --seed 7 [--count 60] [--least 10] [--most 4]

Draws at least `--least` findings of each of misplaced, clipped-text, ambiguous and unsatisfiable (all, if there are fewer), and the rest from all
rules alike. With `--matrix`, from a report of a matrix, all rules of the group layout take part alike, with the findings that the saved state does not
have, and repositories are the first folders of the paths. With `--most`, each folder of documents first draws that many of its own findings, and only these take part. The same findings and seed give the same draw, whatever the order of the documents.
"""
import argparse
import json
import os
import random

RULES = ["misplaced", "clipped-text", "ambiguous", "unsatisfiable"]
MATRIX_RULES = RULES + ["overlap", "outside-screen"]


def findings(path):
    """All findings of one or several reports in a file."""
    text = open(path, encoding="utf-8").read().strip()
    decoder, start, found = json.JSONDecoder(), 0, []
    while start < len(text):
        report, start = decoder.raw_decode(text, start)
        found += report["findings"]
        while start < len(text) and text[start].isspace():
            start += 1
    return sorted(found, key=lambda one: one["fingerprint"])


def limited(found, chance, most):
    """At most so many findings of the documents of each folder."""
    folders = {}
    for one in found:
        if one["rule"] in RULES:
            folders.setdefault(os.path.dirname(one["file"]), []).append(one)
    return [one for _, ones in sorted(folders.items()) for one in chance.sample(ones, min(most, len(ones)))]


def draw_of_matrix(found, seed, count, most):
    """Findings of other ways of showing the documents than the saved one."""
    chance = random.Random(seed)
    folders = {}
    for one in found:
        if one["rule"] in MATRIX_RULES and "" not in one["variants"]:
            folders.setdefault(one["file"].split("/")[0], []).append(one)
    limited = [one for _, ones in sorted(folders.items()) for one in chance.sample(ones, min(most or len(ones), len(ones)))]
    return chance.sample(limited, min(count, len(limited)))


def draw(found, seed, count, least, most=None):
    chance = random.Random(seed)
    if most is not None:
        found = limited(found, chance, most)
    drawn = []
    for rule in RULES:
        ones = [one for one in found if one["rule"] == rule]
        drawn += chance.sample(ones, min(least, len(ones)))
    rest = [one for one in found if one["rule"] in RULES and one not in drawn]
    return drawn + chance.sample(rest, min(max(0, count - len(drawn)), len(rest)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--least", type=int, default=10)
    parser.add_argument("--most", type=int)
    parser.add_argument("--matrix", action="store_true")
    options = parser.parse_args()
    found = findings(options.report)
    print(f"seed {options.seed}, {len(found)} findings")
    drawn = (draw_of_matrix(found, options.seed, options.count, options.most) if options.matrix
             else draw(found, options.seed, options.count, options.least, options.most))
    for number, one in enumerate(drawn, 1):
        follows = len(one.get("follows", []))
        print(f"{number}\t{one['rule']}\t{one['file']}:{one['line']}\t{one['message']}\t{follows}\t{one.get('fix', '')}")


if __name__ == "__main__":
    main()
