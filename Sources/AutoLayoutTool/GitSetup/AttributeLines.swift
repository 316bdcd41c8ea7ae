import Foundation
import GitAccess

/// Finds the line of an attributes file that determines an attribute of a document.
@MainActor
struct AttributeLines {
  let repository: any GitRepository
  let files: any FileAccess

  /// A line, by its file and number.
  struct Place: Hashable {
    var file: String
    var line: Int
    var text: String
  }

  /// The last line of the strongest file that sets an attribute of a path; nil if none is found.
  ///
  /// - Parameter path: relative to the root.
  func deciding(_ attribute: String, of path: String) throws(GitError) -> Place? {
    for (file, folder) in try sources(of: path) {
      guard let bytes = try? files.read(file) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let inside = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      for (index, line) in lines.enumerated().reversed() where Self.sets(attribute, line, inside) {
        return Place(
          file: shown(file), line: index + 1, text: line.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    return nil
  }

  /// The files that apply to a path with the folders that their patterns are relative to, the strongest first.
  private func sources(of path: String) throws(GitError) -> [(file: String, folder: String)] {
    let others = try repository.attributeFiles()
    var sources = others.prefix(1).map { ($0, "") }
    var folder = (path as NSString).deletingLastPathComponent
    let root = repository.root == "/" ? "" : repository.root
    while !folder.isEmpty {
      sources.append(("\(root)/\(folder)/.gitattributes", folder))
      folder = (folder as NSString).deletingLastPathComponent
    }
    sources.append(("\(root)/.gitattributes", ""))
    return sources + others.dropFirst().map { ($0, "") }
  }

  private func shown(_ file: String) -> String {
    let prefix = repository.root + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Whether a line matches a path and sets the attribute. `binary` means `-diff -merge -text`.
  private static func sets(_ attribute: String, _ line: Substring, _ path: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let pattern = words.first, !pattern.hasPrefix("#"), matches(String(pattern), path) else {
      return false
    }
    return words.dropFirst().contains { word in
      let name = word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
      return name == attribute || name == "binary"
    }
  }

  /// Matches as git does: a pattern without a slash is compared only with the file's name.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    guard pattern.contains("/") else { return fnmatch(pattern, (path as NSString).lastPathComponent, 0) == 0 }
    let relative = pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
    // Two stars match folders, too, as fnmatch does without the flag.
    return fnmatch(relative, path, relative.contains("**") ? 0 : FNM_PATHNAME) == 0
  }
}
