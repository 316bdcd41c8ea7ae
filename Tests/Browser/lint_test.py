"""Tests a page of `lint --format html` in a real browser: filters, enlarged pictures, keys, and that nothing is loaded.

Usage: lint_test.py TROUBLED.html
The page is that of Troubled.storyboard. Exits with 0 if all checks hold, 1 if one fails, 2 without a browser.
"""

import sys

import chromium
from inspect_test import Checks

SHOWN = "[...document.querySelectorAll('.finding')].filter((one) => one.offsetParent).map((one) => one.dataset.rule)"
OPEN = "document.getElementById('large').open"


def filters(page, check):
    check.equal("the cause comes first", page.evaluate(SHOWN), ["unsatisfiable", "misplaced", "ambiguous"])
    check.equal("with what it leads to", page.evaluate("document.querySelectorAll('.leads .finding').length"), 1)
    page.press("[data-rule='misplaced'][aria-pressed]")
    check.equal("a switch hides a rule", page.evaluate(SHOWN), ["unsatisfiable", "ambiguous"])
    check.true("and the heading of what is left of it", page.evaluate("document.querySelector('.leads').hidden"))
    check.equal("the rest is counted", page.evaluate("document.getElementById('left').textContent"), "2 of 3 shown")
    page.press("[data-rule='misplaced'][aria-pressed]")
    page.press("#words")
    for letter in "loose":
        page.key(letter)
    check.equal("words are looked for", page.evaluate(SHOWN), ["ambiguous"])
    page.evaluate("words.value = ''; words.dispatchEvent(new Event('input'))")
    check.equal("without words all is shown", page.evaluate("document.getElementById('left').textContent"), "")


def pictures(page, check):
    sizes = page.evaluate(
        "[...document.querySelectorAll('figure .picture')].map((one) => {"
        " const r = one.getBoundingClientRect(); return [r.width, r.height]; })")
    check.true("every finding has a picture", len(sizes) == 3 and all(w > 60 and h > 60 for w, h in sizes))
    check.true("whose marks are drawn", page.evaluate(
        "[...document.images].every((one) => one.complete && one.naturalWidth > 0)"))
    page.press("figure .picture")
    check.true("a click enlarges it", page.evaluate(OPEN))
    check.true("beyond its former size", page.evaluate(
        "document.querySelector('dialog .picture').getBoundingClientRect().height") > sizes[0][1])
    check.true("within the window", page.evaluate(
        "document.querySelector('dialog .picture').getBoundingClientRect().bottom <= innerHeight"))
    page.press("dialog .picture")
    check.equal("a click closes it", page.evaluate(OPEN), False)


def keys(page, check):
    page.evaluate("document.querySelector('figure .picture').focus()")
    check.equal("pictures can be reached", page.evaluate("document.activeElement.className").split()[0], "picture")
    page.evaluate("document.activeElement.click()")
    check.true("and opened", page.evaluate(OPEN))
    check.true("the focus goes along", page.evaluate("document.getElementById('large').contains(document.activeElement)"))
    page.evaluate("document.getElementById('large').close()")
    check.equal("and comes back", page.evaluate("document.activeElement.className").split()[0], "picture")


def safety(page, check):
    check.equal("nothing of the document runs", page.evaluate("typeof window.hostileRan"), "undefined")
    requests = [one for one in page.requests() if not one.startswith("data:")]
    check.equal("nothing is loaded", requests, [])


def narrow(page, path, check):
    page.resize(390, 844)
    page.open(path)
    check.true("nothing is wider than a phone", page.evaluate("document.documentElement.scrollWidth <= 390"))
    page.press("figure .picture")
    check.true("pictures fit", page.evaluate(
        "document.querySelector('dialog .picture').getBoundingClientRect().right <= 390"))


def main(path):
    executable = chromium.find()
    if not executable:
        print("lint_test.py: no Chromium was found", file=sys.stderr)
        return 2
    check = Checks()
    with chromium.Page(executable) as page:
        page.resize(1280, 800)
        page.scheme("light")
        page.open(path)
        for part in (filters, pictures, keys, safety):
            part(page, check)
        narrow(page, path, check)
        check.equal("no errors", page.errors, [])
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
