import Foundation

/// The files of a folder that holds an app: sources, resources, and what describes the project.
@MainActor
struct ProjectFolder {
  /// The part of a package that a file becomes.
  enum Use: Hashable {
    case source
    /// Part of a bundle.
    case resource
    /// Read by Xcode only.
    case description
    /// Code that a package in Swift cannot have; the value is its name.
    case otherCode(String)
  }

  /// All files, relative to the folder, sorted. Folders that are one resource, such as asset catalogues, are listed instead of the files
  /// in them.
  let paths: [String]

  init(_ folder: String, files: any FileAccess) throws(FileError) {
    let names = try files.files(under: folder)
    var paths: Set<String> = []
    for name in names where !files.isFolder("\(folder)/\(name)") {
      let path = Self.unit(name)
      if !Self.isForeign(path), !Self.manifests.contains(path) { paths.insert(path) }
    }
    self.paths = paths.sorted()
  }

  /// Those of a package that was made here before.
  private static let manifests: Set<String> = ["Package.resolved", "Package.swift"]

  /// For tests.
  init(paths: [String]) { self.paths = paths.sorted() }

  /// The paths in a folder, which is empty for the project's own.
  func paths(in folder: String) -> [String] {
    folder.isEmpty ? paths : paths.filter { $0.hasPrefix(folder + "/") }
  }

  // MARK: Kinds

  private static let units: Set<String> = [
    "app", "appiconset", "bundle", "docc", "framework", "icon", "mlpackage", "playground", "scnassets",
    "storekit", "xcassets", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers",
    "xcworkspace",
  ]

  /// The outermost folder of a path that is one resource, or the path.
  static func unit(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let end = parts.firstIndex(where: { units.contains(fileExtension(of: $0)) }) else { return path }
    return parts[...end].joined(separator: "/")
  }

  /// Whether a file belongs to a dependency or is the product of a build.
  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { foreign.contains($0) }
  }
  private static let foreign: Set<Substring> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "fastlane", "node_modules",
  ]

  private static let otherCode = [
    "c": "C", "cc": "C++", "cpp": "C++", "h": "a header", "hpp": "a header", "intentdefinition": "intents",
    "m": "Objective-C", "metal": "Metal", "mlmodel": "a model of Core ML", "mlpackage": "a model of Core ML",
    "mm": "Objective-C++", "s": "assembly", "xcdatamodeld": "a model of Core Data",
    "xcmappingmodel": "a model of Core Data",
  ]
  private static let descriptions: Set<String> = [
    "app", "docc", "entitlements", "framework", "lock", "md", "modulemap", "pch", "playground", "resolved",
    "storekit", "xcconfig", "xcframework", "xcodeproj", "xcscheme", "xctestplan", "xcworkspace", "yml",
  ]

  static func use(of path: String) -> Use {
    let name = path.split(separator: "/").last ?? ""
    let kind = fileExtension(of: name)
    if kind == "swift" { return name == "Package.swift" ? .description : .source }
    if let language = otherCode[kind] { return .otherCode(language) }
    // SwiftPM makes the bundle's own list, and refuses another.
    if descriptions.contains(kind) || name.hasSuffix("Info.plist") { return .description }
    return kind.isEmpty ? .description : .resource
  }

  private static func fileExtension(of name: Substring) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
  }
}

/// Shortens lists of files to the folders that they fill.
struct FilledFolders {
  /// The wanted files, sorted.
  let wanted: [String]
  /// All files.
  let all: [String]

  /// The wanted files, and for each folder all of whose files are wanted only the folder.
  var shortest: [String] {
    let others = Set(all).subtracting(wanted)
    var partly: Set<String> = [""]
    for path in others { partly.formUnion(Self.folders(of: path)) }
    var result: [String] = []
    for path in wanted {
      let place = Self.folders(of: path).first { !partly.contains($0) } ?? path
      if result.last != place { result.append(place) }
    }
    return result
  }

  /// The folders around a file, the outermost first.
  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
