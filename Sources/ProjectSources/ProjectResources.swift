import Foundation

/// The resources of a project by name, as far as the names of its files and the texts of its documents show them.
public final class ProjectResources {
  /// A storyboard's controllers.
  public struct Storyboard: Hashable, Sendable {
    /// The storyboard's path.
    public var path: String
    /// The identifiers of its controllers.
    public var controllers: Set<String> = []
    /// Whether it says which controller is first.
    public var hasInitialController = false
  }

  private let files: ProjectFiles
  private let paths: [String]
  /// By extension, the names of assets in catalogues, without the groups around them.
  private var assets: [String: Set<String>] = [:]
  /// The names of files without folders, extensions, and marks of scale and device.
  private var pictures: Set<String> = []
  /// The pictures that Xcode's projects list, by their names as `pictures` has them. They may be files of a catalogue that belong to no
  /// set, which the project copies all the same; without the file nothing is built.
  private lazy var listedPictures = Set(
    projectNames.files(withExtensions: Self.pictureExtensions).map(Self.withoutMarks))
  private var nibs: Set<String> = []
  private var storyboardPaths: [String: [String]] = [:]
  /// The files of Xcode's projects.
  private lazy var projects: [Data] = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap(
    files.contents)
  private lazy var projectNames = XcodeProjectNames(projects)
  private lazy var storyboardFacts: [String: [Storyboard]] = storyboardPaths.mapValues { $0.map(storyboard) }
  private lazy var documentPaths = paths.filter { Self.documentExtensions.contains(Self.pathExtension($0)) }
  /// The storyboards and xibs that nothing builds though a project names others of the same folder: drafts and copies, such as those of
  /// editors with a ~. A folder of which no project names any may belong to a package or pod that is described elsewhere.
  private lazy var leftOut: Set<String> = {
    let built = Set(documentPaths.filter { builds($0) })
    let folders = Set(built.map(Self.folder))
    return Set(documentPaths.filter { !built.contains($0) && folders.contains(Self.folder($0)) })
  }()
  private lazy var documents: [Data] = documentPaths.filter { !leftOut.contains($0) }.compactMap(
    files.contents)
  /// The identifiers of all segues.
  public private(set) lazy var segues = Set(documents.flatMap { ByteSearch.values(of: "identifier", in: $0) })
  /// The identifiers of all cells and other views that are made again and again.
  public private(set) lazy var reuseIdentifiers = Set(
    documents.flatMap { ByteSearch.values(of: "reuseIdentifier", in: $0) })
  /// Whether all that the project is built from is in its folder: no packages, frameworks or modules of others are missing.
  public private(set) lazy var isSelfContained = findMissingParts()

