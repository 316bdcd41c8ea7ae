import Foundation

/// Reading and writing of whole files.
@MainActor
public protocol FileAccess {
  func read(_ path: String) throws(FileError) -> Data
  func isFolder(_ path: String) -> Bool
  /// The paths of all files in a folder and the folders in it, relative to it, in any order. Hidden files are left
  /// out.
  func files(under folder: String) throws(FileError) -> [String]
  /// Writes all of `bytes` or nothing, and creates missing folders.
  func write(_ bytes: Data, to path: String) throws(FileError)
  /// A path from the root, without `.` and `..`.
  func absolutePath(_ path: String) -> String
  /// Whether there is a file, or a folder, at a path.
  func exists(_ path: String) -> Bool
  /// The absolute path of a symbolic link's target, with all links resolved; nil if the path is not a link.
  func linkDestination(_ path: String) -> String?
  /// Whether a file exists and cannot be written.
  func isReadOnly(_ path: String) -> Bool
  /// Makes a symbolic link and the missing folders around it. The target is relative to the folder of the link.
  func link(_ path: String, to target: String) throws(FileError)
  /// Removes a file.
  func remove(_ path: String) throws(FileError)
  /// The names of the files and folders that lie directly in a folder; none if it cannot be listed.
  func names(in folder: String) -> [String]
  /// The folder of the project that contains a folder, given as an absolute path: the root of its repository or, as in sources
  /// without git, the outermost folder with a project or workspace of Xcode; nil where there is neither.
  func projectFolder(of folder: String) -> String?
}

extension FileAccess {
  /// Reads the file to find out.
  public func exists(_ path: String) -> Bool { isFolder(path) || (try? read(path)) != nil }

  /// Lists all files below the folder to find out.
  public func names(in folder: String) -> [String] {
    let names = (try? files(under: folder))?.compactMap { $0.split(separator: "/").first.map(String.init) }
    return Array(Set(names ?? [])).sorted()
  }

  public func linkDestination(_ path: String) -> String? { nil }
  public func isReadOnly(_ path: String) -> Bool { false }
  public func link(_ path: String, to target: String) throws(FileError) { throw .system("Cannot be linked") }
  public func remove(_ path: String) throws(FileError) { throw .system("Cannot be removed") }

  /// Resolves a path as if the current folder were the root.
  public func absolutePath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path relative to the folder of a file.
  func path(_ path: String, from file: String) -> String {
    let target = absolutePath(path).split(separator: "/")
    let folder = absolutePath(file).split(separator: "/").dropLast()
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let ways =
      Array(repeating: "..", count: folder.count - common) + target.dropFirst(common).map(String.init)
    return ways.joined(separator: "/")
  }
}

/// The reason why a file was not read or written, in words that follow its name.
public enum FileError: Error, Hashable, Sendable {
  case notFound
  case isFolder
  case tooLarge(limit: Int)
  case system(String)

  public var message: String {
    switch self {
    case .notFound: "No such file"
    case .isFolder: "This is a folder; name a file in it"
    case .tooLarge(let limit): "This file is larger than \(limit / DiskFiles.bytesInMegabyte) MB"
    case .system(let reason): reason
    }
  }

  /// The operating system's message for an error, if it has one.
  static func reason(for error: any Error) -> String {
    var next: NSError? = error as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
      next = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteFileExists: return "There is a file at the path of a folder"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "No such folder"
    case .fileWriteNoPermission, .fileReadNoPermission: return "Permission denied"
    case .fileWriteOutOfSpace: return "No space left on device"
    default: return error.localizedDescription
    }
  }
}

/// The names of standard input.
enum StandardInput {
  /// On the command line.
  static let argument = "-"
  static let path = "/dev/stdin"
}

/// The files of the machine.
public struct DiskFiles: FileAccess {
  nonisolated static let bytesInMegabyte = 1_000_000
  /// Far larger than any document (the largest known one has 2 MB), and far too small to exhaust the memory.
  nonisolated static let largestFile = 64 * bytesInMegabyte

  /// Standard input can be read only once, but a document is read for every variant.
  private static var standardInput: Data?

  public init() {}

  public func read(_ path: String) throws(FileError) -> Data {
    guard path == StandardInput.path else { return try readFile(path) }
    if let known = Self.standardInput { return known }
    let bytes = try readFile(path)
    Self.standardInput = bytes
    return bytes
  }

  private func readFile(_ path: String) throws(FileError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .notFound }
    guard !isFolder.boolValue else { throw .isFolder }
    let bytes: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      // Devices never end, so the limit applies to the bytes that are read, not to the size that the file system
      // reports.
      bytes = try handle.read(upToCount: DiskFiles.largestFile + 1) ?? Data()
    } catch {
      throw .system("Cannot be read: \(FileError.reason(for: error))")
    }
    guard bytes.count <= DiskFiles.largestFile else { throw .tooLarge(limit: DiskFiles.largestFile) }
    return bytes
  }

  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  public func files(under folder: String) throws(FileError) -> [String] {
    // A link to a folder would be listed as the one file that it is.
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw .system("cannot be listed")
    }
    var paths: [String] = []
    while let path = walk.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        walk.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  public func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  public func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  public func linkDestination(_ path: String) -> String? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  public func isReadOnly(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let permissions = attributes?[.posixPermissions] as? NSNumber else { return false }
    let anyoneMayWrite = 0o222
    return permissions.intValue & anyoneMayWrite == 0
  }

  public func link(_ path: String, to target: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch {
      throw .system("Cannot be linked: \(FileError.reason(for: error))")
    }
  }

  public func remove(_ path: String) throws(FileError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .system("Cannot be removed: \(FileError.reason(for: error))")
    }
  }

  public func write(_ bytes: Data, to path: String) throws(FileError) {
    guard !isFolder(path) else { throw .isFolder }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions]
      try bytes.write(to: url, options: .atomic)
      // The file that replaces the old one is new, and so would not be executable.
      if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
    } catch {
      throw .system("Cannot be written: \(FileError.reason(for: error))")
    }
  }
}
