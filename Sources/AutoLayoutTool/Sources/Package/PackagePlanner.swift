import ProjectSources

/// Turns the files of targets into folders, exclusions and resources, as manifests state them.
@MainActor
struct PackagePlanner {
  let folder: ProjectFolder
  let name: String
  /// The modules that each source imports.
  let imports: [String: Set<String>]
  /// The one whose targets to take if there are targets of both.
  let framework: ProjectFramework

  func plan(for app: AppTargets) -> PackagePlan {
    var leftOut = app.leftOut
    let targets = distinct(ofOneFramework(app.targets, &leftOut), leftOut: &leftOut)
    let packages = app.packages.filter { !$0.products.isEmpty }
    let planned = targets.map { target(prepared($0, &leftOut), among: targets, packages, &leftOut) }
    return PackagePlan(
      name: name, language: app.language, targets: planned, packages: packages,
      leftOut: leftOut.sorted { ($0.name, $0.reason) < ($1.name, $1.reason) }, projects: app.projects,
      places: places(of: targets))
  }

  private func places(of targets: [TargetFiles]) -> [String] {
    let members = targets.flatMap { $0.sources + $0.resources }
    return Set(members.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// A package is built with one framework. Programs that need neither stay.
  private func ofOneFramework(_ targets: [TargetFiles], _ leftOut: inout [LeftOutPart]) -> [TargetFiles] {
    guard targets.contains(where: { $0.framework == framework }) else { return targets }
    return targets.filter { target in
      guard let other = target.framework, other != framework,
        target.kind != .program || !modules(of: target).isDisjoint(with: ProjectFramework.allModules)
      else { return true }
      let system = other == .uiKit ? "iOS" : "macOS"
      leftOut.append(
        LeftOutPart(
          name: target.origin, reason: "a target for \(system): --framework \(other.rawValue) takes it"))
      return false
    }
  }

  /// A package has one target of a name, and a file belongs to one target.
  private func distinct(_ targets: [TargetFiles], leftOut: inout [LeftOutPart]) -> [TargetFiles] {
    var names: Set<String> = []
    var owners: [String: String] = [:]
    var result: [TargetFiles] = []
    for var target in targets {
      guard names.insert(target.name).inserted else {
        leftOut.append(LeftOutPart(name: target.origin, reason: "another target is named \(target.name)"))
        continue
      }
      separate(&target, from: owners, &leftOut)
      for path in target.sources { owners[path] = target.name }
      if !target.sources.isEmpty { result.append(target) }
    }
    return result
  }

  /// Removes the sources that an earlier target has: a target need not compile what it imports; it shares the others.
  private func separate(
    _ target: inout TargetFiles, from owners: [String: String], _ leftOut: inout [LeftOutPart]
  ) {
    let modules = modules(of: target)
    let taken = target.sources.filter { owners[$0] != nil }
    target.sources.removeAll { owners[$0] != nil }
    for path in taken {
      guard let owner = owners[path] else { continue }
      if modules.contains(owner) {
        leftOut.append(LeftOutPart(name: path, reason: "\(target.name) imports it from \(owner)"))
      } else {
        target.shared.append(path)
      }
    }
  }

  private func modules(of target: TargetFiles) -> Set<String> {
    target.sources.reduce(into: Set()) { $0.formUnion(imports[$1] ?? []) }
  }

  // MARK: Programs

  /// Apps of UIKit are modules for their tests: nothing starts them here.
  private func prepared(_ target: TargetFiles, _ leftOut: inout [LeftOutPart]) -> TargetFiles {
    guard target.kind == .program, !isForMac(target) else { return target }
    var target = target
    target.kind = .library
    for path in target.sources where path.split(separator: "/").last == "main.swift" {
      leftOut.append(LeftOutPart(name: path, reason: "nothing starts apps of UIKit here"))
    }
    target.sources.removeAll { $0.split(separator: "/").last == "main.swift" }
    return target
  }

  private func isForMac(_ target: TargetFiles) -> Bool {
    !modules(of: target).contains("UIKit")
  }

  // MARK: Files

  private func target(
    _ target: TargetFiles, among targets: [TargetFiles], _ packages: [XcodeProject.Package],
    _ leftOut: inout [LeftOutPart]
  ) -> PackagePlan.Target {
    let resources = differentlyNamed(target.resources, leftOut: &leftOut)
    let path = Self.commonFolder(of: target.sources + resources)
    let all = folder.paths(in: path)
    let members = Set(target.sources + resources)
    let others = all.filter { !members.contains($0) }
    let relative = { (place: String) in path.isEmpty ? place : String(place.dropFirst(path.count + 1)) }
    let modules = modules(of: target)
    return PackagePlan.Target(
      name: target.name, kind: target.kind, path: path,
      excluded: FilledFolders(wanted: others, all: all).shortest.map(relative),
      resources: FilledFolders(wanted: resources, all: all).shortest.map {
        PackagePlan.Resource(path: relative($0), isCopied: $0.hasSuffix(".bundle"))
      },
      dependencies: targets.map(\.name).filter { $0 != target.name && modules.contains($0) },
      products: products(of: target, in: packages, leftOut: &leftOut), settings: target.settings,
      shared: target.shared, origin: target.origin, sourceCount: target.sources.count)
  }

  /// A bundle has one file of a name, but for translations.
  private func differentlyNamed(_ resources: [String], leftOut: inout [LeftOutPart]) -> [String] {
    var known: Set<String> = []
    return resources.sorted().filter { path in
      let parts = path.split(separator: "/")
      let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0) + "/" : nil }
      let isFirst = known.insert((language ?? "") + (parts.last ?? "")).inserted
      if !isFirst { leftOut.append(LeftOutPart(name: path, reason: "a second resource of that name")) }
      return isFirst
    }
  }

  static func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first.map({ Array($0.split(separator: "/").dropLast()) }) else { return "" }
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
    }
    return common.joined(separator: "/")
  }

  // MARK: Dependencies

  private func products(
    of target: TargetFiles, in packages: [XcodeProject.Package], leftOut: inout [LeftOutPart]
  ) -> [PackagePlan.PackageProduct] {
    target.packageProducts.compactMap { name in
      guard let package = packages.first(where: { $0.products.contains(name) }) else {
        leftOut.append(LeftOutPart(name: "product \(name)", reason: "its package is not known"))
        return nil
      }
      return PackagePlan.PackageProduct(name: name, package: package.identity)
    }
  }
}

extension XcodeProject.Package {
  /// The name by which SwiftPM knows the package.
  var identity: String {
    switch location {
    case .remote(let url, _): PackageAddress.name(in: url)
    case .local(let path): PackageAddress.name(in: path)
    }
  }
}
