#!/usr/bin/env python3
"""Measures how close layouts come to the frames that Xcode saved, and writes the tables and the page about it.

    make accuracy CHECKOUTS=FOLDER
    Research/accuracy.py FOLDER [--tool PROGRAM] [--fetch] [--jobs N] [--misses FILE]
    Research/accuracy.py --pages

FOLDER holds the documents of manifest.tsv: as files in any arrangement, found by their hash, or as git repositories named
`owner/name` or `owner+name`. `--fetch` first clones the repositories that it lacks. A part of the manifest counts only as a
whole: one of which the folder has nothing keeps its rows, and one of which documents are missing is an error.

`--pages` writes docs/accuracy.md and the table of the README anew from the tables, without measuring. The same documents and
the same program give the same bytes.
"""
import argparse
import os
import sys

import documents
import page
import scoring

HERE = documents.HERE
ROOT = os.path.dirname(HERE)
DOCUMENTS = os.path.join(HERE, "documents.tsv")
COLUMNS = ["sha256", "views", "left out"] + [f"{metrics} {key}" for metrics in scoring.METRICS for key in ("half", "one")]
DEFAULT_TOOL = os.path.join(ROOT, ".build", "release", "autolayout")


def fail(message):
    sys.exit(f"accuracy.py: {message}")


def parts_found(rows, data):
    """The rows of the parts that are there; an error if a part is there in pieces."""
    wanted = []
    for part in sorted({row["part"] for row in rows}):
        ones = [row for row in rows if row["part"] == part]
        missing = [row for row in ones if row["sha256"] not in data]
        if len(missing) == len(ones):
            print(f"part {part}: none of its {len(ones)} documents is there; its rows stay as they are", file=sys.stderr)
        elif missing:
            names = ", ".join(sorted({row["repository"] for row in missing})[:5])
            fail(f"part {part}: {len(missing)} of {len(ones)} documents are missing, of {names}, …; --fetch clones repositories")
        else:
            wanted += ones
    return wanted


def prepared(folder, tool, jobs, rows):
    """A scorer with the documents that are in a folder, their rows, and their bytes by hash."""
    data = documents.found(folder, rows)
    rows = parts_found(rows, data)
    if not rows:
        fail(f"{folder} holds no document of {os.path.relpath(documents.MANIFEST)}")
    scorer, stale = scoring.Scorer(tool, jobs), documents.stale_views()
    for row in rows:
        scorer.add(row, data[row["sha256"]], stale.get(row["sha256"], set()))
    for repository, commit in sorted({(row["repository"], row["commit"]) for row in rows}):
        scorer.add_fonts(repository, documents.fonts(folder, repository, commit))
    return scorer, rows, data


def measured(scorer, rows):
    """A row of the table for each document, and the misses as lines."""
    found = {row["sha256"]: {
        "sha256": row["sha256"], "views": len(scorer.wanted[row["sha256"]][0]),
        "left out": scorer.wanted[row["sha256"]][1]} for row in rows}
    misses = []
    for metrics in scoring.METRICS:
        for row, distances in zip(rows, scorer.distances(rows, metrics)):
            count = scoring.within(distances.values())
            found[row["sha256"]].update({f"{metrics} half": count["half"], f"{metrics} one": count["one"]})
            misses += [f"{metrics}\t{row['repository']}\t{row['path']}\t{one}\t{scorer.wanted[row['sha256']][0][one][1]}\t{far:.2f}\n"
                       for one, far in sorted(distances.items()) if far > scoring.ONE]
    return found, misses


def write_documents(rows, found):
    """Writes the table of the documents; those that were not measured keep their rows."""
    old = {row["sha256"]: row for row in documents.table(DOCUMENTS)} if os.path.exists(DOCUMENTS) else {}
    old.update(found)
    documents.write_table(DOCUMENTS, COLUMNS, [old[row["sha256"]] for row in rows if row["sha256"] in old])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--tool", default=DEFAULT_TOOL)
    parser.add_argument("--fetch", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--misses", help="a file for the views that are more than a point off")
    parser.add_argument("--pages", action="store_true")
    options = parser.parse_args()
    rows = documents.table(documents.MANIFEST)
    if not options.pages:
        measure(options, rows)
    for path, text in page.written().items():
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def measure(options, rows):
    if not options.folder:
        fail("no folder of documents is named; see Research/README.md: make accuracy CHECKOUTS=FOLDER")
    if not os.path.isfile(options.tool):
        fail(f"there is no program {options.tool}; swift build -c release --product autolayout makes it")
    if options.fetch:
        documents.fetch(options.folder, rows)
    elif not os.path.isdir(options.folder):
        fail(f"there is no folder {options.folder}")
    scorer, wanted, _ = prepared(options.folder, options.tool, options.jobs, rows)
    try:
        found, misses = measured(scorer, wanted)
    finally:
        scorer.close()
    write_documents(rows, found)
    if options.misses:
        with open(options.misses, "w", encoding="utf-8") as file:
            file.writelines(misses)


if __name__ == "__main__":
    main()
