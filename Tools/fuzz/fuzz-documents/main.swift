import Foundation
import Graphics
import PangoText

// Damages documents and lays out what can still be read. Ends with status 1 at the first crash, at a round that takes
// more than five seconds of computing time, and when the process has held more than a gibibyte.

guard let options = FuzzOptions(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: fuzz-documents [COUNT] [--seed N] [--only ROUND] [--macos] [FOLDER…]")
  exit(2)
}
TextSystem.measurer = PangoTextMeasurer()
Watch.report(after: FuzzRun.longestRound)
exit(FuzzRun(options: options).run() ? 0 : 1)
