/// The text about a package that was made for an app: its targets, and what they lack.
struct PackageReport {
  let plan: PackagePlan
  /// The manifest, as the user named its folder.
  let manifest: String
  let folder: String

  /// The names of a reason that the report lists before it counts the rest.
  private static let limit = 5

  var text: String {
    var lines = ["\(manifest):"]
    for target in plan.targets {
      let kind = target.kind == .tests ? "tests" : target.kind == .program ? "program" : "library"
      lines.append(
        "  \(target.name): \(kind) of \(counted(target.sourceCount, "source")), from \(target.origin)")
    }
    let reasons = Dictionary(grouping: plan.leftOut, by: \.reason).sorted { $0.key < $1.key }
    if !reasons.isEmpty { lines.append("Left out:") }
    for (reason, parts) in reasons {
      let names = parts.prefix(Self.limit).map(\.name).joined(separator: ", ")
      let rest = parts.count > Self.limit ? " and \(parts.count - Self.limit) more" : ""
      lines.append("  \(reason): \(names)\(rest)")
    }
    lines.append("Next: autolayout sources test --package-path \(folder)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
