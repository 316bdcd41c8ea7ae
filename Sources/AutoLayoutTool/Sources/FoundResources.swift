import Foundation
import ProjectSources
import SourceRewriting

/// The files for the bundles of targets that manifests do not name, and the assets in catalogues.
@MainActor
struct FoundResources {
  /// Files that code looks for in bundles, by target, relative to it.
  private(set) var named: [String: [String]] = [:]
  /// Such files of targets whose manifests cannot name them, as absolute paths.
  private(set) var loose: [String] = []
  /// The assets of targets, by module.
  private(set) var assets: [String: AssetNames] = [:]

  /// - Parameter texts: the sources by their paths.
  init(_ targets: [ProjectTarget], texts: [String: String], files: any FileAccess) {
    for target in targets {
      let folder = "\(target.package.path)/\(target.target.path)"
      let paths = (try? files.files(under: folder)) ?? []
      let catalogs = TargetAssets(paths: paths)
      assets[target.target.moduleName] = catalogs.names(in: folder, files: files)
      guard target.target.resources?.isEmpty != false,
        target.paths.contains(where: { Self.readsBundle(texts[$0] ?? "") })
      else { continue }
      let resources = Self.resources(paths) + catalogs.catalogs
      let manifest = (try? files.read(target.package.path + "/Package.swift")) ?? Data()
      if !ManifestVersion.allowsResources(in: String(decoding: manifest, as: UTF8.self)) {
        loose += resources.map { "\(folder)/\($0)" }
      } else if !resources.isEmpty {
        named[target.target.name] = resources
      }
    }
  }

  /// Code that needs a target's bundle: the last three are of symbols for assets.
  private static let usesOfBundles = [
    "Bundle(for:", "Bundle.init(for:", "Bundle.module", "bundle: .module", "in: .module", "(resource: .",
    "ImageResource", "ColorResource",
  ]

  private static func readsBundle(_ text: String) -> Bool {
    usesOfBundles.contains { ByteSearch.contains($0, in: text) }
  }

  private static let kindsOfResources: Set<String> = [
    "gif", "html", "jpeg", "jpg", "json", "pdf", "png", "storyboard", "strings", "ttf", "txt", "xib", "xml",
  ]

  /// Folders of reference pictures, which snapshot tests find beside their source and not in a bundle.
  private static let foldersOfReferences = ["__Snapshots__", "ReferenceImages", "FailureDiffs"]

  /// The files that Xcode's projects put into bundles, without catalogues. Bundles are flat: of several files with a name, the
  /// first counts.
  private static func resources(_ paths: [String]) -> [String] {
    var names: Set<Substring> = []
    return paths.filter(isResource).sorted().filter { path in
      names.insert(path.split(separator: "/").last ?? Substring(path)).inserted
    }
  }

  private static func isResource(_ path: String) -> Bool {
    let kind = path.split(separator: ".").last.map(String.init) ?? ""
    guard kindsOfResources.contains(kind), !path.contains(".lproj/"), !path.contains(".xcassets/") else {
      return false
    }
    let folders = path.split(separator: "/").dropLast()
    return !folders.contains { folder in foldersOfReferences.contains { folder.hasPrefix($0) } }
  }
}
