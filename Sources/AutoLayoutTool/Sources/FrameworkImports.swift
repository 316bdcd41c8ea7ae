import ProjectSources
import SourceRewriting

/// Finds the targets that use UIKit or AppKit.
@MainActor
struct FrameworkImports {
  private static let modules: [ProjectFramework: [String]] = [
    .uiKit: ["UIKit"], .appKit: ["AppKit", "Cocoa"],
  ]

  private let texts: [String: String]

  /// - Parameter texts: the sources by their paths.
  init(texts: [String: String]) { self.texts = texts }

  /// The framework that the sources import: UIKit where they import both.
  var framework: ProjectFramework? {
    let imports = texts.values.map { text in ProjectFramework.allCases.filter { Self.imports($0, in: text) } }
    return ProjectFramework.allCases.first { framework in imports.contains { $0.contains(framework) } }
  }

  /// Whether a line of the text is an import of the framework.
  static func imports(_ framework: ProjectFramework, in text: String) -> Bool {
    let names = modules[framework] ?? []
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard line.contains("import ") else { return false }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let place = words.firstIndex(of: "import") else { return false }
      return words[words.index(after: place)...].prefix(2).contains { names.contains(String($0)) }
    }
  }

  /// The targets that import the framework, and those that depend on one of them.
  func targets(of packages: [ProjectDescription], using framework: ProjectFramework) -> [ProjectTarget] {
    let all = packages.flatMap { package in
      package.targets.filter(\.isSwift).map { ProjectTarget(package: package, target: $0) }
    }
    var names = Set(
      all.filter { target in
        target.paths.contains { texts[$0].map { Self.imports(framework, in: $0) } ?? false }
      }.map(\.target.name))
    let products = packages.flatMap { $0.products ?? [] }
    var isGrowing = true
    while isGrowing {
      let productNames = products.filter { !names.isDisjoint(with: $0.targets) }.map(\.name)
      let found = all.filter { target in
        !names.contains(target.target.name)
          && (!names.isDisjoint(with: target.target.targetDependencies ?? [])
            || !Set(productNames).isDisjoint(with: target.target.productDependencies ?? []))
      }
      names.formUnion(found.map(\.target.name))
      isGrowing = !found.isEmpty
    }
    return all.filter { names.contains($0.target.name) }
  }
}
