"""Tests a Markdown report of `autolayout diff` in GitHub's own renderer, cmark-gfm, and what comes of it in a real browser.

Usage: markdown_test.py REPORT.md [FOLDER]
The report lies beside the folder of its pictures, has at least one picture, and the text that BrowserTests put into a label. With a
folder, screenshots are written there. Exits with 0 if all checks hold, 1 if one fails, 2 without a renderer or a browser.
"""

import os
import shutil
import subprocess
import sys
import tempfile

from checks import in_browser, looks

# The extensions that GitHub switches on: https://github.github.com/gfm/
EXTENSIONS = ("table", "strikethrough", "autolink", "tagfilter")

# A comment on GitHub is about as wide, and its tables have lines.
STYLE = """
body { max-width: 860px; margin: 24px auto; padding: 0 16px; font: 14px/1.5 sans-serif; }
table { border-collapse: collapse; } td, th { border: 1px solid #8888; padding: 6px 13px; }
code { background: #8883; padding: .2em .4em; border-radius: 6px; } img { max-width: 100%; }
@media (prefers-color-scheme: dark) { body { background: #0d1117; color: #e6edf3; } }
"""


def rendered(renderer, report):
    """The report as HTML. Raw HTML passes, as on GitHub, which takes away scripts afterwards."""
    arguments = [renderer, "--unsafe"]
    for extension in EXTENSIONS:
        arguments += ["--extension", extension]
    return subprocess.run(arguments + [report], check=True, stdout=subprocess.PIPE).stdout.decode()


def contents(page, check):
    def count(selector):
        return page.evaluate(f"document.querySelectorAll({selector!r}).length")

    check.true("each document has a heading", count("h3 > code") >= 1)
    check.true("changes are items of lists", count("li") >= 1)
    check.true("pictures stand in a table", count("td img") >= 2)
    check.equal("there are no tables without pictures", page.evaluate(
        "[...document.querySelectorAll('tr')].filter((row) => row.cells.length !== 2).length"), 0)
    check.true("all pictures are there", page.evaluate(
        "Promise.all([...document.images].map((one) => one.decode())).then(() => true, () => false)"))
    check.equal("each picture says what it shows", count("img:not([alt])"), 0)
    check.true("what is folded opens", page.evaluate(
        "[...document.querySelectorAll('details')].every((one) => one.querySelector('summary') && one.children.length > 1)"))
    # Words of documents stand in quotation marks.
    check.equal("no mark of Markdown is left", page.evaluate(
        "/\\*\\*|<\\/?(details|summary|sub|br|img)|\\|---/.test(document.body.innerText.replace(/“[^”]*”/g, ''))"), False)
    check.true("documents' text is shown as it is", page.evaluate(
        "document.body.innerText.includes('<b>**x** | [a](b) <img src=x> <script> ~~y~~')"))
    check.equal("documents' text is not markup", count(
        "script, iframe, form, a, b, del, img:not([src*='-pictures/'])"), 0)


def main(path, folder=None):
    renderer = shutil.which("cmark-gfm")
    if not renderer:
        print("SKIPPED: no cmark-gfm was found: apt-get install cmark-gfm", file=sys.stderr)
        return 2
    if folder:
        os.makedirs(folder, exist_ok=True)
    # Beside the report, so that relative names of pictures lead to them.
    place = os.path.dirname(os.path.abspath(path))
    with tempfile.NamedTemporaryFile("w", suffix=".html", dir=place, encoding="utf-8") as file:
        file.write(f'<!DOCTYPE html><meta charset="utf-8"><style>{STYLE}</style>\n' + rendered(renderer, path))
        file.flush()

        def test(page, check):
            page.open(file.name)
            contents(page, check)
            for width, _, scheme in looks(page):
                if folder:
                    page.screenshot(f"{folder}/markdown-{width}-{scheme}.png")

        return in_browser(test)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
