// SolverBenchmark FILE.edges|FILE.boxes [SECONDS]: times our solver on a workload and checks the frames.
import Foundation
import Measuring

let path = CommandLine.arguments[1]
let form = URL(fileURLWithPath: path).pathExtension
let seconds = CommandLine.arguments.count > 2 ? Double(CommandLine.arguments[2]) ?? 1 : 1
let workload = try Workload(contentsOf: path)
// The first run finds no memory that an earlier solver left.
let first = try Run(workload)
let values = first.values
let runs = try repeated(seconds: seconds) { try Run(workload).outcome }
let expected = try ExpectedFrames(contentsOf: String(path.dropLast(form.count)) + "frames")
let error = expected.worstError { view in
  let (a, b) = (Frame(values[4 * view..<4 * view + 4]), values[4 * view..<4 * view + 2])
  let corner = [b[4 * view], b[4 * view + 1]]
  return form == "edges" ? Frame(a[0], a[1], a[2] - corner[0], a[3] - corner[1]) : a
}

var line = ResultLine(driver: "ours-\(form)", path: path)
line.set("first_us", median(runs.map(\.first)))
line.set("error", error)
line.set("bytes_a_row", first.outcome.bytes.map { $0 / Double(workload.startCount) })
if !workload.steps.isEmpty {
  line.set("step_us", median(runs.map(\.step)))
  line.set("rows_a_step", median(runs.map(\.rowsTouched)))
  if allocationsAreCounted() { line.set("allocations", median(runs.compactMap(\.allocations))) }
}
line.print()
