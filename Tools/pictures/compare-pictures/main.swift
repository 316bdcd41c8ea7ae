import Foundation
import PlantedFaults

// Draws pairs of random screens with one change and counts how many the comparison judges correctly. Ends with status 1 if fewer
// than 98 % of the faults are noticed and named, or more than 2 % of the harmless changes are reported.

guard let run = ComparisonRun(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: compare-pictures [COUNT] [--seed N] [--only CHANGE] [--failures FOLDER]")
  exit(2)
}
do {
  exit(try run.run() ? 0 : 1)
} catch {
  print("error: \(error)")
  exit(2)
}
