import Foundation
import ProjectSources

/// Reads the targets of an app from its projects of Xcode.
@MainActor
struct XcodeTargets {
  let folder: ProjectFolder
  /// The projects by the paths of their `.xcodeproj`.
  let projects: [(path: String, project: XcodeProject)]

  var targets: AppTargets {
    var result = AppTargets()
    for (path, project) in projects {
      let base = path.split(separator: "/").dropLast().joined(separator: "/")
      result.projects.append(path)
      result.language = Self.language(project.developmentRegion)
      result.packages += project.packages.map { Self.moved($0, to: base) }
      result.localFolders += project.localFolders.map { ProjectPath.joined(base, $0) }
      for target in project.targets { add(target, in: base, to: &result) }
    }
    return result
  }

  /// Projects before Xcode 10 write the names of languages.
  private static func language(_ region: String) -> String {
    let names = ["English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es"]
    return names[region] ?? (region.hasPrefix("Japan") ? "ja" : region)
  }

  private static func moved(_ package: XcodeProject.Package, to base: String) -> XcodeProject.Package {
    guard case .local(let path) = package.location else { return package }
    var package = package
    package.location = .local(path: ProjectPath.joined(base, path))
    return package
  }

  private func add(_ target: XcodeProject.Target, in base: String, to result: inout AppTargets) {
    if case .other(let kind) = target.kind {
      return result.leftOut.append(LeftOutPart(name: "target \(target.name)", reason: kind))
    }
    let files = files(of: target, in: base)
    let used = keep(files, result: &result)
    guard !used.sources.isEmpty else {
      return result.leftOut.append(LeftOutPart(name: "target \(target.name)", reason: "no code in Swift"))
    }
    var found = TargetFiles(
      name: target.module, kind: .library, sources: used.sources, resources: used.resources,
      origin: "target \(target.name)", settings: TargetSettings(target.settings))
    found.kind = target.kind == .unitTests ? .tests : target.kind == .library ? .library : .program
    found.packageProducts = target.packageProducts
    found.framework = target.settings["SDKROOT"].flatMap { Self.frameworks[$0] }
    result.targets.append(found)
    result.leftOut += notes(on: target)
  }

  private static let frameworks: [String: ProjectFramework] = ["iphoneos": .uiKit, "macosx": .appKit]

  private func notes(on target: XcodeProject.Target) -> [LeftOutPart] {
    var notes = target.scripts.map {
      LeftOutPart(name: "script \($0)", reason: "not run: files that it makes have to exist")
    }
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      notes.append(LeftOutPart(name: header, reason: "a bridging header"))
    }
    return notes
  }

  /// All files of a target, listed or in its folders.
  private func files(of target: XcodeProject.Target, in base: String) -> [String] {
    let listed = (target.sources + target.resources).map { ProjectPath.joined(base, $0) }
    let found = target.folders.flatMap { folder -> [String] in
      let root = ProjectPath.joined(base, folder.path)
      let names = self.folder.paths(in: root).map { root.isEmpty ? $0 : String($0.dropFirst(root.count + 1)) }
      let members = names.filter { name in
        let isNamed = { (entry: String) in name == entry || name.hasPrefix(entry + "/") }
        return folder.included.map { $0.contains(where: isNamed) } ?? !folder.excluded.contains(
          where: isNamed)
      }
      return members.map { ProjectPath.joined(root, $0) }
    }
    return listed + found
  }

  /// Sorts files by their use, and notes those that cannot be used.
  private func keep(_ files: [String], result: inout AppTargets) -> (sources: [String], resources: [String]) {
    let known = Set(folder.paths)
    var (sources, resources): ([String], [String]) = ([], [])
    for path in Set(files).sorted() {
      // A folder that is listed as such is all files in it.
      let members = known.contains(path) ? [path] : folder.paths(in: path)
      if members.isEmpty { result.leftOut.append(LeftOutPart(name: path, reason: "not in the folder")) }
      for member in members {
        switch ProjectFolder.use(of: member) {
        case .source: sources.append(member)
        case .resource: resources.append(member)
        case .otherCode(let language): result.leftOut.append(LeftOutPart(name: member, reason: language))
        case .description: break
        }
      }
    }
    return (sources, resources)
  }
}
