import Foundation

/// Writes Swift from a table of tests: `generate-test-code TABLE CODE`. The header of the table says what it is.
@main
enum GenerateTestCode {
  static func main() {
    do {
      try generate(CommandLine.arguments)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  private static func generate(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw Problem(message: "usage: generate-test-code TABLE CODE") }
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    var rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard !rows.isEmpty else { throw Problem(message: "\(arguments[1]): expected a header and rows") }
    let code: String
    switch rows.removeFirst() {
    case RecorderRow.header: code = try Recorders(rows: rows.map(RecorderRow.init)).code
    case DefaultReads.header: code = DefaultReads(rows: rows).code
    case let header: throw Problem(message: "\(arguments[1]):1: no table has the columns \(header)")
    }
    // A file that is written anew is compiled again, even if it says the same.
    guard (try? String(contentsOfFile: arguments[2], encoding: .utf8)) != code else { return }
    try code.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }
}

func imports(_ modules: String...) -> String { modules.map { "import \($0)\n" }.joined() }

struct Problem: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
