"""The checks that the browser tests share: they count failures, print each check, and start the browser."""

import sys

import chromium

WIDE, NARROW = (1280, 800), (390, 844)


class Checks:
    def __init__(self):
        self.failures = 0

    def equal(self, claim, found, wanted):
        good = found == wanted
        self.failures += not good
        print(f"{'ok' if good else 'FAILED'}: {claim}" + ("" if good else f": {found!r}, not {wanted!r}"))

    def true(self, claim, good, found=None):
        """`found` is printed if the claim is wrong."""
        self.failures += not good
        print(f"{'ok' if good else 'FAILED'}: {claim}" + ("" if good or found is None else f": {found!r}"))


def in_browser(test):
    """Calls `test` with a page and checks. The status: 0 if all hold, 1 if one fails, 2 without a browser."""
    executable = chromium.find()
    if not executable:
        print("SKIPPED: no Chromium was found (Debian: apt-get install chromium). The variable CHROMIUM may name one.",
              file=sys.stderr)
        return 2
    check = Checks()
    with chromium.Page(executable) as page:
        test(page, check)
        check.equal("the page has no errors", page.errors, [])
    return 1 if check.failures else 0


def looks(page):
    """Shows the page wide and narrow, in light and dark; yields (width, height, name of the appearance) of each."""
    for width, height in (WIDE, NARROW):
        page.resize(width, height, 1 if (width, height) == WIDE else 2)
        for scheme in ("light", "dark"):
            page.scheme(scheme)
            yield width, height, scheme
