import AutoLayoutTool
import Foundation

let status = Tool.run(Array(CommandLine.arguments.dropFirst()), in: .live())
exit(status.rawValue)
