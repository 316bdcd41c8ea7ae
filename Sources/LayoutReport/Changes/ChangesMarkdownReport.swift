import AutoLayout
import Foundation
import PrintedWords

/// Changes as GitHub-flavoured Markdown, for comments on pull requests. Text from documents is
/// escaped.
enum ChangesMarkdownReport {
  /// The largest number of pictures; nobody would look at more in a comment.
  private static let mostRows = 6
  private static let mostLines = 12
  private static let mostMoves = 6

  static func text(_ report: ChangesReport) -> String {
    var blocks = ["**\(escaped(report.summary))** (\(code(report.oldName)) → \(code(report.newName)))"]
    let noise = report.documents.filter { !$0.isDifferent && $0.error == nil }
    for document in report.documents where document.isDifferent || document.error != nil {
      blocks += block(document)
    }
    if !noise.isEmpty {
      let lines = noise.map { "- \(code($0.title)): \(escaped($0.noiseText ?? "nothing"))" }
      blocks.append(
        folded(
          ChangesReport.count(noise.count, "document") + " with only noise",
          lines.joined(separator: "\n")))
    }
    if !report.notes.isEmpty {
      blocks.append(report.notes.map { "> \(escaped($0))" }.joined(separator: "\n>\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func block(_ document: ChangedDocument) -> [String] {
    var blocks = [
      "### \(code(document.path))" + (document.status == .modified ? "" : " (\(status(document)))")
    ]
    if let error = document.error {
      return blocks + [
        "Not compared: \(escaped(error.message))" + (error.hint.map { " (\(escaped($0)))" } ?? "")
      ]
    }
    for section in document.sections {
      blocks += lines(section.groupedLines.map(sentence), title: section.title, limit: mostLines)
    }
    blocks += layout(document.layout)
    blocks += lines(document.newFindings.map(finding), title: "New findings of lint", limit: mostLines)
    blocks += lines(
      document.goneFindings.map(finding), title: "Fixed findings of lint", limit: mostLines)
    blocks += pictures(document.pictures)
    if let noise = document.noiseText { blocks.append("<sub>\(escaped(noise))</sub>") }
    return blocks
  }

  private static func status(_ document: ChangedDocument) -> String {
    document.status == .renamed ? "renamed from \(code(document.oldPath ?? ""))" : document.status.rawValue
  }

  private static func sentence(_ line: ChangeLine) -> String {
    let scene =
      line.scene.map { line.sentence.hasPrefix($0 + ":") || $0 == line.object ? "" : "\(escaped($0)): " }
      ?? ""
    guard !line.details.isEmpty else { return scene + escaped(line.sentence) }
    let details = line.details.map { "  " + escaped($0).replacingOccurrences(of: "\n", with: " ") }
    return "\(scene)\(escaped(line.sentence))<br><sub>\(details.joined(separator: "<br>"))</sub>"
  }

  private static func layout(_ outcome: LayoutOutcome) -> [String] {
    switch outcome {
    case .same: ["Same layout."]
    case .unknown(let reason): ["Layout not compared: \(escaped(reason))."]
    case .moved(let moves):
      lines(
        moves.map { escaped("\($0.placeText)\($0.sentence) (\($0.shownOn))") }, title: "Layout",
        limit: mostMoves)
    }
  }

  private static func finding(_ finding: LintFinding) -> String {
    "\(finding.severity.rawValue): \(escaped(finding.fullMessage)) (\(finding.rule.rawValue), line \(finding.location.line))"
  }

  /// The first lines; the rest is folded.
  private static func lines(_ lines: [String], title: String, limit: Int) -> [String] {
    guard !lines.isEmpty else { return [] }
    let items = lines.map { "- \($0)" }
    var blocks = ["**\(title)**\n\n" + items.prefix(limit).joined(separator: "\n")]
    if items.count > limit {
      blocks.append(folded("\(items.count - limit) more", items.dropFirst(limit).joined(separator: "\n")))
    }
    return blocks
  }

  // MARK: Pictures

  private static func pictures(_ pictures: [ChangedPicture]) -> [String] {
    let shown = pictures.filter { $0.oldFile != nil || $0.newFile != nil }
    guard !shown.isEmpty else { return [] }
    var blocks = [table(shown.prefix(mostRows))]
    if shown.count > mostRows {
      blocks.append(folded("\(shown.count - mostRows) more pictures", table(shown.dropFirst(mostRows))))
    }
    return blocks
  }

  private static func table(_ pictures: ArraySlice<ChangedPicture>) -> String {
    let rows = pictures.map { picture in
      "| \(image(picture.oldFile, picture, "before"))<br>\(escaped(picture.title)) | \(image(picture.newFile, picture, "after")) |"
    }
    return (["| Before | After |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static let shownWidth = 320

  private static func image(_ file: String?, _ picture: ChangedPicture, _ when: String) -> String {
    guard let file else { return "–" }
    let address = file.addingPercentEncoding(withAllowedCharacters: unreserved) ?? file
    return
      "<img width=\"\(shownWidth)\" alt=\"\(attribute("\(picture.title), \(when)"))\" src=\"\(attribute(address))\">"
  }

  /// The unreserved characters of RFC 3986, and the slash between folders.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  // MARK: Text

  private static func folded(_ title: String, _ text: String) -> String {
    "<details><summary>\(escaped(title))</summary>\n\n\(text)\n\n</details>"
  }

  /// Escapes all markup of Markdown and HTML; `@` and `#` do not create mentions.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in PrintableText.escaped(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Backticks end a code span, so they become apostrophes; a bar would end a table's cell.
  private static func code(_ text: String) -> String {
    let plain = PrintableText.escaped(text).replacingOccurrences(of: "`", with: "'")
    return "`\(plain.isEmpty ? " " : plain)`"
  }

  private static func attribute(_ text: String) -> String {
    PageMarkup.escaped(text).replacingOccurrences(of: "|", with: "&#124;")
  }
}
