/// The options of the command line: `fuzz-documents [COUNT] [--seed N] [--only ROUND] [--macos] [FOLDER…]`.
struct FuzzOptions {
  var count = 10_000
  var seed: UInt64 = 20_261_121
  /// Runs one round alone, to look into it.
  var only: Int?
  /// Damages the folders' documents for macOS alone.
  var isForMac = false
  /// Folders of documents to damage besides those that are written for the purpose.
  var folders: [String] = []

  /// Nil when the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed":
        guard let seed = rest.popFirst().flatMap(UInt64.init) else { return nil }
        self.seed = seed
      case "--macos": isForMac = true
      case "--only":
        guard let round = rest.popFirst().flatMap(Int.init) else { return nil }
        only = round
      default:
        if let count = Int(argument), count > 0 {
          self.count = count
        } else if argument.hasPrefix("-") {
          return nil
        } else {
          folders.append(argument)
        }
      }
    }
  }
}
