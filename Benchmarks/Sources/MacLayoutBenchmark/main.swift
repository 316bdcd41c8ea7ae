// MacLayoutBenchmark feed|tree COUNT [ROUNDS]: times a scene of AppKit's views with constraints beside the same by hand.
import AppKit
import Foundation
import LayoutMeasuring

let arguments = CommandLine.arguments + ["", "", ""]
let count = Int(arguments[2]) ?? 1000
let rounds = Int(arguments[3]) ?? 5

switch arguments[1] {
case "tree": compare("AppKit, tree of \(count)", Tree.changes, rounds: rounds) { Tree(views: count, $0) }
default: compare("AppKit, feed of \(count)", Feed.changes, rounds: rounds) { Feed(cells: count, $0) }
}
