import ConstraintSolver
import Measuring

/// The results of one run.
struct Outcome {
  /// Microseconds to make the constraints, solve them and read all values.
  var first = 0.0
  /// Microseconds a step, up to the values that changed.
  var step = 0.0
  /// Held by the solver after the first solve.
  var bytes: Double?
  /// Calls of the allocator in the second half of the steps.
  var allocations: Double?
  /// Rows looked at, a step.
  var rowsTouched = 0.0
}

/// One run: from no solver to the end of the steps. The solver goes with it, as with the peers.
struct Run {
  private(set) var outcome = Outcome()
  private(set) var values: [Double]

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
    outcome.first = processorTime() - start
    if let before = bytesBefore, let after = allocatedBytes() {
      outcome.bytes = Double(after - before - handles.capacity * MemoryLayout<ConstraintID>.stride)
    }
    solver.takeChangedVariables { _ in }
    handles += Array(repeating: handles[0], count: workload.lines.count - handles.count)
    try replay()
  }

  private static func addRows(
    of workload: Workload, to solver: Solver, _ base: Variable
  ) throws -> [ConstraintID] {
    solver.reserve(constraints: workload.startCount, summands: workload.startSummandCount)
    return try [ConstraintID](unsafeUninitializedCapacity: workload.startCount) { handles, count in
      while count < workload.startCount {
        handles.initializeElement(at: count, to: try workload.add(count, to: solver, base))
        count += 1
      }
    }
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
    if let counted, let now = allocationCount() { outcome.allocations = Double(now - counted) }
    outcome.step = time / Double(solves)
    outcome.rowsTouched = Double(solver.statistics.rowsTouched - touched) / Double(solves)
  }

  @inline(__always)
  private mutating func apply(_ step: Workload.Step) throws {
    switch step {
    case .set(let row, let constant): try solver.setConstant(constant, of: handles[row])
    case .add(let row): handles[row] = try workload.add(row, to: solver, base)
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
