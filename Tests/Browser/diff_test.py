"""Tests a page of `autolayout diff` in a real browser: keys, slider, modes, marks, jumps, narrow and wide, nothing loaded.

Usage: diff_test.py PAGE.html [FOLDER]
The page has at least two scenes that look different, and text of a document that would be markup. With a folder, screenshots
are written there. Exits with 0 if all checks hold, 1 if one fails, 2 without a browser.
"""

import os
import sys

from checks import in_browser, looks

CURRENT = "changes.findIndex((one) => one.button.getAttribute('aria-current') === 'true')"


def keys(page, check):
    page.key("j")
    check.equal("j goes to the first change", page.evaluate(CURRENT), 0)
    page.key("j")
    page.key("k")
    check.equal("k goes back", page.evaluate(CURRENT), 0)
    check.true("the change has the focus", page.evaluate("document.activeElement === changes[0].button"))
    page.key("n")
    check.equal("n shows the next scene", page.evaluate("byId('count').textContent.slice(0, 2)"), "2 ")
    page.key("p")
    check.equal("p shows the previous", page.evaluate("state.picture"), 0)
    for key, mode, screens in (("2", "sides", 2), ("3", "onion", 1), ("1", "slider", 1)):
        page.key(key)
        check.equal(f"{key} compares by {mode}", page.evaluate("state.mode"), mode)
        check.equal("with so many screens", page.evaluate("document.querySelectorAll('.screen').length"), screens)
    page.key("ArrowLeft")
    check.equal("an arrow moves the slider", page.evaluate("document.querySelector('.handle').style.left"), "45%")
    page.key(" ")
    check.equal("space switches to after", page.evaluate("state.share"), 100)
    page.key(" ")
    check.equal("and back to before", page.evaluate("state.share"), 0)
    page.key("m")
    check.equal("m hides the marks", page.evaluate("getComputedStyle(document.querySelector('.mark')).display"), "none")
    page.key("m")
    page.key("?")
    check.true("? lists the keys", page.evaluate("byId('keys').open"))
    page.evaluate("byId('keys').close()")


def mouse(page, check):
    page.evaluate("setShare(50)")
    x, y = page.center(".screen")
    page.click(x + 30, y)
    check.true("a click moves the slider", page.evaluate("state.share") > 55)
    target = page.evaluate("changes.findIndex((one) => one.target === 1)")
    page.evaluate(f"changes[{target}].button.click()")
    check.equal("a change leads to its scene", page.evaluate("state.picture"), 1)
    check.true("pictures are drawn", page.evaluate(
        "Promise.all([...document.querySelectorAll('.screen img')].map((one) => one.decode())).then(() => true)"))


def widths(page, check, folder):
    for width, height, scheme in looks(page):
        check.true(f"nothing is wider than {width} points", page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth"))
        if folder:
            page.screenshot(f"{folder}/{width}-{scheme}.png")
        box = page.evaluate("(({ top, bottom }) => [top, bottom])(document.querySelector('.screen').getBoundingClientRect())")
        check.true("the picture is in sight", 0 <= box[0] and box[1] <= height, box)


def main(path, folder=None):
    if folder:
        os.makedirs(folder, exist_ok=True)

    def test(page, check):
        page.open(path)
        keys(page, check)
        mouse(page, check)
        widths(page, check, folder)
        check.equal("documents' text is not markup", page.evaluate("document.querySelectorAll('nav img, nav b').length"), 0)
        check.equal("nothing was requested from the network",
                    [one for one in page.requests() if not one.startswith("blob:")], [])

    return in_browser(test)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
