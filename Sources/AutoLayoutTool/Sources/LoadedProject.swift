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
  /// Files that code looks for in bundles and the manifest does not name, by target.
  private let foundResources: [String: [String]]
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
    var found: [String: [String]] = [:]
    let calls = ["Bundle(for:", "Bundle.init(for:", "Bundle.module", "bundle: .module", "in: .module"]
    let readsBundles = { (path: String) in
      texts[path].map { text in calls.contains { ByteSearch.contains($0, in: text) } } ?? false
    }
    for target in targets where target.paths.contains(where: readsBundles) {
      let resources = Self.unnamedResources(of: target, files: files)
      if !resources.isEmpty { found[target.target.name] = resources }
    }
    foundResources = found
  }

  private static let kindsOfResources: Set<String> = [
    "gif", "html", "jpeg", "jpg", "json", "pdf", "png", "storyboard", "strings", "ttf", "txt", "xib", "xml",
  ]

  /// The files of a target without resources that Xcode's projects put into its bundle. Manifests since Swift 5.3 can name them.
  private static func unnamedResources(of target: ProjectTarget, files: any FileAccess) -> [String] {
    guard target.target.resources?.isEmpty != false,
      let manifest = try? files.read(target.package.path + "/Package.swift"),
      let version = String(decoding: manifest.prefix(80), as: UTF8.self).firstMatch(
        of: /tools-version:\s*(\d+)\.(\d+)/),
      let major = Int(version.1), let minor = Int(version.2), (major, minor) >= (5, 3)
    else { return [] }
    let folder = "\(target.package.path)/\(target.target.path)"
    let paths = (try? files.files(under: folder)) ?? []
    let names = paths.filter { path in
      let kind = path.split(separator: ".").last.map(String.init) ?? ""
      return kindsOfResources.contains(kind) && !path.contains(".lproj/") && !path.contains(".xcassets/")
    }
    let catalogs = paths.compactMap { path in
      path.range(of: ".xcassets/").map { path[..<$0.upperBound].dropLast() }
    }
    return names.sorted() + Set(catalogs.map(String.init)).sorted()
  }

  /// The sources of the targets that use the framework, rewritten.
  func rewritten() -> RewritingResult? {
    let inputs = targets.flatMap { target in
      target.paths.compactMap { path in
        texts[path].map {
          SourceInput(
            path: path, module: target.target.moduleName,
            hasResources: target.target.resources?.isEmpty == false
              || foundResources[target.target.name] != nil, text: $0)
        }
      }
    }
    let modules = Set(packages.flatMap(\.targets).map(\.moduleName))
    return SourceRewriter(framework: framework, modules: modules, usesOpenCombine: usesOpenCombine).rewrite(
      inputs)
  }

  /// The manifests, of which a package can have several, with the support package among their dependencies.
  func manifests(dependingOn folder: String, files: any FileAccess) throws -> [String: String] {
    var manifests: [String: String] = [:]
    for package in packages {
      let names = targets.filter { $0.package.path == package.path }.map(\.target.name)
      guard !names.isEmpty else { continue }
      let addition = ManifestAddition(
        folder: folder, package: SupportPackage.name, product: SupportPackage.product(framework),
        targets: names, resources: foundResources.filter { names.contains($0.key) })
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
