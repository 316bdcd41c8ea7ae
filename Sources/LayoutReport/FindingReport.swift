import AutoLayout
import PrintedWords

/// Findings in the format of compilers, so that editors and CI recognise them.
public enum FindingReport {
  /// `file:line:column: severity: message [code]`, then the objects involved and a hint, each on a separate line.
  /// Ends with a line break. `file` is used if the finding itself has no place.
  public static func text(_ finding: LayoutFinding, file: String) -> String {
    var lines = ["\(headline(finding, file: file)) [\(finding.code)]"]
    if !finding.objects.isEmpty {
      lines.append("  involved: " + finding.objects.map(PrintableText.escaped).joined(separator: ", "))
    }
    if let hint = finding.hint {
      lines.append("  hint: " + PrintableText.escaped(hint))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `file:line:column: severity: message`.
  static func headline(_ finding: LayoutFinding, file: String) -> String {
    let place = finding.location?.description ?? file
    return PrintableText.escaped("\(place): \(finding.severity.rawValue): \(finding.message)")
  }
}
