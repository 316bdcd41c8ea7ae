import AutoLayoutTool
import Foundation

/// A file system in memory.
@MainActor
final class MemoryFiles: FileAccess {
  private(set) var contents: [String: Data]
  /// Writing to these fails, as on a full disk.
  var unwritable: Set<String> = []

  init(_ texts: [String: String] = [:]) { contents = texts.mapValues { Data($0.utf8) } }

  func read(_ path: String) throws(FileError) -> Data {
    guard let bytes = contents[path] else { throw .notFound }
    return bytes
  }

  func write(_ bytes: Data, to path: String) throws(FileError) {
    if unwritable.contains(path) { throw .system("No space left") }
    contents[path] = bytes
  }
}
