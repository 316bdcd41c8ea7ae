#!/usr/bin/env python3
"""Checks that names, comments, messages and documents use the terms of the field, not unusual ones (ARCHITECTURE.md has a glossary).

Looks at identifiers, comments and strings of sources, and at all documents. Logs and documents of other people that tests read
are left alone. Prints `file:line: message` for each offence; exit status 1 if there is one.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The kinds of files that are written by hand.
KINDS = {".swift", ".md", ".py", ".sh", ".c", ".h", ".cpp", ".js", ".css", ".html", ".yml", ".tsv"}
LEFT_OUT = re.compile(r"^Scripts/check-words\.py$|/Logs/|/Fixtures/|/Resources/|^Research/.*\.tsv$|^Examples/.*\.(?:strings|tsv)$")

# Words in running text, with their replacements.
PHRASES = [
    (r"\bdialects?\b", "say façade, framework, or which kind of language"),
    (r"\brooms?\b", "say space, target or module"),
    (r"\btold\b", "say reported, notified, given or stated"),
    (r"\btell(?:s|ing)? of\b", "say report, describe or list"),
    (r"\b(?:tells?|told|telling) (?:\w+ ){0,4}apart\b", "say distinguish"),
    (r"\b(?:hangs?|hung|hanging) on\b", "say depends on"),
    (r"\bmend(?:s|ed|ing)?\b", "say fix"),
    (r"\bask(?:s|ed|ing)? for\b", "say request, need, require or state"),
    (r"\bas yet\b", "say so far"),
    (r"\bthe house(?:'s|’s)?\b", "say our, or name the rule"),
    (r"\bthat there (?:is|are) not\b", "say missing, or that does not exist"),
]
# Words in identifiers, which are split at capital letters.
PARTS = {"dialect", "dialects", "room", "rooms", "told", "untold", "tell", "tells", "mend", "mends", "mended", "ask", "asks"}
OWN = re.compile(r"\b(?:own|hasOwn|isOwn)[A-Z]\w*")
# Ordinary English, Apple's words, and texts of examples.
ALLOWED = re.compile(
    r"Cannot tell if this - is a minus sign"  # Apple's message
    r"|A Matter of Room"  # an app's alert in a log
    r"|NSStackView\.Room(?:\.Min)?"  # identifiers of Apple's constraints
    r"|south side of the house"  # a text of an example
    r"|I didn't ask for no left alignment"  # an article's words
    r"|%#@days@ in %2\$#@rooms@|<key>rooms</key>"  # a text with two plurals
)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")
SPLIT = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def parts(name):
    """The words of an identifier, in lower case."""
    return {part.lower() for part in SPLIT.findall(name)}


def identifiers(line):
    """The compound identifiers of a line of code: two words or more, which do not occur in running text."""
    return {word for word in WORD.findall(line) if len(SPLIT.findall(word)) > 1}


def offences(name, line):
    """Yields a message for each unusual word of a line."""
    line = ALLOWED.sub("", line)
    for pattern, advice in PHRASES:
        found = re.search(pattern, line, re.IGNORECASE)
        if found:
            yield f"“{found.group()}”: {advice}"
    if not name.endswith((".swift", ".py", ".js")):
        return
    for word in sorted(identifiers(line)):
        private = sorted(parts(word) & PARTS)
        if private:
            yield f"the name {word} has the private word “{private[0]}”"
        elif OWN.fullmatch(word):
            yield f"the name {word}: say stored, explicit, or whose"


def main():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    complaints = []
    for name in sorted(filter(None, listed.decode().split("\0"))):
        path = ROOT / name
        if path.suffix not in KINDS or LEFT_OUT.search(name) or not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            complaints += [f"{name}:{number}: {message}" for message in offences(name, line)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
