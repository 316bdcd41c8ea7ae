import Foundation

extension XcodeProject {
  /// Reads a `project.pbxproj`.
  ///
  /// - Throws: an error if it is none.
  public init(_ bytes: Data) throws(XcodeProjectError) {
    self = XcodeProjectReader(try ProjectObjects(bytes)).project
  }
}

/// Follows the objects of a project.
private struct XcodeProjectReader {
  private let objects: ProjectObjects
  /// The paths of files and folders by identifier.
  private let paths: [String: String]

  init(_ objects: ProjectObjects) {
    self.objects = objects
    paths = ProjectPaths(objects).paths
  }

  var project: XcodeProject {
    let references = objects.objects("packageReferences", of: objects.root)
    let targets = objects.objects("targets", of: objects.root)
    return XcodeProject(
      targets: targets.map(target), packages: references.compactMap { package($0, usedBy: targets) },
      localFolders: localFolders(references),
      developmentRegion: objects.root.string("developmentRegion") ?? "en")
  }

  /// Xcode writes products of local packages without the package, and until version 15 lists the package as a file.
  private func localFolders(_ references: [ProjectObjects.Object]) -> [String] {
    let packages = references.compactMap { $0.string("relativePath") }.map { ProjectPath.joined("", $0) }
    let files = paths.sorted { $0.value < $1.value }.compactMap { id, path -> String? in
      guard let object = objects[id], object.kind == "PBXFileReference",
        ["folder", "wrapper"].contains(object.string("lastKnownFileType") ?? "")
      else { return nil }
      return path
    }
    return packages + files
  }

  // MARK: Targets

  private func target(_ object: ProjectObjects.Object) -> XcodeProject.Target {
    let name = object.string("name") ?? object.id
    let settings = settings(of: object)
    var target = XcodeProject.Target(
      name: name, module: module(named: name, settings),
      kind: Self.otherSystem(settings) ?? Self.kind(of: object))
    target.settings = settings
    target.packageProducts = objects.objects("packageProductDependencies", of: object).compactMap {
      $0.string("productName")
    }
    for phase in objects.objects("buildPhases", of: object) {
      switch phase.kind {
      case "PBXSourcesBuildPhase": target.sources += files(of: phase)
      case "PBXResourcesBuildPhase": target.resources += files(of: phase)
      case "PBXShellScriptBuildPhase": target.scripts.append(phase.string("name") ?? "Run Script")
      default: break
      }
    }
    target.folders = folders(of: object)
    return target
  }

  private static let kinds: [String: XcodeProject.Kind] = [
    "application": .application, "framework": .library, "framework.static": .library,
    "library.static": .library, "library.dynamic": .library, "tool": .program, "bundle.unit-test": .unitTests,
    "bundle.ui-testing": .other("tests of the user interface"), "app-extension": .other("an app extension"),
    "bundle": .other("a bundle"),
  ]

  /// Targets for other systems than iOS and macOS.
  private static func otherSystem(_ settings: [String: String]) -> XcodeProject.Kind? {
    let systems = ["appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS"]
    return settings["SDKROOT"].flatMap { systems[$0] }.map { .other("a target for \($0)") }
  }

  private static func kind(of target: ProjectObjects.Object) -> XcodeProject.Kind {
    guard let type = target.string("productType") else { return .other("a target without code") }
    let name = type.replacingOccurrences(of: "com.apple.product-type.", with: "")
    return kinds[name] ?? .other("a product of the type \(name)")
  }

  private func module(named name: String, _ settings: [String: String]) -> String {
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"]
    // Names with variables are those of the target nearly always.
    let text = product.flatMap { $0.contains("$") ? nil : $0 } ?? name
    return ProjectPath.module(text)
  }

  /// The files of a phase, and those of a group of translations.
  private func files(of phase: ProjectObjects.Object) -> [String] {
    objects.objects("files", of: phase).flatMap { file -> [String] in
      guard let reference = objects.object("fileRef", of: file) else { return [] }
      guard reference.kind == "PBXVariantGroup" else { return paths[reference.id].map { [$0] } ?? [] }
      return reference.strings("children").compactMap { paths[$0] }
    }
  }

  // MARK: Settings

  private static let settings = [
    "OTHER_SWIFT_FLAGS", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
    "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_OBJC_BRIDGING_HEADER", "SWIFT_VERSION",
  ]

  /// Those of the project, replaced by those of the target.
  private func settings(of target: ProjectObjects.Object) -> [String: String] {
    var result: [String: String] = [:]
    for owner in [objects.root, target] {
      guard let list = objects.object("buildConfigurationList", of: owner) else { continue }
      let configurations = objects.objects("buildConfigurations", of: list)
      let used = configurations.first { $0.string("name") == "Debug" } ?? configurations.first
      guard let values = used?.object("buildSettings") else { continue }
      for key in Self.settings {
        guard let value = values.setting(key) else { continue }
        result[key] = value.replacingOccurrences(of: "$(inherited)", with: result[key] ?? "")
      }
    }
    return result
  }

  // MARK: Folders

  /// A folder is listed by the targets that have it. A target that does not can name single files of it as members.
  private func folders(of target: ProjectObjects.Object) -> [XcodeProject.SynchronizedFolder] {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    return synchronizedFolders.compactMap { folder in
      guard let path = paths[folder.id] else { return nil }
      let exceptions = objects.objects("exceptions", of: folder).filter { $0.string("target") == target.id }
      let names = exceptions.flatMap { $0.strings("membershipExceptions") }
      if own.contains(folder.id) {
        return XcodeProject.SynchronizedFolder(path: path, excluded: names, included: nil)
      }
      return names.isEmpty
        ? nil : XcodeProject.SynchronizedFolder(path: path, excluded: [], included: names)
    }
  }

  /// In the order of their paths.
  private var synchronizedFolders: [ProjectObjects.Object] {
    paths.sorted { $0.value < $1.value }.compactMap { objects[$0.key] }.filter {
      $0.kind == "PBXFileSystemSynchronizedRootGroup"
    }
  }

  // MARK: Packages

  private func package(_ object: ProjectObjects.Object, usedBy targets: [ProjectObjects.Object])
    -> XcodeProject.Package?
  {
    let products = targets.flatMap { objects.objects("packageProductDependencies", of: $0) }
      .filter { $0.string("package") == object.id }.compactMap { $0.string("productName") }
    let names = Array(Set(products)).sorted()
    if object.kind == "XCLocalSwiftPackageReference" {
      return object.string("relativePath").map {
        XcodeProject.Package(location: .local(path: $0), products: names)
      }
    }
    guard let url = object.string("repositoryURL"),
      let requirement = Self.requirement(object.object("requirement"))
    else { return nil }
    return XcodeProject.Package(location: .remote(url: url, requirement), products: names)
  }

  private static func requirement(_ object: ProjectObjects.Object) -> XcodeProject.Package.Requirement? {
    switch object.string("kind") {
    case "upToNextMajorVersion": object.string("minimumVersion").map { .upToNextMajor($0) }
    case "upToNextMinorVersion": object.string("minimumVersion").map { .upToNextMinor($0) }
    case "exactVersion": object.string("version").map { .exact($0) }
    case "versionRange":
      object.string("minimumVersion").flatMap { minimum in
        object.string("maximumVersion").map { .range(minimum, $0) }
      }
    case "branch": object.string("branch").map { .branch($0) }
    case "revision": object.string("revision").map { .revision($0) }
    default: nil
    }
  }
}
