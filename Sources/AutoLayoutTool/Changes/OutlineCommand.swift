import ArgumentParser
import AutoLayout
import DocumentChanges
import Foundation
import InterfaceBuilder
import LayoutReport
import PrintedWords

/// `autolayout outline`: documents as text.
struct OutlineCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract: "Print a storyboard or xib as text that is easy to read and compare.",
    discussion: """
      Prints scenes, views with class and text, properties, constraints in words, and connections: no frames, no header, \
      no ids. The same decisions give the same text, so that git shows readable changes with the setting \
      diff.storyboard.textconv "autolayout outline" and the lines *.storyboard diff=storyboard and *.xib diff=storyboard \
      in .gitattributes. Reads documents of all platforms.
      """)

  @Argument(
    help: "Storyboards and xibs; - for standard input.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    var status = ExitStatus.done
    for (index, file) in files.enumerated() {
      do {
        let text = try environment.outline(of: file)
        let heading = files.count > 1 ? (index == 0 ? "" : "\n") + "== \(PrintableText.escaped(file))\n" : ""
        try environment.standardOutput.write(heading + text)
      } catch let unreadable as UnreadableDocument {
        status = .failed
        try environment.standardError.write(FindingReport.text(unreadable.finding, file: file))
      }
    }
    return status
  }
}

extension ToolEnvironment {
  func outline(of file: String) throws(UnreadableDocument) -> String {
    DocumentOutline(try tree(try bytes(of: file), file: file)).text
  }

  /// All elements of a document.
  func tree(_ bytes: Data, file: String) throws(UnreadableDocument) -> DocumentTree {
    do {
      return try DocumentTree(data: bytes)
    } catch {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    }
  }
}
