import Foundation

/// The checkout that the tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of the fenced blocks of a Markdown file that are marked with `language`.
  static func codeBlocks(of path: String, language: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var open: [String]?
    for line in try text(path).components(separatedBy: "\n") {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open = block + [line]
        }
      } else if line == "```" + language {
        open = []
      }
    }
    return blocks
  }
}
