import ConstraintSolver
import Measuring

/// One run: from no solver to the end of the steps.
struct Run {
  /// Microseconds to make the constraints, solve them and read all values.
  private(set) var first = 0.0
  /// Microseconds a step, up to the values that changed.
  private(set) var step = 0.0
  private(set) var values: [Double]
  /// Held by the solver after the first solve.
  private(set) var bytes: Double?
  /// Calls of the allocator in the second half of the steps.
  private(set) var allocations: Double?
  /// Rows looked at, a step.
  private(set) var rowsTouched = 0.0

  private let workload: Workload
  private let solver: Solver
  private let base: Variable
  private var handles: [ConstraintID]

  init(_ workload: Workload) throws {
    self.workload = workload
    values = Array(repeating: 0, count: workload.variableCount)
    let bytesBefore = allocatedBytes()
    let start = processorTime()
    solver = Solver()
    base = solver.makeVariables(workload.variableCount)
    handles = try Self.addRows(of: workload, to: solver, base)
    values.withUnsafeMutableBufferPointer { solver.readValues(from: base, into: $0) }
    first = processorTime() - start
    if let before = bytesBefore, let after = allocatedBytes() {
      bytes = Double(after - before - handles.capacity * MemoryLayout<ConstraintID>.stride)
    }
    solver.takeChangedVariables { _ in }
    handles += Array(repeating: handles[0], count: workload.lines.count - handles.count)
    try replay()
  }

  private static func addRows(
    of workload: Workload, to solver: Solver, _ base: Variable
  ) throws -> [ConstraintID] {
    let rows = [Row](unsafeUninitializedCapacity: workload.startCount) { rows, count in
      count = workload.startCount
      for number in 0..<count { rows.initializeElement(at: number, to: workload.row(number, from: base)) }
    }
    return try solver.add(contentsOf: rows)
  }

  private mutating func replay() throws {
    let half = workload.steps.count / 2
    var (solves, counted) = (0, allocationCount())
    let touched = solver.statistics.rowsTouched
    let start = processorTime()
    for (place, step) in workload.steps.enumerated() {
      if place == half { counted = allocationCount() }
      if case .solve = step {
        readChanges()
        solves += 1
      } else {
        try apply(step)
      }
    }
    let time = processorTime() - start
    guard solves > 0 else { return }
    if let counted, let now = allocationCount() { allocations = Double(now - counted) }
    step = time / Double(solves)
    rowsTouched = Double(solver.statistics.rowsTouched - touched) / Double(solves)
  }

  @inline(__always)
  private mutating func apply(_ step: Workload.Step) throws {
    switch step {
    case .set(let row, let constant): try solver.setConstant(constant, of: handles[row])
    case .add(let row): handles[row] = try solver.add(workload.row(row, from: base))
    case .remove(let row): try solver.remove(handles[row])
    case .solve: break
    }
  }

  @inline(__always)
  private mutating func readChanges() {
    values.withUnsafeMutableBufferPointer { values in
      solver.takeChangedValues { variable, value in values[variable.index - base.index] = value }
    }
  }
}
