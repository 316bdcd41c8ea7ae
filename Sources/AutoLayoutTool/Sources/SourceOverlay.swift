import Foundation

/// Rewritten copies of files in a folder, and the list of them that the compiler reads.
@MainActor
struct SourceOverlay {
  let files: any FileAccess
  /// The folder of the copies.
  let folder: String
  /// The list, in LLVM's format for virtual file systems.
  let list: String

  /// Writes the copies that differ from those of the last run.
  ///
  /// - Parameter texts: the rewritten texts by the paths of their originals.
  /// - Returns: the originals whose text for the compiler has changed, though they themselves may not have.
  func write(_ texts: [String: String]) throws(FileError) -> [String] {
    let known = formerPaths
    var changed: [String] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let bytes = Data(text.utf8)
      if known.contains(path), let former = try? files.read(copy(of: path)), former == bytes { continue }
      try files.write(bytes, to: copy(of: path))
      changed.append(path)
    }
    let bytes = listing(of: texts.keys.sorted())
    if (try? files.read(list)) != bytes { try files.write(bytes, to: list) }
    return changed + known.subtracting(texts.keys).sorted()
  }

  private func copy(of path: String) -> String { folder + path }

  private struct Listing: Codable {
    struct Entry: Codable {
      var type = "file"
      var name: String
      var externalContents: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case externalContents = "external-contents"
      }
    }

    var version = 0
    /// Messages name the originals.
    var usesExternalNames = false
    var roots: [Entry]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }
  }

  private var formerPaths: Set<String> {
    guard let bytes = try? files.read(list),
      let listing = try? JSONDecoder().decode(Listing.self, from: bytes)
    else { return [] }
    return Set(listing.roots.map(\.name))
  }

  private func listing(of paths: [String]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = paths.map { Listing.Entry(name: $0, externalContents: copy(of: $0)) }
    return (try? encoder.encode(Listing(roots: entries))) ?? Data()
  }
}
