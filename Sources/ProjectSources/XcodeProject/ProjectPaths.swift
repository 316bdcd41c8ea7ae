/// The paths of a project's files and folders, which it states relative to groups.
struct ProjectPaths {
  private let objects: ProjectObjects
  /// By identifier, relative to the folder of the project.
  private(set) var paths: [String: String] = [:]

  /// - Complexity: linear; groups that contain each other, as no project of Xcode's has, are visited once.
  init(_ objects: ProjectObjects) {
    self.objects = objects
    var waiting = objects.object("mainGroup", of: objects.root).map { [($0, "")] } ?? []
    var visited: Set<String> = []
    while let (object, folder) = waiting.popLast() {
      guard visited.insert(object.id).inserted, let path = path(of: object, in: folder) else { continue }
      paths[object.id] = path
      waiting += objects.objects("children", of: object).map { ($0, path) }
    }
  }

  /// Nil for files of the system, of Xcode and of other projects. Groups without a path are in the folder of their parent.
  private func path(of object: ProjectObjects.Object, in folder: String) -> String? {
    let own = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case "<group>": return ProjectPath.joined(folder, own)
    case "SOURCE_ROOT": return ProjectPath.joined("", own)
    default: return nil
    }
  }
}
