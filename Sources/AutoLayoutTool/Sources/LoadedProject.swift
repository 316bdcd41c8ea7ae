import Foundation
import SourceRewriting

/// Packages with the texts of their sources.
@MainActor
struct LoadedProject {
  let packages: [ProjectDescription]
  let framework: ProjectFramework
  /// The targets that use the framework.
  let targets: [ProjectTarget]
  private let texts: [String: String]

  /// - Parameter chosen: the framework to use; nil for the one that the sources import.
  init(_ packages: [ProjectDescription], files: any FileAccess, chosen: ProjectFramework?) {
    self.packages = packages
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
    framework = chosen ?? imports.framework ?? .uiKit
    targets = imports.targets(of: packages, using: framework)
  }

  /// The sources of the targets that use the framework, rewritten.
  func rewritten() -> RewritingResult? {
    let inputs = targets.flatMap { target in
      target.paths.compactMap { path in
        texts[path].map {
          SourceInput(
            path: path, module: target.target.moduleName,
            hasResources: target.target.resources?.isEmpty == false, text: $0)
        }
      }
    }
    return SourceRewriter(framework: framework).rewrite(inputs)
  }

  /// The manifests, of which a package can have several, with the support package among their dependencies.
  func manifests(dependingOn folder: String, files: any FileAccess) throws -> [String: String] {
    var manifests: [String: String] = [:]
    for package in packages {
      let names = targets.filter { $0.package.path == package.path }.map(\.target.name)
      guard !names.isEmpty else { continue }
      let addition = ManifestAddition(
        folder: folder, package: SupportPackage.name, product: SupportPackage.product(framework),
        targets: names)
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
