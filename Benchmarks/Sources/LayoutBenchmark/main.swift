// LayoutBenchmark SCENE COUNT [ROUNDS]: times a scene with constraints beside the same by hand.
// LayoutBenchmark rows SCENE COUNT FILE: writes the scene's constraints for another solver.
import Foundation
import UIKit

let arguments = CommandLine.arguments
let scene = arguments.count > 1 ? arguments[1] : "feed"
let count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 5 : 5

switch scene {
case "tree": compare("tree of \(count)", Tree.changes, rounds: rounds) { Tree(views: count, $0) }
default: compare("feed of \(count)", Feed.changes, rounds: rounds) { Feed(cells: count, $0) }
}
