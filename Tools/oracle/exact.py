"""A linear program over rational numbers, for cases where floating point answers disagree.

Slow and plain: a dense two-phase simplex with Bland's rule. Numbers are read as the simplest fraction within 1e-12,
so that 0.3333333333333333 means a third.
"""

from fractions import Fraction

SIMPLEST = 10 ** 6


def rational(number):
    simple = Fraction(number).limit_denominator(SIMPLEST)
    return simple if abs(float(simple) - number) <= 1e-12 * max(1, abs(number)) else Fraction(number)


def minimise(cost, equal, below, columns, free):
    """The least cost·x with the first `free` columns of any sign and the others not negative.

    Rows are (coefficients by column, right side). Returns the optimum, None without a solution, or -inf.
    """
    rows, width = standard_form(equal, below, columns, free)
    objective = [Fraction(0)] * width
    for column, value in cost.items():
        objective[column] += value
        if column < free:
            objective[columns + column] -= value
    tableau, basis = start(rows, width)
    artificial = [Fraction(0)] * width + [Fraction(1)] * len(rows)
    if pivot_until_optimal(tableau, basis, artificial, width + len(rows)) != 0:
        return None
    drive_out(tableau, basis, width)
    return pivot_until_optimal(tableau, basis, objective + [Fraction(0)] * len(rows), width)


def standard_form(equal, below, columns, free):
    """Equalities over nonnegative columns: a second column for each free one, then slacks."""
    width = columns + free + len(below)
    rows = []
    for index, (coefficients, constant) in enumerate(below + equal):
        row = [Fraction(0)] * width
        for column, value in coefficients.items():
            row[column] += value
            if column < free:
                row[columns + column] -= value
        if index < len(below):
            row[columns + free + index] = Fraction(1)
        rows.append((row, constant) if constant >= 0 else ([-v for v in row], -constant))
    return rows, width


def start(rows, width):
    tableau = []
    for index, (row, constant) in enumerate(rows):
        unit = [Fraction(int(index == other)) for other in range(len(rows))]
        tableau.append(row + unit + [constant])
    return tableau, [width + index for index in range(len(rows))]


def pivot_until_optimal(tableau, basis, objective, allowed):
    reduced = objective[:] + [Fraction(0)]
    for row, basic in zip(tableau, basis):
        if objective[basic]:
            reduced = [a - objective[basic] * b for a, b in zip(reduced, row)]
    while True:
        entering = next((c for c in range(allowed) if reduced[c] < 0), None)
        if entering is None:
            return -reduced[-1]
        ratios = [(row[-1] / row[entering], basis[i], i) for i, row in enumerate(tableau) if row[entering] > 0]
        if not ratios:
            return float("-inf")
        leaving = min(ratios)[2]
        exchange(tableau, basis, leaving, entering)
        factor = reduced[entering]
        reduced = [a - factor * b for a, b in zip(reduced, tableau[leaving])]


def exchange(tableau, basis, leaving, entering):
    pivot = tableau[leaving][entering]
    tableau[leaving] = [v / pivot for v in tableau[leaving]]
    for index, row in enumerate(tableau):
        if index != leaving and row[entering]:
            factor = row[entering]
            tableau[index] = [a - factor * b for a, b in zip(row, tableau[leaving])]
    basis[leaving] = entering


def drive_out(tableau, basis, width):
    """Exchanges artificial columns that stayed basic at 0; drops rows that say nothing."""
    for index in range(len(basis) - 1, -1, -1):
        if basis[index] >= width:
            entering = next((c for c in range(width) if tableau[index][c]), None)
            if entering is None:
                del tableau[index], basis[index]
            else:
                exchange(tableau, basis, index, entering)
