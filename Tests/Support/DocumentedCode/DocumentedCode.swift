import Foundation
import Testing

/// Expects the Swift code in an article to be the code between `// Sample begins.` and `// Sample ends.` in the test file that
/// calls this, so that everything that articles show is compiled and run.
///
/// - Parameter article: the path of the Markdown file, relative to the package's folder.
/// - Throws: an error of Foundation if one of the files cannot be read.
public func expectSamples(of article: String, in file: String = #filePath) throws {
  let root = try #require(packageFolder(above: file))
  let markdown = try String(contentsOf: root.appendingPathComponent(article), encoding: .utf8)
  let source = try String(contentsOfFile: file, encoding: .utf8)
  let shown = codeBlocks(of: markdown)
  #expect(!shown.isEmpty, "\(article) shows no Swift code")
  #expect(shown == samples(in: source))
}

private func packageFolder(above file: String) -> URL? {
  var folder = URL(fileURLWithPath: file)
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    let manifest = folder.appendingPathComponent("Package.swift").path
    if FileManager.default.fileExists(atPath: manifest) { return folder }
  }
  return nil
}

/// The Swift blocks of a Markdown text. Lines of imports at the beginning of a block are left out.
private func codeBlocks(of markdown: String) -> [String] {
  markdown.components(separatedBy: "```swift\n").dropFirst().compactMap { rest in
    guard let code = rest.components(separatedBy: "\n```").first else { return nil }
    return code.components(separatedBy: "\n").drop { $0.hasPrefix("import ") || $0.isEmpty }
      .joined(separator: "\n")
  }
}

/// The regions between the markers, without the indentation of their first lines.
private func samples(in source: String) -> [String] {
  source.components(separatedBy: "// Sample begins.\n").dropFirst().compactMap { rest in
    guard let code = rest.components(separatedBy: "// Sample ends.").first else { return nil }
    var lines = code.components(separatedBy: "\n").dropLast()
    let indentation = lines.first.map { $0.prefix { $0 == " " }.count } ?? 0
    lines = ArraySlice(lines.map { String($0.dropFirst(indentation)) })
    return lines.joined(separator: "\n")
  }
}
