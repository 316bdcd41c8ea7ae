import Foundation

/// Keeps bytes between runs. Nothing depends on it: a store may forget everything.
@MainActor
public protocol CacheStore {
  /// The bytes that were kept under a name; nil if there are none.
  func bytes(_ name: String) -> Data?
  /// Keeps bytes if that is possible.
  func keep(_ bytes: Data, as name: String)
  /// A store in another folder.
  func inFolder(_ path: String) -> any CacheStore
}

/// A folder of the user's for files that can be made again.
public struct DiskCache: CacheStore {
  /// More projects than one person works on.
  nonisolated static let mostFiles = 32
  nonisolated static let largestFile = DiskFiles.largestFile
  nonisolated static let largestFolder = 4 * largestFile

  private let folder: URL
  private static let pathExtension = "facts"
  private static let onlyForOwner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]

  /// A store in a folder, which is made when something is kept.
  public init(folder: String) { self.folder = URL(fileURLWithPath: folder, isDirectory: true) }

  /// A store in the user's folder for this program; nil for a user without a home.
  public init?(variables: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = Self.userFolder(variables: variables) else { return nil }
    self.init(folder: folder)
  }

  /// The folder `autolayout` where the XDG Base Directory Specification has caches; nil for a user without a home.
  static func userFolder(variables: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    let caches = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    return (caches ?? home).map { $0 + "/autolayout" }
  }

  public func inFolder(_ path: String) -> any CacheStore { DiskCache(folder: path) }

  private func file(_ name: String) -> URL {
    folder.appendingPathComponent(name).appendingPathExtension(Self.pathExtension)
  }

  public func bytes(_ name: String) -> Data? { try? DiskFiles().read(file(name).path) }

  public func keep(_ bytes: Data, as name: String) {
    guard bytes.count <= Self.largestFile else { return }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: Self.onlyForOwner)
    // Another run reads the old file or the new one.
    try? bytes.write(to: file(name), options: .atomic)
    removeOldFiles()
  }

  /// Removes the files that were written first, until the others are within the limits.
  private func removeOldFiles() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys)))
      ?? []
    let dated = files.filter { $0.pathExtension == Self.pathExtension }.compactMap { file in
      (try? file.resourceValues(forKeys: keys)).map { values in
        (file: file, date: values.contentModificationDate ?? .distantPast, size: values.fileSize ?? 0)
      }
    }
    var (count, size) = (0, 0)
    for file in dated.sorted(by: { $0.date > $1.date }) {
      count += 1
      size += file.size
      if count > Self.mostFiles || size > Self.largestFolder {
        try? FileManager.default.removeItem(at: file.file)
      }
    }
  }
}
