"""The right answer by scipy's HiGHS, level by level. It shares no code or method with the solver under test."""

from fractions import Fraction

import exact
import numpy
from scipy.optimize import linprog

FEASIBLE = 1e-6
# Levels after which to look whether anything is left to decide.
PATIENCE = 30
OPTIONS = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9, "presolve": True}


class Program:
    """Rows over named variables, each with up to two error columns."""

    # How far above its optimum a level may end, as a share.
    slack = 1e-9

    def __init__(self, names):
        self.names = names
        self.column = {name: i for i, name in enumerate(names)}
        self.columns = len(names)
        self.equal, self.below = [], []
        # Error columns that are 0 from some level on, and what the last optimisation said.
        self.fixed, self.last = set(), None

    def row(self, constraint):
        coefficients = {}
        for name, value in constraint["terms"]:
            column = self.column[name]
            coefficients[column] = coefficients.get(column, 0) + value
        return coefficients, constraint["constant"]

    def hard(self, constraint):
        coefficients, constant = self.row(constraint)
        if constraint["relation"] == "==":
            self.equal.append((coefficients, constant))
        else:
            sign = 1 if constraint["relation"] == "<=" else -1
            self.below.append(({c: sign * v for c, v in coefficients.items()}, sign * constant))

    def soft(self, constraint):
        """Adds the row with error columns and returns them."""
        coefficients, constant = self.row(constraint)
        errors = []
        if constraint["relation"] != "<=":
            coefficients[self.columns + len(errors)] = 1
            errors.append(self.columns + len(errors))
        if constraint["relation"] != ">=":
            coefficients[self.columns + len(errors)] = -1
            errors.append(self.columns + len(errors))
        self.columns += len(errors)
        if constraint["relation"] == "==":
            self.equal.append((coefficients, constant))
        else:
            sign = 1 if constraint["relation"] == "<=" else -1
            self.below.append(({c: sign * v for c, v in coefficients.items()}, sign * constant))
        return errors

    def limit(self, columns, bound):
        self.below.append(({c: 1 for c in columns}, bound))

    def minimise(self, cost):
        """The optimum and the point, or None if there is none."""
        objective = numpy.zeros(self.columns)
        for column, value in cost.items():
            objective[column] += value

        def matrix(rows):
            dense = numpy.zeros((len(rows), self.columns))
            for i, (coefficients, _) in enumerate(rows):
                for column, value in coefficients.items():
                    dense[i, column] = value
            return (dense, numpy.array([constant for _, constant in rows])) if rows else (None, None)

        below, below_bound = matrix(self.below)
        equal, equal_bound = matrix(self.equal)
        bounds = [(None, None)] * len(self.names) + [
            (0, 0 if column in self.fixed else None) for column in range(len(self.names), self.columns)]
        result = linprog(objective, below, below_bound, equal, equal_bound, bounds, "highs", options=OPTIONS)
        self.last = result
        if result.status == 3:
            return float("-inf"), None
        return (result.fun, result.x) if result.status == 0 else None


class FaceProgram(Program):
    """Without space between levels: a level's optimal set is where its dual solution says that columns are 0 and rows
    are tight. For hierarchies so long that the space would add up."""

    # A dual value or reduced cost below this is 0.
    dual = 1e-7

    def limit(self, columns, bound):
        reduced, duals = self.last.lower.marginals, self.last.ineqlin.marginals
        self.fixed |= {c for c in range(len(self.names), self.columns) if reduced[c] > self.dual}
        loose = []
        for row, value in zip(self.below, duals):
            (self.equal if value < -self.dual else loose).append(row)
        self.below = loose


class ExactProgram(Program):
    """The same over rational numbers."""

    slack = 0

    def row(self, constraint):
        coefficients, constant = super().row(constraint)
        return {c: exact.rational(v) for c, v in coefficients.items()}, exact.rational(constant)

    def minimise(self, cost):
        optimum = exact.minimise(
            {c: Fraction(v) for c, v in cost.items()}, self.equal, self.below, self.columns, len(self.names))
        return None if optimum is None else (optimum, None)


def names_of(constraints):
    names = []
    for constraint in constraints:
        for name, _ in constraint["terms"]:
            if name not in names:
                names.append(name)
    return names


def is_feasible(constraints, kind=Program):
    """Whether required rows can hold together: the least total error is no more than rounding."""
    if not constraints:
        return True
    program = kind(names_of(constraints))
    errors = []
    for constraint in constraints:
        errors += program.soft(constraint)
    scale = max(1, max(abs(c["constant"]) for c in constraints))
    optimum, _ = program.minimise({column: 1 for column in errors})
    return optimum <= FEASIBLE * (1 + 1e-3 * scale)


def broken(constraints, kind):
    """Ids of required rows that contradict those accepted before them."""
    required = [c for c in constraints if c["priority"] == 1000]
    lost = []
    kept = []
    waiting = required
    while not is_feasible(kept + waiting, kind):
        good, bad = 0, len(waiting)
        while bad - good > 1:
            middle = (good + bad) // 2
            if is_feasible(kept + waiting[:middle], kind):
                good = middle
            else:
                bad = middle
        kept += waiting[:good]
        lost.append(waiting[good]["id"])
        waiting = waiting[good + 1:]
    return lost


def verdict(constraints):
    """Broken ids, total violation by level, and the range of every variable on the optimal set; None if rounding wins."""
    return verdict_by(Program, constraints) or verdict_by(FaceProgram, constraints)


def verdict_by(kind, constraints):
    lost = broken(constraints, kind)
    program = kind(names_of(constraints))
    for constraint in constraints:
        if constraint["priority"] == 1000 and constraint["id"] not in lost:
            program.hard(constraint)
    totals = []
    levels = sorted({c["priority"] for c in constraints if c["priority"] < 1000}, reverse=True)
    for place, level in enumerate(levels):
        if place and place % PATIENCE == 0:
            point = only_point(program)
            if point:
                return {"broken": lost, "totals": totals + rest(constraints, levels[place:], point),
                        "ranges": {name: [value, value] for name, value in point.items()}}
        errors = []
        for constraint in constraints:
            if constraint["priority"] == level:
                errors += program.soft(constraint)
        solved = program.minimise({column: 1 for column in errors})
        if solved is None:
            return None
        optimum = max(0, solved[0])
        program.limit(errors, optimum + kind.slack * max(1, optimum))
        totals.append([level, float(optimum)])
    ranges = ranges_of(program)
    if ranges is None:
        return None
    return {"broken": lost, "totals": totals, "ranges": ranges}


def ranges_of(program):
    """The least and greatest value of every variable, or None if rounding got in the way."""
    ranges = {}
    for name, column in program.column.items():
        low = program.minimise({column: 1})
        high = program.minimise({column: -1})
        if low is None or high is None:
            return None
        ranges[name] = [float(low[0]), -float(high[0])]
    return ranges


def only_point(program):
    """The values, if nothing is left to decide."""
    ranges = ranges_of(program)
    if ranges is None or any(high - low > FEASIBLE for low, high in ranges.values()):
        return None
    return {name: (low + high) / 2 for name, (low, high) in ranges.items()}


def rest(constraints, levels, point):
    """The totals of the levels that come too late to change anything."""
    sums = {level: 0 for level in levels}
    for constraint in constraints:
        if constraint["priority"] in sums:
            miss = sum(value * point[name] for name, value in constraint["terms"]) - constraint["constant"]
            sums[constraint["priority"]] += {"==": abs(miss), "<=": max(0, miss), ">=": max(0, -miss)}[
                constraint["relation"]]
    return [[level, sums[level]] for level in levels]