  private static let documentExtensions: Set = ["storyboard", "xib"]
  /// Files that are loaded as pictures by name.
  private static let pictureExtensions: Set = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "bmpf", "ico", "cur", "xbm", "pdf", "heic", "heif",
    "svg", "webp", "icns",
    "eps",
  ]

  init(paths: [String], files: ProjectFiles) {
    self.files = files
    self.paths = paths
    for path in paths { add(path) }
  }

  private static func pathExtension(_ path: String) -> String {
    guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  private static func folder(_ path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  private func add(_ path: String) {
    let parts = path.split(separator: "/")
    var isCatalog = false
    for part in parts {
      guard let point = part.lastIndex(of: ".") else { continue }
      let name = String(part[..<point])
      let kind = String(part[part.index(after: point)...])
      // The files in a set have further names that nothing uses.
      if isCatalog, !Self.pictureExtensions.contains(kind.lowercased()) {
        assets[kind, default: []].insert(name)
      }
      if kind == "xcassets" { isCatalog = true }
      switch kind.lowercased() {
      case "xib", "nib": nibs.insert(Self.withoutMarks(name))
      case "storyboard", "storyboardc": addStoryboard(name, path)
      case _ where !isCatalog && Self.pictureExtensions.contains(kind.lowercased()):
        pictures.insert(Self.withoutMarks(name))
      default: break
      }
    }
  }

  private func addStoryboard(_ name: String, _ path: String) {
    let name = Self.withoutMarks(name)
    if storyboardPaths[name]?.last != path { storyboardPaths[name, default: []].append(path) }
  }

  /// Without marks such as `@2x` and `~ipad`.
  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["~ipad", "~iphone", "-iphone", "@1x", "@2x", "@3x", "~ipad"] where name.hasSuffix(mark) {
      name = String(name.dropLast(mark.count))
    }
    return name
  }

  // MARK: Pictures and colours

  /// Whether a catalogue or a loose file has a picture. Blank names are not meant as any.
  public func hasPicture(_ name: String) -> Bool {
    if name.allSatisfy(\.isWhitespace) { return true }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem =
      Self.pictureExtensions.contains(Self.pathExtension(last))
      ? String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex)) : last
    return [name, last, stem, Self.withoutMarks(stem)].contains { name in
      pictures.contains(name) || listedPictures.contains(name)
        || assets.contains { $0.key != "colorset" && $0.value.contains(name) }
    }
  }

  /// Whether a catalogue has a colour.
  public func hasColor(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return assets["colorset"]?.contains(last) ?? false
  }

  /// The names of all colours, sorted.
  public var colorNames: [String] { (assets["colorset"] ?? []).sorted() }
  /// The names of all pictures, sorted.
  public var pictureNames: [String] { (pictures.union(assets["imageset"] ?? [])).sorted() }

  // MARK: Fonts

  private static let fontExtensions: Set = ["ttf", "otf", "ttc", "otc", "dfont"]
  /// Less is no font but a note about where the file is.
  private static let smallestFont = 1_000
  private lazy var fontPaths = paths.filter { Self.fontExtensions.contains(Self.pathExtension($0)) }
  private lazy var fonts: [Data?] = fontPaths.map { path in
    files.contents(path).flatMap { $0.count < Self.smallestFont ? nil : $0 }
  }
  private var knownFonts: [String: Bool] = [:]

  /// Whether a font file may have a name: it is called so, it contains the name, or it cannot be read.
  public func hasFont(_ name: String, inFile file: String) -> Bool {
    if let known = knownFonts[name] { return known }
    let names = fontPaths.compactMap { $0.split(separator: "/").last?.lowercased() }
    // Tables of names are in UTF-16, those of older fonts in ASCII.
    let wide = Data(name.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    let result =
      names.contains(file.lowercased())
      || fonts.contains { font in
        guard let font else { return true }
        return font.range(of: wide) != nil || ByteSearch.contains(name, in: font)
      }
    knownFonts[name] = result
    return result
  }

  // MARK: Documents

  /// Whether the project has a xib.
  public func hasNib(_ name: String) -> Bool { nibs.contains(Self.withoutMarks(name)) }

  /// The names of all xibs, sorted.
  public var nibNames: [String] { nibs.sorted() }

  /// The storyboards of a name, one for each language and device.
  public func storyboards(_ name: String) -> [Storyboard] { storyboardFacts[name] ?? [] }

  /// The names of all storyboards, sorted.
  public var storyboardNames: [String] { storyboardPaths.keys.sorted() }

  /// The identifiers of the controllers of all storyboards but those that are left out.
  public private(set) lazy var controllers: Set<String> = storyboardFacts.values.reduce(into: []) {
    result, storyboards in
    for storyboard in storyboards where !leftOut.contains(storyboard.path) {
      result.formUnion(storyboard.controllers)
    }
  }

  private func storyboard(_ path: String) -> Storyboard {
    var result = Storyboard(path: path)
    guard Self.pathExtension(path) == "storyboard", let bytes = files.contents(path) else {
      // A compiled one may have anything.
      result.hasInitialController = true
      return result
    }
    result.controllers = Set(ByteSearch.values(of: "storyboardIdentifier", in: bytes))
    result.hasInitialController = !ByteSearch.values(of: "initialViewController", in: bytes).isEmpty
    return result
  }

  /// Whether any storyboard is compiled, so that its identifiers are unknown. Those of frameworks and bundles are looked for there.
  public private(set) lazy var hasCompiledDocuments = paths.contains { path in
    (path.contains(".storyboardc") || path.hasSuffix(".nib"))
      && !path.contains(".framework/") && !path.contains(".bundle/")
  }

  private lazy var references = Set(
    documents.flatMap { ByteSearch.values(of: "referencedIdentifier", in: $0) })

  /// Whether some storyboard refers to a controller by an identifier.
  public func refers(to identifier: String) -> Bool { references.contains(identifier) }

  // MARK: Projects

  /// Whether a project that is built into an app or a library has a document: one of Xcode's names it or has whole folders, or another
  /// system of building describes it.
  public func builds(_ document: String) -> Bool {
    // Templates, and what Xcode exports for translators.
    if document.contains(".xctemplate/") || document.contains(".xcloc/") { return false }
    let parts = document.split(separator: "/").map(String.init)
    let name = parts.last ?? document
    if projectNames.hasWholeFolders { return true }
    if projectNames.contains(file: name) {
      return projectNames.mayContain(name, inFolder: parts.dropLast().last ?? "")
    }
    return isInPackage(document) || (projects.isEmpty && hasOtherProject)
  }

  /// Whether a project of Xcode names a file that is not there, so that a step of the build makes it.
  public func isMadeByBuild(_ name: String) -> Bool {
    projectNames.contains(file: name) && !fileNames.contains(name)
  }

  private lazy var fileNames = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })

  private var hasOtherProject: Bool {
    let names: Set = [
      "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel", "BUCK",
    ]
    return paths.contains { path in
      path.split(separator: "/").last.map { names.contains(String($0)) } ?? false
    }
  }

  private func isInPackage(_ path: String) -> Bool { packageModule(of: path) != nil }

  private lazy var packageFolders: [String] = paths.compactMap { path in
    if path == "Package.swift" { return "" }
    return path.hasSuffix("/Package.swift") ? String(path.dropLast("Package.swift".count)) : nil
  }

  /// The module of a file in the folder `Sources` of a package, which is named after it; nil for any other file.
  public func packageModule(of path: String) -> String? {
    for folder in packageFolders {
      let sources = folder + "Sources/"
      guard path.hasPrefix(sources) else { continue }
      let rest = path.dropFirst(sources.count).split(separator: "/")
      if rest.count > 1, let module = rest.first { return String(module) }
    }
    return nil
  }

  /// Whether a module is built from sources in the project's folder.
  public func builds(module: String) -> Bool {
    if projectNames.modules.contains(module) { return true }
    return paths.contains { packageModule(of: $0) == module }
  }

  /// Whether a project may be built by Swift 2: its settings state no version, which Swift 3 made mandatory, or an old one.
  private(set) lazy var settingsMayPredateSwift3: Bool = {
    let settings = paths.filter { $0.hasSuffix(".xcconfig") }.compactMap(files.contents)
    let stated = settings.flatMap(Self.swiftVersions)
    return (projects.map(Self.swiftVersions) + [stated]).contains { $0.contains(where: Self.isBefore3) }
      || stated.isEmpty && projects.contains(where: Self.hasSwiftWithoutVersion)
  }()

  private static func swiftVersions(_ settings: Data) -> [String] {
    values(of: "SWIFT_VERSION", in: settings)
  }
  private static func isBefore3(_ version: String) -> Bool {
    version.hasPrefix("1.") || version.hasPrefix("2.")
  }
  private static func hasSwiftWithoutVersion(_ project: Data) -> Bool {
    swiftVersions(project).isEmpty && ByteSearch.contains(".swift", in: project)
  }

  // MARK: What is not in the folder

  /// Descriptions of dependencies, by the ends of their paths.
  private static let dependencies = [
    "Podfile", "Cartfile", "Package.resolved", "package.json", "pubspec.yaml", "Rakefile", ".podspec",
    ".csproj", ".a", ".dylib",
    "Gemfile.lock.pods", "MODULE.bazel", "WORKSPACE",
  ]

  private func findMissingParts() -> Bool {
    if hasMissingSubmodules { return false }
    let isMissing = paths.contains { path in
      Self.dependencies.contains { path.hasSuffix($0) } || path.contains(".framework/")
        || path.contains(".xcframework/")
    }
    guard !isMissing else { return false }
    let marks = ["XCRemoteSwiftPackageReference", "PBXReferenceProxy"]
    return !projects.contains { project in
      marks.contains { ByteSearch.contains($0, in: project) } || Self.namesForeignFrameworks(project)
    }
  }

  /// Frameworks that are neither the system's nor built by the project.
  private static func namesForeignFrameworks(_ project: Data) -> Bool {
    ByteSearch.contains("Carthage", in: project) || ByteSearch.contains("Pods", in: project)
  }

  /// Whether a list of dependencies names one with fonts, such as `pod 'Artsy+UIFonts'`.
  public private(set) lazy var hasFontsOfDependencies: Bool = {
    let lists = paths.filter { path in Self.namedDependencies.contains { path.hasSuffix($0) } }
    return lists.compactMap(files.contents).contains {
      String(decoding: $0, as: UTF8.self).lowercased().contains("font")
    }
  }()

  /// Lists of dependencies with their names.
  private static let namedDependencies = ["Podfile", "Cartfile", "Package.resolved"]

  /// Whether git's modules of other repositories are not there.
  public private(set) lazy var hasMissingSubmodules: Bool = {
    guard let list = files.contents(".gitmodules") else { return false }
    let folders = String(decoding: list, as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return parts.count > 1 && parts[0] == "path" ? parts[1] : nil
    }
    return folders.contains { folder in !paths.contains { $0.hasPrefix(folder + "/") } }
  }()

  /// The storyboards that a property list or a project's settings make an app's first, with the place that says so, sorted.
  public private(set) lazy var mainStoryboards: Set<String> = {
    var result: Set<String> = []
    for path in paths where path.hasSuffix(".plist") {
      guard let bytes = files.contents(path) else { continue }
      result.formUnion(Self.texts(of: Self.mainKeys, inPropertyList: bytes))
    }
    for project in projects { result.formUnion(Self.texts(of: Self.mainKeys, inSettings: project)) }
    return result
  }()

  private static let mainKeys = ["UIMainStoryboardFile", "NSMainStoryboardFile", "UILaunchStoryboardName"]

  /// The styles that property lists and projects' settings fix for the interfaces of apps, `Light` or `Dark`.
  public private(set) lazy var interfaceStyles: Set<String> = {
    let key = ["UIUserInterfaceStyle"]
    let lists = paths.filter { $0.hasSuffix(".plist") }.compactMap(files.contents)
    return Set(
      lists.flatMap { Self.texts(of: key, inPropertyList: $0) }
        + projects.flatMap { Self.texts(of: key, inSettings: $0) })
  }()

  /// The texts of keys in a property list in XML.
  private static func texts(of keys: [String], inPropertyList bytes: Data) -> [String] {
    var texts: [String] = []
    bytes.withUnsafeBytes { buffer in
      for key in keys {
        ByteSearch.forEach("<key>\(key)</key>", in: buffer) { place in
          let rest = buffer[place...].prefix(longestName)
          let parts = String(decoding: rest, as: UTF8.self).split(separator: ">", maxSplits: 1)
          guard parts.count > 1, parts[0].trimmingCharacters(in: .whitespacesAndNewlines) == "<string" else {
            return
          }
          texts.append(XMLText.plain(String(parts[1].prefix { $0 != "<" })))
        }
      }
    }
    return texts
  }

  private static let longestName = 300

  /// The texts of keys that the settings of one of Xcode's projects state for generated property lists.
  private static func texts(of keys: [String], inSettings project: Data) -> [String] {
    keys.flatMap { values(of: "INFOPLIST_KEY_\($0)", in: project) }
  }

  /// The values of a setting in one of Xcode's projects or a file of settings.
  private static func values(of setting: String, in project: Data) -> [String] {
    var values: [String] = []
    project.withUnsafeBytes { buffer in
      ByteSearch.forEach("\(setting) = ", in: buffer) { place in
        let rest = buffer[place...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
        values.append(String(decoding: rest, as: UTF8.self).filter { $0 != "\"" })
      }
    }
    return values
  }
}
