import Foundation
import Testing

@testable import AutoLayoutTool

/// Reads the lines that `docs/ci.md` and the files for CI show.
@MainActor
struct CIDocumentTests {
  private func blocks(_ language: String) throws -> [[String]] {
    try Repository.codeBlocks(of: "docs/ci.md", language: language)
  }

  @Test func everyCommandLineParses() throws {
    let lines = try Repository.text("docs/ci.md").replacingOccurrences(of: "\\|", with: "|")
      .replacingOccurrences(of: "\n      --", with: " --")
      .matches(of: /autolayout lint ([^`\n|"]+)/).map { String($0.1) }
    #expect(lines.count > 5)
    for line in lines {
      let arguments = line.split(separator: " ").map(String.init)
      #expect(throws: Never.self, "\(line)") { try RootCommand.parseAsRoot(["lint"] + arguments) }
    }
  }

  @Test func theSuppressionsAreRead() throws {
    let block = try #require(try blocks("yaml").first { $0.first == "suppressions:" })
    let configuration = try ConfigurationReader(file: "ci.md").read(Data(block.joined(separator: "\n").utf8))
    let entry = try #require(configuration.suppressions.first)
    #expect(entry.rules == [.misplaced])
    #expect(entry.path.matches("Legacy/Sub/a.xib"))
    #expect(!entry.path.matches("Other/Legacy/a.xib"))
    #expect(entry.object == "aBc-12-xyz")
  }

  @Test func everyFormatIsInTheTable() throws {
    let text = try Repository.text("docs/ci.md")
    for format in LintOutput.formatNames { #expect(text.contains("\n| `\(format)` |"), "\(format)") }
  }

  /// Text of an input in a script would be run.
  @Test func noInputIsPartOfAScript() throws {
    let action = try Repository.text("action.yml")
    let scripts = action.split(separator: "\n").filter { $0.contains("run:") }
    #expect(scripts.count > 3)
    for script in scripts { #expect(!script.contains("${{"), "\(script)") }
    for line in action.split(separator: "\n") where line.contains("uses:") {
      #expect(line.contains(/uses: [a-z\/-]+@[0-9a-f]{40} # v[0-9.]+$/), "\(line)")
    }
  }

  @Test func everyInputIsDescribed() throws {
    let action = try Repository.text("action.yml")
    let inputs = try #require(action.components(separatedBy: "\noutputs:").first)
      .matches(of: /\n  ([a-z-]+):\n    description/).map { String($0.1) }
    #expect(inputs.count > 10)
    let text = try Repository.text("docs/ci.md")
    for input in inputs where input != "token" { #expect(text.contains("`\(input)`"), "\(input)") }
  }
}
