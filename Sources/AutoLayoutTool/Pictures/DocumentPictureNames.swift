import Foundation

/// The names of documents in the names of their pictures: the base name, preceded by as many folders as are needed to
/// distinguish the documents of one call. They depend only on the paths, not on their order.
struct DocumentPictureNames {
  /// Names by path, for documents whose base name is not unique.
  private var names: [String: String] = [:]

  init(_ paths: [String]) {
    let groups = Dictionary(grouping: Set(paths)) { Self.baseName(of: $0).lowercased() }
    for (_, group) in groups where group.count > 1 {
      for (path, name) in Self.distinctNames(of: group) { names[path] = name }
    }
  }

  func name(of path: String) -> String { names[path] ?? Self.baseName(of: path) }

  /// The file's name without its extension.
  static func baseName(of path: String) -> String {
    guard path != StandardInput.argument else { return "standard-input" }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Documents that differ in nothing but their extension keep it.
  private static func distinctNames(of paths: [String]) -> [(path: String, name: String)] {
    let folders = paths.map { Self.folders(of: $0) }
    let deepest = folders.map(\.count).max() ?? 0
    for depth in 0...deepest {
      for keepsExtension in [false, true] {
        let names = zip(paths, folders).map { path, folders in
          (folders.suffix(depth) + [lastName(of: path, keepsExtension: keepsExtension)])
            .joined(separator: "-")
        }
        if Set(names.map { $0.lowercased() }).count == paths.count { return Array(zip(paths, names)) }
      }
    }
    return []
  }

  /// The folders in the path, outermost first.
  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }.map(String.init)
  }

  private static func lastName(of path: String, keepsExtension: Bool) -> String {
    guard keepsExtension, path != StandardInput.argument else { return baseName(of: path) }
    return URL(fileURLWithPath: path).lastPathComponent
  }
}
