import Foundation

/// A temporary folder for references, which is removed with the object.
final class ReferenceFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name))
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(fileURLWithPath: path).appendingPathComponent(name))
  }
}
