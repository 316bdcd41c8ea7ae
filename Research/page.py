"""The tables of repositories and parts, docs/accuracy.md and the README's table, made from the tables of documents and findings."""
import os

import documents
from scoring import METRICS

HERE = documents.HERE
ROOT = os.path.dirname(HERE)
PLATFORMS = ("iOS", "macOS")
NUMBERS = [f"{metrics} {key}" for metrics in METRICS for key in ("one", "half")]
BEGIN, END = "<!-- accuracy -->", "<!-- /accuracy -->"
# What unseen parts were used for all the same.
COUNTED = "but one rule, about labels of iOS, was counted in all parts"
# A description of each part of the manifest.
PARTS = {
    "1": "rules are derived from these repositories",
    "2": "tests name these repositories, so some rules are derived from them",
    "3": "no test names these repositories, and no rule is known to be derived from them",
    "4": "the other half of the draw of part 5; its misses were read, and rules derived from them since",
    "5": "half of a draw that was made when the rules stood; nobody read a layout of theirs, " + COUNTED,
    "6": "repositories that tests or comments name, so rules are derived from them; it was added so that every rule can be measured",
    "7": "apps found by their names when the rules stood; nobody read a layout of theirs, " + COUNTED,
    "8": "the first apps of four listings by name, without a choice by hand; nobody read a layout of theirs, " + COUNTED,
    "9": "for iOS half of a draw, for macOS a whole one; their misses were read, and rules derived from them since",
    "10": "for iOS the other half of the draw of part 9, for macOS the apps of two listings by name; measured when the rules stood, "
          "and nobody read a layout of theirs",
    "11": "half of the repositories that were at hand for other work; their misses were read, and rules derived from them since",
    "12": "the other half of the repositories that were at hand for other work; nobody read a layout of theirs",
}
# The part that the README names of each platform.
UNSEEN = {"iOS": "12", "macOS": "10"}
# The repositories and kinds of views with the most misses that the page lists.
LISTED = 6


def path(name):
    return os.path.join(HERE, name)


def quantile(values, share):
    """The value below which a share of the values lies, by linear interpolation."""
    values = sorted(values)
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)


def joined():
    """The rows of the manifest with the counts of their documents."""
    counts = {row["sha256"]: row for row in documents.table(path("documents.tsv"))}
    rows = []
    for row in documents.table(documents.MANIFEST):
        if row["sha256"] in counts:
            numbers = {key: int(value) for key, value in counts[row["sha256"]].items() if key != "sha256"}
            rows.append({**row, **numbers})
    return rows


def grouped(rows, *keys):
    """Rows by the values of their columns, in the order of the first of each."""
    groups = {}
    for row in rows:
        groups.setdefault(tuple(row[key] for key in keys), []).append(row)
    return groups


def by_part(item):
    """Orders groups by the number of their part."""
    (part, *rest), _ = item
    return int(part), rest


def summed(rows):
    return {key: sum(row[key] for row in rows) for key in ["views"] + NUMBERS}


def repositories(rows):
    """A row for each repository of a part and platform, with shares in percent; empty ones without views."""
    result = []
    for (part, platform, repository), ones in sorted(grouped(rows, "part", "platform", "repository").items(), key=by_part):
        total = summed(ones)
        shares = {key: f"{100 * total[key] / total['views']:.2f}" if total["views"] else "" for key in NUMBERS}
        result.append({"part": part, "platform": platform, "repository": repository, "documents": len(ones),
                       "views": total["views"], **shares})
    return result


def parts(rows):
    """A row for each part and platform: means over repositories, their spread, and shares of all views."""
    result = []
    for (part, platform), ones in sorted(grouped(repositories(rows), "part", "platform").items(), key=by_part):
        scored = [one for one in ones if one["views"]]
        row = {"part": part, "platform": platform, "repositories": len(scored),
               "documents": sum(one["documents"] for one in ones), "views": sum(one["views"] for one in ones)}
        totals = summed([one for one in rows if (one["part"], one["platform"]) == (part, platform)])
        for key in NUMBERS if scored else []:
            shares = [float(one[key]) for one in scored]
            row.update({f"{key} mean": f"{sum(shares) / len(shares):.2f}",
                        f"{key} lower quartile": f"{quantile(shares, .25):.2f}",
                        f"{key} median": f"{quantile(shares, .5):.2f}",
                        f"{key} of views": f"{100 * totals[key] / totals['views']:.2f}"})
        if scored:
            result.append(row)
    return result


