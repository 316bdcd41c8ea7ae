import Foundation
import ProjectSources

/// A package in a folder: the manifest, and links to the app's files unless they are there.
@MainActor
struct WrittenPackage {
  private(set) var plan: PackagePlan
  /// The folder of the app.
  private let app: String
  private let folder: String
  private let files: any FileAccess

  init(plan: PackagePlan, app: String, folder: String, files: any FileAccess) {
    (self.plan, self.app, self.folder, self.files) = (plan, app, folder, files)
    let way = files.path(app, from: folder + "/Package.swift")
    for index in plan.packages.indices {
      guard case .local(let path) = plan.packages[index].location else { continue }
      self.plan.packages[index].location = .local(path: ProjectPath.joined(way, path))
    }
    if folder == app {
      leaveOutShared()
    } else {
      excludeOnlyLinked()
      excludeSharedOfOthers()
    }
  }

  /// The folder of the links to a target's shared sources. The folders of two targets can be one, so its name is the target's.
  private static func sharedFolder(of target: PackagePlan.Target) -> String {
    ProjectPath.joined(target.path, "Shared sources of \(target.name)")
  }

  private mutating func excludeSharedOfOthers() {
    for target in plan.targets where !target.shared.isEmpty {
      let shared = Self.sharedFolder(of: target)
      for index in plan.targets.indices where plan.targets[index].name != target.name {
        let path = plan.targets[index].path
        guard path.isEmpty || shared.hasPrefix(path + "/") else { continue }
        plan.targets[index].excluded.append(path.isEmpty ? shared : String(shared.dropFirst(path.count + 1)))
      }
    }
  }

  /// In a package elsewhere only what is linked is there.
  private mutating func excludeOnlyLinked() {
    for index in plan.targets.indices where plan.targets[index].path.isEmpty {
      plan.targets[index].excluded.removeAll { path in
        !plan.places.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
    }
  }

  private mutating func leaveOutShared() {
    for index in plan.targets.indices {
      plan.leftOut += plan.targets[index].shared.map {
        LeftOutPart(name: $0, reason: "two targets have it, which needs a package in a folder of its own")
      }
      plan.targets[index].shared = []
    }
  }

  /// - Parameter isForced: whether a manifest that says something else is replaced.
  func write(replacing isForced: Bool) throws {
    let path = folder + "/Package.swift"
    let bytes = Data(PackageManifest(plan: plan).text.utf8)
    if !isForced, files.exists(path), (try? files.read(path)) != bytes {
      throw ToolFailure(message: "\(path): there is a manifest already; replace it with --force")
    }
    if folder != app {
      for link in links { try make(link) }
    }
    try files.write(bytes, to: path)
  }

  // MARK: Links

  /// A link with the file or folder of the app that it leads to, both relative.
  private struct Link {
    var place: String
    var original: String
  }

  /// Links to whole folders, except around targets with shared sources, whose folders hold links.
  private var links: [Link] {
    let sharing = plan.targets.filter { !$0.shared.isEmpty }
    var opened: Set<String> = []
    for target in sharing {
      let parts = target.path.split(separator: "/")
      opened.formUnion(parts.indices.map { parts[...$0].joined(separator: "/") })
    }
    var links: [Link] = []
    var waiting = Array(plan.places.reversed())
    while let place = waiting.popLast() {
      if opened.contains(place) {
        waiting += files.names(in: "\(app)/\(place)").reversed().map { "\(place)/\($0)" }
      } else {
        links.append(Link(place: place, original: place))
      }
    }
    for target in sharing {
      links += target.shared.map { path in
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return Link(place: "\(Self.sharedFolder(of: target))/\(name)", original: path)
      }
    }
    return links
  }

  private func make(_ item: Link) throws {
    let (link, target) = ("\(folder)/\(item.place)", "\(app)/\(item.original)")
    if let known = files.linkDestination(link) {
      if known == files.linkDestination(target) ?? target { return }
      try files.remove(link)
    } else if files.exists(link) {
      throw ToolFailure(message: "\(link): a link to the app's files is to be here, but something else is")
    }
    try files.link(link, to: files.path(target, from: link))
  }
}
