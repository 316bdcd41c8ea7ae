import ProjectSources

/// The text of a `Package.swift`.
struct PackageManifest {
  let plan: PackagePlan

  /// The words by which a manifest of this program is recognised.
  static let mark = "Written by `autolayout sources package`"

  var text: String {
    let origin = plan.projects.isEmpty ? "the folders" : plan.projects.joined(separator: ", ")
    var lines = [
      "// swift-tools-version: 6.2", "// \(Self.mark) from \(origin).", "import PackageDescription", "",
      "let package = Package(", "  name: \(Self.quoted(plan.name)),",
      "  defaultLocalization: \(Self.quoted(plan.language)),",
    ]
    if !plan.packages.isEmpty {
      lines += ["  dependencies: ["] + plan.packages.map { "    \(dependency($0))," } + ["  ],"]
    }
    lines += ["  targets: ["] + plan.targets.flatMap(target) + ["  ]", ")", ""]
    return lines.joined(separator: "\n")
  }

  /// A literal of Swift.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { sign -> String in
      switch sign {
      case "\"", "\\": "\\\(sign)"
      case _ where sign.value < 0x20: "\\u{\(String(sign.value, radix: 16))}"
      default: String(sign)
      }
    }
    return "\"\(escaped.joined())\""
  }

  // MARK: Dependencies

  private func dependency(_ package: XcodeProject.Package) -> String {
    switch package.location {
    case .local(let path): ".package(path: \(Self.quoted(path)))"
    case .remote(let url, let requirement):
      ".package(url: \(Self.quoted(url)), \(Self.text(of: requirement)))"
    }
  }

  private static func text(of requirement: XcodeProject.Package.Requirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): "from: \(quoted(version))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
    case .exact(let version): "exact: \(quoted(version))"
    case .range(let first, let end): "\(quoted(first))..<\(quoted(end))"
    case .branch(let name): "branch: \(quoted(name))"
    case .revision(let name): "revision: \(quoted(name))"
    }
  }

  // MARK: Targets

  private func target(_ target: PackagePlan.Target) -> [String] {
    let functions: [TargetFiles.Kind: String] = [
      .library: "target", .program: "executableTarget", .tests: "testTarget",
    ]
    let products = target.products.map {
      ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted($0.package)))"
    }
    var parts = [["name: \(Self.quoted(target.name))"]]
    parts.append(list("dependencies", target.dependencies.map(Self.quoted) + products))
    parts.append(["path: \(Self.quoted(target.path.isEmpty ? "." : target.path))"])
    parts.append(list("exclude", target.excluded.map(Self.quoted)))
    parts.append(
      list(
        "resources", target.resources.map { ".\($0.isCopied ? "copy" : "process")(\(Self.quoted($0.path)))" })
    )
    parts.append(list("swiftSettings", settings(target.settings)))
    var lines = ["    .\(functions[target.kind] ?? "target")("]
    let stated = parts.filter { !$0.isEmpty }
    for (place, part) in stated.enumerated() {
      let end = place == stated.count - 1 ? ")," : ","
      lines += part.dropLast().map { "      \($0)" } + ["      \(part[part.count - 1])\(end)"]
    }
    return lines
  }

  /// An argument that is a list, on one line if it is short; empty without values.
  private func list(_ label: String, _ values: [String]) -> [String] {
    guard !values.isEmpty else { return [] }
    let line = "\(label): [\(values.joined(separator: ", "))]"
    return line.count <= 90 ? [line] : ["\(label): ["] + values.map { "  \($0)," } + ["]"]
  }

  private func settings(_ settings: TargetSettings) -> [String] {
    var values = [".swiftLanguageMode(\(settings.isSwift6 ? ".v6" : ".v5"))"]
    if settings.isOnMainActor { values.append(".defaultIsolation(MainActor.self)") }
    return values + settings.conditions.map { ".define(\(Self.quoted($0)))" }
  }
}
