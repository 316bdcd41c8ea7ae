import Foundation
import Graphics

/// Runs one walk over a tree of 10,000 views, or as many as are given, each in the one before. Tests start it with a small
/// stack: a walk that calls itself once a level ends the process.
///
///     deep-trees --list
///     sh -c 'ulimit -s 512; exec deep-trees "UIKit margins"'
///     sh -c 'ulimit -s 256; exec deep-trees "UIKit margins" 5000'
@main
@MainActor
enum DeepTrees {
  /// The depth that the package promises (`ARCHITECTURE.md`), unless another is given.
  private(set) static var levels = 10_000

  static func main() {
    TextSystem.measurer = FixedPitchTextMeasurer()
    let walks = UIKitWalks.all + AppKitWalks.all
    switch CommandLine.arguments.dropFirst().first {
    case "--list":
      for walk in walks { print(walk.name) }
    case let name?:
      if let given = CommandLine.arguments.dropFirst(2).first { levels = number(given) }
      guard let walk = walks.first(where: { $0.name == name }) else {
        end("deep-trees: no walk is called “\(name)”; --list names them")
      }
      guard walk.run() else { end("deep-trees: “\(name)” gave a wrong result") }
      print("\(name): \(levels) levels")
    case nil: end("usage: deep-trees --list | NAME [LEVELS]")
    }
  }

  private static func number(_ text: String) -> Int {
    guard let number = Int(text), number > 0 else { end("deep-trees: “\(text)” is no number of levels") }
    return number
  }

  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}

/// A walk over a deep tree: builds the tree, walks, and says whether the innermost view was reached.
@MainActor
struct DeepWalk {
  var name: String
  var run: @MainActor () -> Bool
}
