#!/usr/bin/env python3
"""Measures what each doubt of `lint` changes in public documents, and writes doubts.tsv.

    Research/measure-doubts.py FOLDER [--tool PROGRAM] [--jobs N] [--findings FILE] [--like PATTERN]

A doubt keeps `lint` from reporting what looks like a fault, because the document does not prove it. For each, all documents of
the manifest are examined without it. Xcode marks misplaced and ambiguous views when it saves a document. So a finding that only
comes without the doubt confirms it if Xcode marked none of its views, and contradicts it if Xcode marked one; a finding that
comes only with the doubt confirms it if Xcode marked one of its views, and contradicts it otherwise. Xcode does not mark texts
that are cut: findings about them are counted, and judged by reading them (`--findings` writes a line for each difference).

Findings of draws that were judged by hand and led to a doubt (finding-causes.tsv) confirm it, too. A doubt that less than three
findings confirm is to go, and one that as many contradict. `--like` measures only those
whose names match; the others keep what the last run found.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import accuracy
import documents

DOUBTS = os.path.join(documents.HERE, "doubts.tsv")
COLUMNS = ["doubt", "confirmed", "in repositories", "contradicted", "of repositories", "texts", "judged", "verdict"]
CAUSES = os.path.join(documents.HERE, "finding-causes.tsv")
# A doubt stays if so many findings of so many repositories confirm it, and more than contradict it.
LEAST_FINDINGS, LEAST_REPOSITORIES = 3, 2
MARK = re.compile(rb'<[a-zA-Z]+ [^>]*\b(?:misplaced|ambiguous)="YES"[^>]*>')
NAME = re.compile(rb'\bid="([^"]*)"')


def marked(data):
    """The ids of the views that Xcode marked."""
    return {found.group(1).decode() for mark in MARK.finditer(data) if (found := NAME.search(mark.group()))}


def findings(tool, folder, names, jobs, doubt=None):
    """The findings of `lint` about all documents, as (document, rule, ids)."""
    listed = os.path.join(folder, "documents.txt")
    with open(listed, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\n" for name in names)
    options = ["--without-doubt", doubt] if doubt else []
    process = subprocess.run(
        [tool, "lint", "--format", "json", "--jobs", str(jobs), *options, "--files-from", listed],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)
    if not process.stdout:
        sys.exit(f"measure-doubts.py: {tool} lint printed nothing" + (f" without “{doubt}”" if doubt else ""))
    report = json.loads(process.stdout)
    return {(os.path.basename(one["file"]), one["rule"], tuple(thing["id"] for thing in one["objects"] + one.get("follows", [])),
             one["message"]) for one in report["findings"]}


def without_text(found):
    """Findings by what they are about, whatever their message and the views that follow."""
    return {(document, rule, ids[:1]): (document, rule, ids, message) for document, rule, ids, message in sorted(found)}


def compared(before, after, marks, repository_of):
    """The repositories of the findings that confirm a doubt, of those that contradict it, of texts, and a line for each."""
    confirmed, contradicted, texts, lines = [], [], [], []
    old, new = without_text(before), without_text(after)
    for key in sorted(old.keys() ^ new.keys()):
        is_new = key in new
        document, rule, ids, message = (new if is_new else old)[key]
        is_marked = bool(marks[document] & set(ids))
        group = texts if rule == "clipped-text" else confirmed if is_marked != is_new else contradicted
        group.append(repository_of[document])
        lines.append("\t".join(["without" if is_new else "with", "marked" if is_marked else "", rule, repository_of[document],
                                document, message]))
    return confirmed, contradicted, texts, lines


def judged():
    """By doubt, how many findings of draws it rests on. Each draw is of other repositories."""
    found = {}
    for row in documents.table(CAUSES):
        if row["doubt"]:
            found[row["doubt"]] = found.get(row["doubt"], 0) + sum(int(count) for count in re.findall(r"\d+", row["findings"]))
    return found


def verdict(confirmed, contradicted, texts, draws):
    if len(contradicted) >= len(confirmed) + draws > 0:
        return "contradicted"
    if len(confirmed) + len(texts) + draws < LEAST_FINDINGS:
        return "below the threshold"
    if not draws and len(set(confirmed) | set(texts)) < LEAST_REPOSITORIES:
        return "below the threshold"
    return "holds"


def measured(tool, folder, names, jobs, marks, repository_of, log, like):
    """A row of the table for each doubt."""
    known = {row["doubt"]: row for row in documents.table(DOUBTS)}
    wanted = subprocess.run([tool, "canvas-rules", "--doubts"], stdout=subprocess.PIPE, check=True).stdout.decode().splitlines()
    before, draws = findings(tool, folder, names, jobs), judged()
    for doubt in wanted:
        if not like.search(doubt):
            if doubt in known:
                yield known[doubt]
            continue
        confirmed, contradicted, texts, lines = compared(
            before, findings(tool, folder, names, jobs, doubt), marks, repository_of)
        log += [f"{doubt}\t{line}\n" for line in lines]
        row = {"doubt": doubt, "confirmed": len(confirmed), "in repositories": len(set(confirmed)),
               "contradicted": len(contradicted), "of repositories": len(set(contradicted)), "texts": len(texts),
               "judged": draws.get(doubt, 0), "verdict": verdict(confirmed, contradicted, texts, draws.get(doubt, 0))}
        print("\t".join(str(value) for value in row.values()), file=sys.stderr, flush=True)
        yield row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--tool", default=accuracy.DEFAULT_TOOL)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--like", type=re.compile, default=re.compile(""))
    parser.add_argument("--findings", help="a file for the findings that differ")
    options = parser.parse_args()
    rows = documents.table(documents.MANIFEST)
    data = documents.found(options.folder, rows)
    rows = accuracy.parts_found(rows, data)
    tool = os.path.abspath(options.tool)
    with tempfile.TemporaryDirectory(prefix="doubts-") as folder:
        names, marks, repository_of = [], {}, {}
        for row in rows:
            name = row["sha256"] + os.path.splitext(row["path"])[1]
            with open(os.path.join(folder, name), "wb") as file:
                file.write(data[row["sha256"]])
            names.append(name)
            marks[name], repository_of[name] = marked(data[row["sha256"]]), row["repository"]
        log = []
        # All rows first: a run that is stopped leaves no table that ends in the middle.
        table = list(measured(tool, folder, names, options.jobs, marks, repository_of, log, options.like))
    documents.write_table(DOUBTS, COLUMNS, table)
    if options.findings:
        with open(options.findings, "w", encoding="utf-8") as file:
            file.writelines(log)


if __name__ == "__main__":
    main()
