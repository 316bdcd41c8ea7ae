import Foundation

/// The folders and files that contain catalogues.
public protocol AssetFiles {
  /// The names of a folder's entries, and whether each is a folder itself, in any order; nil if there is no such folder.
  /// Links to folders count as files.
  func entries(of folder: String) -> [(name: String, isFolder: Bool)]?
  func contents(of file: String) -> Data?
}

/// The reason why a part of a catalogue cannot be read.
public struct AssetFinding: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The error in the file.
  public var fault: DocumentError

  public init(path: String, fault: DocumentError) {
    self.path = path
    self.fault = fault
  }

  public var description: String { "\(path):\(fault)" }
}

/// The assets of `.xcassets` folders by name. An asset's content is read on first use.
public struct AssetCatalog: Sendable {
  /// The kinds of asset that are read, by the extension of their folders. Icons, launch images, stacks, sprites, textures and
  /// the like are ignored.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case data = "dataset"
    /// A custom symbol of the app. Its drawing is not read.
    case symbol = "symbolset"
  }

  private struct Key: Hashable {
    var name: String
    var kind: Kind
  }

  private var folders: [Key: String] = [:]
  /// Folders that cannot be read as catalogues.
  public private(set) var findings: [AssetFinding] = []

  /// The deepest nesting, far beyond any app's catalogue; links in a folder may form cycles.
  private static let deepest = 32
  private static let mostFolders = 100_000

  /// Finds the folders of all assets. Of several assets of one kind and name, the first by path is used.
  ///
  /// - Parameters:
  ///   - catalogs: the paths of `.xcassets` folders, in order of precedence.
  ///   - files: the access to files.
  public init(catalogs: [String], files: some AssetFiles) {
    var pending = catalogs.reversed().map { Folder(path: $0, namespace: "", depth: 0) }
    var count = 0
    while let folder = pending.popLast() {
      count += 1
      guard count <= Self.mostFolders else {
        findings.append(
          AssetFinding(
            path: folder.path, fault: DocumentError(.tooManyElements, at: .start, "Expected fewer assets")))
        return
      }
      pending.append(contentsOf: inside(folder, files).reversed())
    }
  }

  private struct Folder {
    var path: String
    /// The prefix of the names of the assets inside, such as `Icons/`.
    var namespace: String
    var depth: Int
  }

  /// Records the assets of a folder; returns the groups in it.
  private mutating func inside(_ folder: Folder, _ files: some AssetFiles) -> [Folder] {
    guard folder.depth < Self.deepest else {
      findings.append(
        AssetFinding(
          path: folder.path, fault: DocumentError(.tooDeep, at: .start, "Expected fewer nested groups")))
      return []
    }
    var groups: [Folder] = []
    let entries = (files.entries(of: folder.path) ?? []).filter(\.isFolder).map(\.name).sorted()
    for entry in entries {
      let path = "\(folder.path)/\(entry)"
      // Groups have no extension (Apple, "Types Overview"); the contents of unknown kinds are ignored, too.
      guard let point = entry.lastIndex(of: ".") else {
        let namespace = folder.namespace + (providesNamespace(path, files) ? "\(entry)/" : "")
        groups.append(Folder(path: path, namespace: namespace, depth: folder.depth + 1))
        continue
      }
      guard let kind = Kind(rawValue: String(entry[entry.index(after: point)...])) else { continue }
      let key = Key(name: folder.namespace + entry[..<point], kind: kind)
      if folders[key] == nil { folders[key] = path }
    }
    return groups
  }

  /// Whether the names of a group's assets begin with the group's (Apple, "Asset Catalog Format Reference", Group Type).
  private mutating func providesNamespace(_ group: String, _ files: some AssetFiles) -> Bool {
    let path = Self.contents(of: group)
    guard let data = files.contents(of: path) else { return false }
    do throws(DocumentError) {
      return try AssetVariantReader(data).root["properties"]?["provides-namespace"]?.flag ?? false
    } catch {
      findings.append(AssetFinding(path: path, fault: error))
      return false
    }
  }

  /// The path of the file that describes the content of an asset's folder.
  public static func contents(of folder: String) -> String { "\(folder)/Contents.json" }

  /// An asset's folder; nil if there is none of that kind and name.
  ///
  /// - Parameters:
  ///   - name: the name with the groups that provide a namespace, as in `Icons/Star`.
  ///   - kind: the kind of asset.
  public func folder(of name: String, _ kind: Kind) -> String? { folders[Key(name: name, kind: kind)] }

  /// The names of all assets of a kind, sorted.
  public func names(of kind: Kind) -> [String] {
    folders.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }
}
