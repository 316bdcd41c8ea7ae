import Foundation

/// The pictures of two folders with the same paths, or two files.
@MainActor
struct PicturePairs {
  struct Pair: Hashable {
    /// The path to show.
    var name: String
    /// Nil if only the other folder has the picture.
    var expected: String?
    var actual: String?
  }

  /// Sorted by name.
  let all: [Pair]

  private static let extensions: Set<String> = ["png", "jpg", "jpeg"]

  /// - Throws: ``ToolFailure`` if one is a folder and the other is not, or a folder cannot be read or has no pictures.
  init(expected: String, actual: String, files: any FileAccess) throws {
    switch (files.isFolder(expected), files.isFolder(actual)) {
    case (false, false): all = [Pair(name: actual, expected: expected, actual: actual)]
    case (true, true):
      let (one, other) = (
        try Self.pictures(in: expected, files), try Self.pictures(in: actual, files)
      )
      let names = one.union(other).sorted()
      guard !names.isEmpty else {
        throw ToolFailure(message: "\(expected) and \(actual) have no PNG or JPEG files")
      }
      all = names.map { name in
        Pair(
          name: name, expected: one.contains(name) ? "\(expected)/\(name)" : nil,
          actual: other.contains(name) ? "\(actual)/\(name)" : nil)
      }
    default: throw ToolFailure(message: "Compare two files or two folders: \(expected), \(actual)")
    }
  }

  private static func pictures(in folder: String, _ files: any FileAccess) throws -> Set<String> {
    do {
      return Set(
        try files.files(under: folder).filter {
          extensions.contains(($0 as NSString).pathExtension.lowercased())
        })
    } catch {
      throw ToolFailure(message: "\(folder): \(error.message)")
    }
  }
}
