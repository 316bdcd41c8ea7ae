import Foundation

/// The documents that a lint examines.
struct LintPaths {
  struct Document: Hashable {
    var path: String
    /// Found in a folder rather than named.
    var isDiscovered: Bool
  }

  static let extensions = ["storyboard", "xib"]

  /// Named files in the order given, a folder's in the order of their paths; each once.
  ///
  /// - Parameter excluded: shell patterns against paths relative to the folder they were found in, or to its parts.
  @MainActor
  static func documents(
    _ paths: [String], excluded: [String], in files: any FileAccess
  ) throws(ToolFailure) -> [Document] {
    var documents: [Document] = []
    var seen: Set<String> = []
    for path in paths {
      guard files.isFolder(path) else {
        if seen.insert(path).inserted { documents.append(Document(path: path, isDiscovered: false)) }
        continue
      }
      let names: [String]
      do {
        names = try files.files(under: path)
      } catch {
        throw ToolFailure(message: "\(path): \(error.message)")
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      for name in names.sorted() where isDocument(name) && !isExcluded(name, by: excluded) {
        let full = folder == "." ? name : "\(folder)/\(name)"
        guard !files.isFolder(full), seen.insert(full).inserted else { continue }
        documents.append(Document(path: full, isDiscovered: true))
      }
    }
    return documents
  }

  private static func isDocument(_ name: String) -> Bool {
    extensions.contains { name.hasSuffix("." + $0) }
  }

  /// `*` and `?` match within a part of a path, `**` any parts; a pattern for a folder excludes all in it.
  private static func isExcluded(_ name: String, by patterns: [String]) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    return patterns.contains { pattern in
      let wanted = pattern.split(separator: "/").map(String.init)
      return (1...max(1, parts.count)).contains { matches(parts.prefix($0), wanted[...]) }
    }
  }

  private static func matches(_ parts: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return parts.isEmpty }
    if first == "**" {
      return (0...parts.count).contains { matches(parts.dropFirst($0), pattern.dropFirst()) }
    }
    guard let part = parts.first, fits(part[...], first[...]) else { return false }
    return matches(parts.dropFirst(), pattern.dropFirst())
  }

  private static func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return fits(text, pattern.dropFirst()) || !text.isEmpty && fits(text.dropFirst(), pattern)
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return fits(text.dropFirst(), pattern.dropFirst())
  }
}
