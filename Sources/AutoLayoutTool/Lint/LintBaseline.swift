import Foundation
import LayoutReport

/// Findings that are accepted for now: a JSON file with one fingerprint a line, sorted, so that changes read well in
/// version control. Paths are as seen from the baseline's folder, however a lint was asked for.
@MainActor
struct LintBaseline {
  static let version = 1

  private let file: String
  private let files: any FileAccess
  private var fingerprints: Set<String> = []

  init(_ findings: [LintFinding], file: String, in files: any FileAccess) {
    self.file = file
    self.files = files
    fingerprints = Set(findings.map(fingerprint))
  }

  init(_ bytes: Data, file: String, in files: any FileAccess) throws(ToolFailure) {
    guard let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      root["version"] as? Int == Self.version, let accepted = root["accepted"] as? [String]
    else {
      throw ToolFailure(
        message: "\(file): expected a baseline of version \(Self.version), as --write-baseline makes it")
    }
    self.file = file
    self.files = files
    fingerprints = Set(accepted)
  }

  func accepts(_ finding: LintFinding) -> Bool { fingerprints.contains(fingerprint(finding)) }

  private func fingerprint(_ finding: LintFinding) -> String {
    guard finding.location.file != StandardInput.argument else { return finding.fingerprint }
    var finding = finding
    finding.location.file = files.path(finding.location.file, from: file)
    return finding.fingerprint
  }

  var bytes: Data {
    let lines = fingerprints.sorted().map { "    " + Self.quoted($0) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Data("{\n  \"version\": \(Self.version),\n  \"accepted\": \(list)\n}\n".utf8)
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
