import Foundation
import ProjectSources
import SourceRewriting

/// Packages with the texts of their sources.
@MainActor
struct LoadedProject {
  let packages: [ProjectDescription]
  let framework: ProjectFramework
  /// The targets that use the framework.
  let targets: [ProjectTarget]
  private let texts: [String: String]
  let resources: FoundResources
  private let usesOpenCombine: Bool

  /// - Parameters:
  ///   - chosen: the framework to use; nil for the one that the sources import.
  ///   - usesOpenCombine: whether OpenCombine replaces Combine.
  init(
    _ packages: [ProjectDescription], files: any FileAccess, chosen: ProjectFramework?,
    usesOpenCombine: Bool = false
  ) {
    self.packages = packages
    self.usesOpenCombine = usesOpenCombine
    var texts: [String: String] = [:]
    for package in packages {
      for target in package.targets where target.isSwift {
        for path in ProjectTarget(package: package, target: target).paths {
          if let bytes = try? files.read(path) { texts[path] = String(data: bytes, encoding: .utf8) }
        }
      }
    }
    self.texts = texts
    let imports = FrameworkImports(texts: texts)
    framework = chosen ?? ProjectFramework(importedIn: texts.values) ?? .uiKit
    targets = imports.targets(of: packages, using: framework)
    resources = FoundResources(targets, texts: texts, files: files)
  }

  /// Whether tests of the first package are those of an app, which hosts them on Apple's systems.
  var hasHostedTests: Bool {
    guard let root = packages.first else { return false }
    let apps = root.targets.filter { target in
      ProjectTarget(package: root, target: target).paths.contains { Self.startsApp(texts[$0] ?? "") }
    }
    return root.targets.contains { target in
      target.kind == "test" && apps.contains { target.targetDependencies?.contains($0.name) == true }
    }
  }

  private static func startsApp(_ text: String) -> Bool {
    ByteSearch.contains("UIApplicationDelegate", in: text)
      && ["@main", "@UIApplicationMain", "UIApplicationMain("].contains { ByteSearch.contains($0, in: text) }
  }

  /// The sources of the targets that use the framework, rewritten.
  func rewritten() -> RewritingResult? {
    let inputs = targets.flatMap { target in
      target.paths.compactMap { path in
        texts[path].map {
          SourceInput(
            path: path, module: target.target.moduleName,
            hasResources: target.target.resources?.isEmpty == false
              || resources.named[target.target.name] != nil, text: $0)
        }
      }
    }
    let modules = Set(packages.flatMap(\.targets).map(\.moduleName))
    return SourceRewriter(framework: framework, modules: modules, usesOpenCombine: usesOpenCombine).rewrite(
      inputs, assets: resources.assets)
  }

  /// The targets in Objective-C that no Swift code imports: only other code in Objective-C, or their users at run time, can miss them.
  func objectiveCTargets(of package: ProjectDescription) -> [ProjectDescription.Target] {
    package.targets.filter { target in
      !target.isSwift && target.sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        && !texts.values.contains { ByteSearch.contains("import \(target.moduleName)", in: $0) }
    }
  }

  /// The manifests, of which a package can have several, with the support package among their dependencies.
  func manifests(dependingOn folder: String, files: any FileAccess) throws -> [String: String] {
    var manifests: [String: String] = [:]
    for package in packages {
      let names = targets.filter { $0.package.path == package.path }.map(\.target.name)
      guard !names.isEmpty else { continue }
      let addition = ManifestAddition(
        folder: folder, package: SupportPackage.name, product: SupportPackage.product(framework),
        targets: names, resources: resources.named.filter { names.contains($0.key) },
        leftOut: objectiveCTargets(of: package).map(\.name),
        replaced: SnapshotLibrary.libraries(for: framework).map(\.package).filter { replaced in
          package.dependencies?.contains { $0.identity == replaced.identity } ?? false
        })
      let found = ((try? files.files(under: package.path)) ?? []).filter {
        $0.hasPrefix("Package") && $0.hasSuffix(".swift") && !$0.contains("/")
      }
      for path in found.map({ "\(package.path)/\($0)" }) {
        guard let bytes = try? files.read(path) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let rewritten = SourceRewriter.manifest(text, adding: addition) else {
          throw ToolFailure(message: "\(path): no variable holds the package: write let package = Package(…)")
        }
        manifests[path] = rewritten
      }
    }
    return manifests
  }
}
