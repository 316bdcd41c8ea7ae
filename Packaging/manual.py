#!/usr/bin/env python3
"""manual.py HELP FOLDER: writes manual pages in roff (man(7)) into FOLDER, one for `autolayout` and one for each command.

HELP is what `autolayout --experimental-dump-help` prints: ArgumentParser's description of all commands and options in JSON.
ArgumentParser's own plug-in writes such pages, too, but it first builds every product of the package for release, and it
writes the date of the day into the pages. These have the date in SOURCE_DATE_EPOCH, or none.
"""

import json
import os
import pathlib
import sys
import time

DONE = ("0", "The command did its work. Layout conflicts are results.")
FAILED = ("2", "The command failed, at least for one file.")
# The meaning of 1 for the commands that exit with it, and of 0 where it differs.
STATUSES = {
    "diff": [
        ("0", "The documents are the same, or differ only in noise; always with --exit-zero."),
        ("1", "The documents differ; with --fail-on, something got worse."),
        ("2", "A revision or file could not be read, or a document could not be compared."),
    ],
    "explain": [DONE, ("1", "With --fail-on-conflicts: the log has conflicts."), FAILED],
    "lint": [DONE, ("1", "Something was found of the severity of --fail-on."), FAILED],
    "merge": [
        ("0", "Everything was merged."),
        ("1", "The sides disagree; there the result is as OURS."),
        ("2", "A document could not be read, and nothing was written."),
    ],
    "git doctor": [
        ("0", "Attributes and settings are in force, and the program starts."),
        ("1", "Something is not in force."),
        ("2", "There is no repository with a working tree."),
    ],
    "resolve": [
        ("0", "Nothing is left to decide."),
        ("1", "Conflicts are left."),
        FAILED,
    ],
    "tidy": [
        DONE,
        ("1", "--check found something, or --staged rewrote files that have to be staged again."),
        FAILED,
    ],
}
FILES = [(".autolayout.yml", "Settings of lint, in the current folder.")]


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("\u2026", "...")
    # A line that begins with a dot or a quote would be a command.
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def date():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return time.strftime("%Y-%m-%d", time.gmtime(int(epoch))) if epoch else ""


def paragraphs(text):
    return "\n.PP\n".join(escaped(" ".join(part.split())) for part in text.split("\n\n") if part.strip())


def name_of(name):
    dashes = {"short": "-", "long": "--", "longWithSingleDash": "-"}[name["kind"]]
    return "\\fB" + escaped(dashes + name["name"]) + "\\fR"


def value_of(argument):
    return "\\fI" + escaped(argument.get("valueName") or "value") + "\\fR"


def label(argument):
    if argument["kind"] == "positional":
        return value_of(argument) + (" ..." if argument.get("isRepeating") else "")
    names = ", ".join(name_of(name) for name in argument["names"])
    return names if argument["kind"] == "flag" else names + " " + value_of(argument)


def described(argument):
    texts = [argument.get("abstract", ""), argument.get("discussion", "")]
    default = argument.get("defaultValue")
    if default and argument["kind"] != "flag":
        texts.append("The default is %s." % default)
    return "\n.IP\n".join(paragraphs(text) for text in texts if text) or "\\&"


def visible(command):
    return [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]


def synopsis(path, command):
    parts = ["\\fB" + escaped(" ".join(path)) + "\\fR"]
    arguments = visible(command)
    if any(a["kind"] != "positional" for a in arguments):
        parts.append("[\\fIoptions\\fR]")
    if command.get("subcommands"):
        parts.append("\\fIcommand\\fR")
    for argument in arguments:
        if argument["kind"] == "positional":
            text = label(argument)
            parts.append("[%s]" % text if argument.get("isOptional") else text)
    return " ".join(parts)


def options(command):
    sections = {}
    for argument in visible(command):
        title = argument.get("sectionTitle") or (
            "arguments" if argument["kind"] == "positional" else "options")
        sections.setdefault(title, []).append(argument)
    text = ""
    for title, arguments in sections.items():
        text += ".SH %s\n" % escaped(title.upper().split(" (")[0])
        for argument in arguments:
            text += ".TP\n%s\n%s\n" % (label(argument), described(argument))
    return text


def table(title, rows):
    return ".SH %s\n" % title + "".join(".TP\n\\fB%s\\fR\n%s\n" % (escaped(a), escaped(b)) for a, b in rows)


def page(path, command, version, others):
    text = '.TH "%s" 1 "%s" "autolayout %s" "User Commands"\n' % ("-".join(path).upper(), date(), escaped(version))
    text += ".SH NAME\n%s \\- %s\n" % (escaped("-".join(path)), escaped(command.get("abstract", "").rstrip(".")))
    text += ".SH SYNOPSIS\n%s\n" % synopsis(path, command)
    if command.get("discussion"):
        text += ".SH DESCRIPTION\n%s\n" % paragraphs(command["discussion"])
    text += options(command)
    subcommands = [c for c in command.get("subcommands", []) if c["commandName"] != "help"]
    if subcommands:
        text += table("COMMANDS", [(c["commandName"], c.get("abstract", "")) for c in subcommands])
    text += table("EXIT STATUS", STATUSES.get(" ".join(path[1:]), [DONE, FAILED]))
    if path[-1] == "lint":
        text += table("FILES", FILES)
    text += ".SH SEE ALSO\n%s\n" % ", ".join("\\fB%s\\fR(1)" % escaped(name) for name in others)
    return text


def main():
    root = json.load(open(sys.argv[1], encoding="utf-8"))["command"]
    folder = pathlib.Path(sys.argv[2])
    version = os.environ.get("AUTOLAYOUT_VERSION", "")
    commands = {("autolayout",): root}
    pending = [(("autolayout",), root)]
    while pending:
        path, command = pending.pop()
        for sub in command.get("subcommands", []):
            if sub["commandName"] != "help" and sub.get("shouldDisplay", True):
                commands[path + (sub["commandName"],)] = sub
                pending.append((path + (sub["commandName"],), sub))
    names = sorted("-".join(path) for path in commands)
    for path, command in commands.items():
        name = "-".join(path)
        text = page(list(path), command, version, [other for other in names if other != name])
        (folder / (name + ".1")).write_text(text, encoding="utf-8")


main()