def draws():
    """The draws of findings, each with its sums."""
    result = []
    for (platform, draw), ones in grouped(documents.table(path("findings.tsv")), "platform", "draw").items():
        result.append({**ones[0], **{key: sum(int(one[key]) for one in ones) for key in ("judged", "true", "arguable", "false")}})
    return result


def verdicts(draw):
    return " / ".join(f"{100 * draw[key] / draw['judged']:.0f} %" for key in ("true", "arguable", "false"))


def percent(row, key):
    return f"{float(row[key]):.1f} %"




def readme_table(summary, judged):
    """The lines of the README's table."""
    lines = ["| what | figure | measured on |", "|---|---|---|"]
    for row in summary:
        if row["part"] != UNSEEN[row["platform"]]:
            continue
        where = f"{row['repositories']} repositories, {row['views']:,} views; {PARTS[row['part']]}"
        lines.append(
            f"| views of {row['platform']} documents within a point: with saved content sizes / with measured text | "
            f"{percent(row, 'recorded one mean')} / {percent(row, 'measured one mean')} | {where} |")
    for platform in PLATFORMS:
        last = [one for one in judged if one["platform"] == platform][-1]
        lines.append(
            f"| findings of `lint` on {platform} documents, judged by hand: true / arguable / false | {verdicts(last)} | "
            f"{last['judged']} drawn at random from documents of {last['repositories']} repositories |")
    return lines


def summary_lines(summary):
    lines = ["| part | repositories, documents, views | recorded: mean, lower quartile, median; of all views | measured: the same |",
             "|---|---|---|---|"]
    for row in summary:
        shares = [", ".join(percent(row, f"{metrics} one {key}") for key in ("mean", "lower quartile", "median"))
                  + "; " + percent(row, f"{metrics} one of views") for metrics in METRICS]
        lines.append(f"| {row['part']}, {row['platform']} | {row['repositories']}, {row['documents']:,}, {row['views']:,} | "
                     + " | ".join(shares) + " |")
    return lines


def miss_lines(rows):
    lines = ["| repository | part, platform | views | off by more than a point: recorded | measured |", "|---|---|---|---|---|"]
    found = []
    for (part, platform, repository), ones in grouped(rows, "part", "platform", "repository").items():
        total = summed(ones)
        found.append((total["recorded one"] - total["views"], repository, part, platform, total))
    for _, repository, part, platform, total in sorted(found, key=lambda one: one[:4])[:LISTED]:
        lines.append(f"| {repository} | {part}, {platform} | {total['views']} | {total['views'] - total['recorded one']} | "
                     f"{total['views'] - total['measured one']} |")
    return lines


def draw_lines(judged):
    lines = ["| draw | repositories | findings | true / arguable / false |", "|---|---|---|---|"]
    return lines + [
        f"| {one['platform']} {one['draw']} | {one['repositories']} | {one['judged']} | {verdicts(one)} |" for one in judged]


def part_lines(summary):
    return [f"- **Part {part}**: {PARTS[part]}." for part in sorted({row["part"] for row in summary}, key=int)]


def between(text, lines):
    """The text with lines between the two marks."""
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    return before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after


def tsv(columns, rows):
    return "\t".join(columns) + "\n" + "".join("\t".join(str(row[key]) for key in columns) + "\n" for row in rows)


def written():
    """By path, the text of everything that is made from the tables."""
    rows, judged = joined(), draws()
    summary = parts(rows)
    with open(path("accuracy-template.md"), encoding="utf-8") as file:
        text = file.read()
    for name, lines in (("parts", part_lines(summary)), ("summary", summary_lines(summary)), ("misses", miss_lines(rows)),
                        ("draws", draw_lines(judged))):
        text = text.replace(f"{{{{{name}}}}}", "\n".join(lines))
    readme = os.path.join(ROOT, "README.md")
    with open(readme, encoding="utf-8") as file:
        readme_text = between(file.read(), readme_table(summary, judged))
    columns = ["part", "platform", "repository", "documents", "views"] + NUMBERS
    return {
        path("repositories.tsv"): tsv(columns, repositories(rows)),
        path("parts.tsv"): tsv(list(summary[0]), summary),
        os.path.join(ROOT, "docs", "accuracy.md"): text,
        readme: readme_text,
    }
