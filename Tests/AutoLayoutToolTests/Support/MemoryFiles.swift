import AutoLayoutTool
import Foundation

/// A file system in memory.
@MainActor
final class MemoryFiles: FileAccess {
  private(set) var contents: [String: Data]
  /// Writing to these fails, as on a full disk.
  var unwritable: Set<String> = []

  init(_ texts: [String: String] = [:]) { contents = texts.mapValues { Data($0.utf8) } }

  /// With bytes that need not be text.
  init(bytes: [String: Data]) { contents = bytes }

  func add(_ path: String, _ bytes: Data) { contents[path] = bytes }

  func add(_ path: String, _ text: String) { contents[path] = Data(text.utf8) }

  func read(_ path: String) throws(FileError) -> Data {
    guard let bytes = contents[path] else { throw .notFound }
    return bytes
  }

  func isFolder(_ path: String) -> Bool { contents.keys.contains { $0.hasPrefix(path + "/") } }

  func files(under folder: String) throws(FileError) -> [String] {
    contents.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
  }

  func remove(_ path: String) throws(FileError) {
    guard contents.removeValue(forKey: path) != nil else { throw .notFound }
  }

  func write(_ bytes: Data, to path: String) throws(FileError) {
    if unwritable.contains(path) { throw .system("No space left") }
    contents[path] = bytes
  }
}
