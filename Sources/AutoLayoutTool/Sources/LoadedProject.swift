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
  /// Such files of targets whose manifests cannot name them, as absolute paths.
  let looseResources: [String]
  /// The assets of targets, by module.
  private let assets: [String: AssetNames]
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
    var loose: [String] = []
    let readsBundles = { (path: String) in
      texts[path].map { text in Self.usesOfBundles.contains { ByteSearch.contains($0, in: text) } } ?? false
    }
    var assets: [String: AssetNames] = [:]
    for target in targets {
      let folder = "\(target.package.path)/\(target.target.path)"
      let paths = (try? files.files(under: folder)) ?? []
      assets[target.target.moduleName] = TargetAssets(paths: paths).names(in: folder, files: files)
      guard target.paths.contains(where: readsBundles) else { continue }
      let resources = Self.unnamedResources(of: target, paths)
      if !Self.canNameResources(target, files: files) {
        loose += resources.map { "\(folder)/\($0)" }
      } else if !resources.isEmpty {
        found[target.target.name] = resources
      }
    }
    (foundResources, looseResources) = (found, loose)
    self.assets = assets
  }

  /// Code that needs a target's bundle: the last three are of symbols for assets.
  private static let usesOfBundles = [
    "Bundle(for:", "Bundle.init(for:", "Bundle.module", "bundle: .module", "in: .module", "(resource: .",
    "ImageResource", "ColorResource",
  ]

  private static let kindsOfResources: Set<String> = [
    "gif", "html", "jpeg", "jpg", "json", "pdf", "png", "storyboard", "strings", "ttf", "txt", "xib", "xml",
  ]

  /// The files of a target without resources that Xcode's projects put into its bundle.
  private static func unnamedResources(of target: ProjectTarget, _ paths: [String]) -> [String] {
    guard target.target.resources?.isEmpty != false else { return [] }
    let names = paths.filter { path in
      let kind = path.split(separator: ".").last.map(String.init) ?? ""
      return kindsOfResources.contains(kind) && !path.contains(".lproj/") && !path.contains(".xcassets/")
    }
    return names.sorted() + TargetAssets(paths: paths).catalogs
  }

  /// Whether the manifest is for Swift 5.3 or later.
  private static func canNameResources(_ target: ProjectTarget, files: any FileAccess) -> Bool {
    guard let manifest = try? files.read(target.package.path + "/Package.swift"),
      let version = String(decoding: manifest.prefix(80), as: UTF8.self).firstMatch(
        of: /tools-version:\s*(\d+)\.(\d+)/),
      let major = Int(version.1), let minor = Int(version.2)
    else { return false }
    return (major, minor) >= (5, 3)
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
      inputs, assets: assets)
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
        targets: names, resources: foundResources.filter { names.contains($0.key) },
        leftOut: objectiveCTargets(of: package).map(\.name))
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
