import Foundation
import OrderIndependence

// Builds random trees of views in different orders and compares their frames. Ends with status 1 if any differ.

guard let options = OrderOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(
    "usage: order-trees [COUNT] [--mac] [--seed N] [--processes N] [--only COMPARISON] [--print]\ncomparisons: "
      + Comparison.allCases.map(\.rawValue).joined(separator: "; "))
  exit(2)
}
exit(OrderRun(options: options).run() ? 0 : 1)
