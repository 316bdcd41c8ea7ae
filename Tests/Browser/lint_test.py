"""Tests a page of `lint --format html` in a real browser: filters, enlarged pictures, keys, and that nothing is loaded.

Usage: lint_test.py TROUBLED.html
The page is that of Troubled.storyboard. Exits with 0 if all checks hold, 1 if one fails, 2 without a browser.
"""

import sys

from checks import NARROW, WIDE, in_browser

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
    page.resize(*NARROW)
    page.open(path)
    check.true("nothing is wider than a phone", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    page.press("figure .picture")
    check.true("pictures fit", page.evaluate(
        "document.querySelector('dialog .picture').getBoundingClientRect().right <= innerWidth"))


def main(path):
    def test(page, check):
        page.resize(*WIDE)
        page.scheme("light")
        page.open(path)
        for part in (filters, pictures, keys, safety):
            part(page, check)
        narrow(page, path, check)

    return in_browser(test)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
