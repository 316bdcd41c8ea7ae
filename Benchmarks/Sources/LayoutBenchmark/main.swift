// LayoutBenchmark feed|tree COUNT [ROUNDS] [build]: times a scene with constraints beside the same by hand.
// LayoutBenchmark scroll COUNT [ROUNDS]: times scrolling a table with and without constraints across its border.
// LayoutBenchmark rows COUNT FOLDER: writes the scenes' constraints for other solvers.
import Foundation
import LayoutMeasuring
import UIKit

let arguments = CommandLine.arguments + ["", "", "", ""]
let count = Int(arguments[2]) ?? 1000
let rounds = Int(arguments[3]) ?? 5
let isBuildOnly = arguments[4] == "build"

switch arguments[1] {
case "rows":
  try Rows.writeFeed(cells: count, to: arguments[3])
  try Rows.writeTree(views: count, to: arguments[3])
case "scroll": compareScrolling(rows: count, rounds: rounds)
case "tree":
  compare("tree of \(count)", isBuildOnly ? [] : Tree.changes, rounds: rounds) { Tree(views: count, $0) }
default:
  compare("feed of \(count)", isBuildOnly ? [] : Feed.changes, rounds: rounds) { Feed(cells: count, $0) }
}
