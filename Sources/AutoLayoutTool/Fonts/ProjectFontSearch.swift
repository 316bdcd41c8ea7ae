import Foundation
import Graphics
import InterfaceBuilder

/// Finds the font files of the project that a document belongs to, in one state of its files.
@MainActor
final class ProjectFontSearch {
  private static let extensions = ["ttf", "otf", "ttc", "otc"]
  /// Folders that are distributed as a whole.
  private static let bundleExtensions = ["app", "appex", "bundle", "framework", "plugin", "xpc"]
  /// The largest number of property lists of one project; the rest is left out.
  private static let mostPropertyLists = 200
  /// The largest size of a property list in bytes; those of apps have several thousand.
  private static let largestPropertyList = 1_000_000

  private var projects: [String: Project] = [:]
  /// Measurers by the paths of their fonts, so that files are read once.
  var measurers: [[String]: any TextMeasuring] = [:]

  private struct Project {
    /// Absolute, in order.
    var fonts: [String]
    /// The fonts that property lists declare.
    var declared: [String]
  }

  /// Absolute paths: the fonts that the project's property lists declare, or else those beside the document.
  func fonts(of document: String, in files: any FileAccess) -> [String] {
    guard document != StandardInput.argument else { return [] }
    let folder = Self.parent(of: files.absolutePath(document))
    let place = folder.hasSuffix(".lproj") ? Self.parent(of: folder) : folder
    let root = files.projectFolder(of: place) ?? Self.bundle(of: place) ?? place
    let project = project(at: root, files)
    guard project.declared.isEmpty else { return project.declared }
    return project.fonts.filter { $0.hasPrefix(place + "/") }
  }

  /// Absolute paths: the fonts that the property lists of a package declare, or else all font files in it.
  func fonts(ofPackage folder: String, in files: any FileAccess) -> [String] {
    let folder = files.absolutePath(folder)
    // Packages that `sources package` writes outside of an app link to its folders.
    let links = files.names(in: folder).compactMap { files.linkDestination(folder + "/" + $0) }
    let projects = ([folder] + links.filter(files.isFolder)).map { project(at: $0, files) }
    let declared = projects.flatMap(\.declared)
    return declared.isEmpty ? projects.flatMap(\.fonts) : declared
  }

  /// The fonts at a path from the command line or the configuration: the file, or the fonts in the folder.
  static func fonts(at path: String, in files: any FileAccess) -> [String] {
    let path = files.absolutePath(path)
    guard files.isFolder(path) else { return files.exists(path) ? [path] : [] }
    return ((try? files.files(under: path)) ?? []).filter(isFont).sorted().map { path + "/" + $0 }
  }

  // MARK: Projects

  private func project(at root: String, _ files: any FileAccess) -> Project {
    if let known = projects[root] { return known }
    let names = ((try? files.files(under: root)) ?? []).sorted()
    let prefix = root == "/" ? "/" : root + "/"
    let fonts = names.filter(Self.isFont).map { prefix + $0 }
    var declared: [String] = []
    if !fonts.isEmpty {
      let lists = names.filter(Self.isPropertyList).prefix(Self.mostPropertyLists)
      for list in lists {
        for font in Self.fonts(declaredIn: prefix + list, among: fonts, files) where !declared.contains(font)
        {
          declared.append(font)
        }
      }
    }
    let project = Project(fonts: fonts, declared: declared)
    projects[root] = project
    return project
  }

  /// Apple, "UIAppFonts": file names in the bundle. "ATSApplicationFontsPath": a folder in its resources.
  private static func fonts(
    declaredIn list: String, among fonts: [String], _ files: any FileAccess
  ) -> [String] {
    guard let bytes = try? files.read(list), bytes.count <= largestPropertyList,
      let properties = try? PropertyListReader.dictionary(bytes)
    else { return [] }
    let names = properties["UIAppFonts"] as? [String] ?? []
    var found = names.compactMap { font(named: $0, nearest: list, among: fonts) }
    if let folder = properties["ATSApplicationFontsPath"] as? String {
      let name = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      let place = parent(of: list) + "/"
      found += fonts.filter { name.isEmpty ? $0.hasPrefix(place) : $0.contains("/" + name + "/") }
    }
    return found
  }

  /// The file may be in any group of the project. Of several files with the name, the one that shares the longest path with
  /// the property list is used.
  private static func font(named name: String, nearest list: String, among fonts: [String]) -> String? {
    guard let file = name.split(separator: "/").last?.lowercased() else { return nil }
    return fonts.filter { $0.lowercased().hasSuffix("/" + file) }
      .max { list.commonPrefix(with: $0).count < list.commonPrefix(with: $1).count }
  }

  // MARK: Paths

  private static func isFont(_ path: String) -> Bool {
    extensions.contains((path as NSString).pathExtension.lowercased())
  }

  private static func isPropertyList(_ path: String) -> Bool {
    path.hasSuffix(".plist") && (path as NSString).lastPathComponent.contains("Info")
  }

  private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  private static func bundle(of folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if bundleExtensions.contains((folder as NSString).pathExtension) { return folder }
      folder = parent(of: folder)
    }
    return nil
  }
}

extension FileAccess {
  /// Git keeps its data in `.git`, which is a file in submodules and linked work trees.
  public func projectFolder(of folder: String) -> String? {
    let upwards = sequence(first: folder) { ($0 as NSString).deletingLastPathComponent }
    let folders = Array(upwards.prefix { $0.count > 1 })
    return folders.first { exists($0 + "/.git") } ?? folders.last(where: hasXcodeProject)
  }

  private func hasXcodeProject(_ folder: String) -> Bool {
    names(in: folder).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
