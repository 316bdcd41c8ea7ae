import ProjectSources

/// Finds the targets of an app without a project of Xcode by its folders.
///
/// A folder whose name ends with `Tests` is a target of tests, and one that others import is a module. All other code is the app.
@MainActor
struct FolderTargets {
  let folder: ProjectFolder
  /// The name of the app.
  let name: String
  /// The modules that each source imports.
  let imports: [String: Set<String>]

  var targets: AppTargets {
    var result = AppTargets()
    var app = TargetFiles(name: name, kind: .program, sources: [], resources: [], origin: "folders")
    var others: [TargetFiles] = []
    for (place, paths) in groups {
      let top = place.split(separator: "/").last.map(String.init) ?? ""
      let sources = paths.filter { ProjectFolder.use(of: $0) == .source }
      let resources = paths.filter { ProjectFolder.use(of: $0) == .resource }
      result.leftOut += Self.otherCode(in: paths)
      if top.hasSuffix("UITests") {
        result.leftOut.append(LeftOutPart(name: place, reason: "tests of the user interface"))
      } else if !sources.isEmpty, top.hasSuffix("Tests") || isModule(place, named: top) {
        let kind = top.hasSuffix("Tests") ? TargetFiles.Kind.tests : .library
        others.append(
          TargetFiles(
            name: ProjectPath.module(top), kind: kind, sources: sources, resources: resources,
            origin: "folder \(place)"))
      } else {
        app.sources += sources
        // Pictures of a documentation, say, are no part of the app.
        if !sources.isEmpty || Self.holdsResources(top) { app.resources += resources }
      }
    }
    if let only = onlyFolder(of: app.sources), !others.contains(where: { $0.name == only }) {
      (app.name, app.origin) = (ProjectPath.module(only), "folder \(only)")
    }
    result.targets = (app.sources.isEmpty ? [] : [app]) + others
    return result
  }

  /// The files by the folders of targets; the folder is empty for files of the app's own folder.
  private var groups: [(place: String, paths: [String])] {
    let groups = Dictionary(grouping: folder.paths, by: Self.place)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The first folder of a path, and in `Sources` and `Tests`, where packages have their targets, the second as well.
  private static func place(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.prefix(["Sources", "Tests"].contains(folders.first) ? 2 : 1).joined(separator: "/")
  }

  private func isModule(_ place: String, named name: String) -> Bool {
    !place.isEmpty && imports.contains { !$0.key.hasPrefix(place + "/") && $0.value.contains(name) }
      && !testedApps.contains(name)
  }

  /// The modules that only tests import: the app itself, as a rule.
  private var testedApps: Set<String> {
    let (tests, others) = (imports.filter { isTest($0.key) }, imports.filter { !isTest($0.key) })
    return tests.reduce(into: Set()) { $0.formUnion($1.value) }.subtracting(others.flatMap(\.value))
  }

  private func isTest(_ path: String) -> Bool { Self.place(of: path).hasSuffix("Tests") }

  /// The name of the folder that all sources are in.
  private func onlyFolder(of sources: [String]) -> String? {
    let places = Set(sources.map(Self.place))
    return places.count == 1 ? places.first?.split(separator: "/").last.map(String.init) : nil
  }

  private static func holdsResources(_ top: String) -> Bool {
    ["Assets", "Resources", "Supporting Files", "Fonts"].contains(top) || top.isEmpty
      || top.hasSuffix(".lproj") || top.hasSuffix(".xcassets")
  }

  private static func otherCode(in paths: [String]) -> [LeftOutPart] {
    paths.compactMap { path in
      guard case .otherCode(let language) = ProjectFolder.use(of: path) else { return nil }
      return LeftOutPart(name: path, reason: language)
    }
  }
}
