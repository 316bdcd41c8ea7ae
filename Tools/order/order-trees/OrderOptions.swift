import MacOrderIndependence
import OrderIndependence

/// The arguments of the command line.
struct OrderOptions {
  var count = 1000
  var seed: UInt64 = 1
  var processes = 2
  var framework = OrderFramework.uiKit
  /// Nil for all that mean something in the façade.
  var comparison: Comparison?
  var comparisons: [Comparison] { comparison.map { [$0] } ?? framework.comparisons }
  /// Prints each failing case, made as small as possible, as Swift code.
  var printsCases = false
  /// Prints the tally as JSON, for the process that started this one.
  var printsTally = false

  /// Nil when the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed":
        guard let seed = rest.popFirst().flatMap(UInt64.init) else { return nil }
        self.seed = seed
      case "--processes":
        guard let processes = rest.popFirst().flatMap(Int.init), processes > 0 else { return nil }
        self.processes = processes
      case "--only":
        guard let name = rest.popFirst(), let one = Comparison(rawValue: name) else { return nil }
        comparison = one
      case "--mac": framework = .appKit
      case "--print": (printsCases, processes) = (true, 1)
      case "--tally": printsTally = true
      default:
        guard let count = Int(argument), count > 0 else { return nil }
        self.count = count
      }
    }
  }
}
