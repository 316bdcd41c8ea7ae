import Foundation
import Testing

@testable import AutoLayoutTool

/// Runs the commands that the documents show.
@MainActor
struct ReadmeTests {
  @Test func everyCommandLineParses() throws {
    let lines = try commands(of: "README.md").filter { $0.hasPrefix("swift run autolayout ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let arguments = line.split(separator: " ").dropFirst(3).map(String.init)
      #expect(throws: Never.self, "\(line)") { try RootCommand.parseAsRoot(arguments) }
      for file in arguments where file.contains("/") {
        #expect((try? Repository.text(file)) != nil, "\(file)")
      }
    }
  }

  @Test func theConfigurationIsRead() throws {
    let blocks = try Repository.codeBlocks(of: "README.md", language: "yaml")
    #expect(!blocks.isEmpty)
    for lines in blocks {
      let bytes = Data(lines.joined(separator: "\n").utf8)
      let configuration = try ConfigurationReader(file: "README.md").read(bytes)
      #expect(configuration.matrix.variants.count > 1)
      #expect(configuration.baseline != nil)
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func everyMakeTargetExists(document: String) throws {
    let makefile = try Repository.text("Makefile")
    let pattern = /\bmake ([a-z]+)(?=`|\s+#)/
    let targets = try Repository.text(document).matches(of: pattern).map { String($0.1) }
    #expect(!targets.isEmpty)
    for target in targets {
      #expect(makefile.contains("\n\(target):"), "make \(target)")
    }
  }

  private func commands(of document: String) throws -> [String] {
    try Repository.codeBlocks(of: document, language: "sh").flatMap(\.self)
      .map { $0.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces) }
  }
}
