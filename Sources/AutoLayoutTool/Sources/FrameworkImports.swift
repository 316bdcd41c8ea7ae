import ProjectSources
import SourceRewriting

/// Finds the targets that use UIKit or AppKit.
@MainActor
struct FrameworkImports {
  private let texts: [String: String]

  /// - Parameter texts: the sources by their paths.
  init(texts: [String: String]) { self.texts = texts }

  /// The targets that import the framework or a module of Apple's that does, and those that depend on one of them.
  func targets(of packages: [ProjectDescription], using framework: ProjectFramework) -> [ProjectTarget] {
    let all = packages.flatMap { package in
      package.targets.filter(\.isSwift).map { ProjectTarget(package: package, target: $0) }
    }
    var names = Set(
      all.filter { target in
        target.paths.contains { texts[$0].map(framework.isUsed) ?? false }
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
