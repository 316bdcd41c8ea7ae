import Foundation

/// Files of which one has other contents.
@MainActor
struct OverlaidFiles: FileAccess {
  let files: any FileAccess
  let path: String
  let contents: Data

  func read(_ path: String) throws(FileError) -> Data { path == self.path ? contents : try files.read(path) }
  func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  func files(under folder: String) throws(FileError) -> [String] { try files.files(under: folder) }
  func write(_ bytes: Data, to path: String) throws(FileError) { try files.write(bytes, to: path) }
  func absolutePath(_ path: String) -> String { files.absolutePath(path) }
  func exists(_ path: String) -> Bool { files.exists(path) }
  func linkDestination(_ path: String) -> String? { files.linkDestination(path) }
  func isReadOnly(_ path: String) -> Bool { files.isReadOnly(path) }
  func remove(_ path: String) throws(FileError) { try files.remove(path) }
  func names(in folder: String) -> [String] { files.names(in: folder) }
  func projectFolder(of folder: String) -> String? { files.projectFolder(of: folder) }
}
