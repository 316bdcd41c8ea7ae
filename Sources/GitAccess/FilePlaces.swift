import Foundation

/// Paths of files on disk, with symbolic links resolved or not.
enum FilePlaces {
  /// The path without links, if it exists.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Links in the folders are resolved; the last part may be a link or missing.
  static func relativePath(of path: String, in root: String) -> String? {
    guard !path.contains("\0") else { return nil }
    if let inside = below(root, resolved(path)), kind(of: path) == .folder { return inside }
    var folder = (path as NSString).deletingLastPathComponent
    var missing = [(path as NSString).lastPathComponent]
    while kind(of: resolved(folder)) == nil, folder != "/", !folder.isEmpty {
      missing.insert((folder as NSString).lastPathComponent, at: 0)
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard !missing.contains("..") else { return nil }
    let real = resolved(folder)
    return below(root, (real == "/" ? "" : real) + "/" + missing.joined(separator: "/"))
  }

  private static func below(_ root: String, _ path: String) -> String? {
    if path == root { return "" }
    let prefix = root == "/" ? "/" : root + "/"
    return path.utf8.starts(with: prefix.utf8)
      ? String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
  }

  /// Links are not followed.
  static func kind(of path: String) -> GitEntryKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return .symbolicLink
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }

  static func contents(of path: String, named name: String) throws(GitError) -> Data {
    switch kind(of: path) {
    case nil: throw GitError(.noSuchPath, "\(name) is not in the working tree")
    case .file: break
    case let kind?: throw GitError(.notAFile, "\(name) is a \(kind.rawValue) in the working tree")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      let bytes = try handle.read(upToCount: GitProcess.largestOutput + 1) ?? Data()
      guard bytes.count <= GitProcess.largestOutput else {
        throw GitError(.tooLarge, "\(name) has more than \(GitProcess.largestOutput / 1_000_000) MB")
      }
      return bytes
    } catch let error as GitError {
      throw error
    } catch {
      throw GitError(.failed, "\(name) cannot be read: \(error.localizedDescription)")
    }
  }
}
