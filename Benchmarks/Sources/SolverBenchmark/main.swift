// SolverBenchmark FILE.rows [SECONDS]: times one workload and checks the frames.
// Prints one line: name, first solve (µs), a step (µs), largest error, bytes a row.
import ConstraintSolver
import Foundation

/// Microseconds of processor time used by this process.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

/// One run from an empty solver to the end of the steps.
struct Run {
  var first = 0.0
  var step = 0.0
  var values: [Double]

  init(_ workload: Workload) throws {
    values = Array(repeating: 0, count: workload.variableCount)
    let start = processorTime()
    let solver = Solver()
    let base = solver.makeVariables(workload.variableCount)
    var handles = try solver.add(contentsOf: workload.rows)
    values.withUnsafeMutableBufferPointer { solver.readValues(from: base, into: $0) }
    let solved = processorTime()
    first = solved - start
    solver.takeChangedVariables { _ in }
    let begun = processorTime()
    let solves = try Self.replay(workload.steps, on: solver, &handles)
    step = solves == 0 ? 0 : (processorTime() - begun) / Double(solves)
    values.withUnsafeMutableBufferPointer { solver.readValues(from: base, into: $0) }
  }

  private static func replay(
    _ steps: [Workload.Step], on solver: Solver, _ handles: inout [ConstraintID]
  ) throws -> Int {
    var solves = 0
    for step in steps {
      switch step {
      case .set(let id, let value): try solver.setConstant(value, of: handles[id])
      case .add(let id, let row):
        let handle = try solver.add(row)
        if id < handles.count { handles[id] = handle } else { handles.append(handle) }
      case .remove(let id): try solver.remove(handles[id])
      case .solve:
        solver.solve()
        solver.takeChangedVariables { _ in }
        solves += 1
      }
    }
    return solves
  }
}

let path = CommandLine.arguments[1]
let seconds = CommandLine.arguments.count > 2 ? Double(CommandLine.arguments[2]) ?? 1 : 1
let workload = try Workload(contentsOf: path)
var runs: [Run] = []
let began = processorTime()
while runs.count < 3 || (processorTime() - began < seconds * 1e6 && runs.count < 200) {
  runs.append(try Run(workload))
}
var worst = 0.0
for frame in try Workload.frames(contentsOf: path.replacingOccurrences(of: ".rows", with: ".frames")) {
  for edge in 0..<4 { worst = max(worst, abs(runs[0].values[4 * Int(frame[0]) + edge] - frame[1 + edge])) }
}
let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
let first = String(format: "%.0f", median(runs.map(\.first)))
let step = String(format: "%.2f", median(runs.map(\.step)))
print("ours \(name) first_us \(first) step_us \(step) error \(worst)")
