import AutoLayout
import Foundation
import InterfaceBuilder

/// Reads the files of catalogues from disk.
private struct DiskAssetFiles: AssetFiles {
  /// The largest size of a `Contents.json`; no other files are read here.
  private static let largestFile = 8 * 1024 * 1024

  func entries(of folder: String) -> [(name: String, isFolder: Bool)]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.map { ($0, isFolder("\(folder)/\($0)")) }
  }

  /// The attributes are those of a link itself, so that links cannot form cycles.
  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  func contents(of file: String) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: Self.largestFile)
  }
}

/// The asset catalogues of a bundle: the `.xcassets` folders at its top.
///
/// Xcode compiles catalogues into `Assets.car`. SwiftPM on Linux copies the folders unchanged, each to the top of the
/// target's resource bundle, wherever it is among the target's resources (measured with Swift 6.3).
///
/// The catalogues of a program's targets are those of its main bundle; see ``BundleFiles``. `Bundle(for:)` is the main bundle for all
/// classes of the program.
package final class BundleAssets: Sendable {
  private let catalog: AssetCatalog
  private let read = LockedValue(Contents())

  /// The assets read so far; nil for those that cannot be read.
  private struct Contents {
    var colors: [String: AssetColorSet?] = [:]
    var images: [String: AssetImageSet?] = [:]
    var data: [String: AssetDataSet?] = [:]
    /// The objects that a façade has made from them.
    var pictures: [PictureKey: any AnyObject & Sendable] = [:]
    /// In the order of occurrence.
    var findings: [AssetFinding] = []
  }

  private struct PictureKey: Hashable {
    let name: String
    let kind: ObjectIdentifier
  }

  private static let known = LockedValue<[String: BundleAssets]>([:])

  /// The catalogues of a bundle, which are listed once per process.
  package static func of(_ bundle: Bundle) -> BundleAssets {
    let root = (bundle.resourceURL ?? bundle.bundleURL).path
    if let assets = known.withLock({ $0[root] }) { return assets }
    let assets = BundleAssets(catalogs: BundleFiles.folders(of: bundle).flatMap { catalogs(in: $0.path) })
    known.withLock { $0[root] = assets }
    return assets
  }

  package init(catalogs: [String]) {
    catalog = AssetCatalog(catalogs: catalogs, files: DiskAssetFiles())
    note(catalog.findings)
  }

  private static func catalogs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  // MARK: Assets

  package func colorSet(named name: String) -> AssetColorSet? {
    contents(of: name, .color, \.colors) { data throws(DocumentError) in
      let set = try AssetColorSet(contents: data)
      return (set, set.findings)
    }
  }

  package func imageSet(named name: String) -> AssetImageSet? {
    contents(of: name, .image, \.images) { data throws(DocumentError) in
      let set = try AssetImageSet(contents: data)
      return (set, set.findings)
    }
  }

  package func dataSet(named name: String) -> AssetDataSet? {
    contents(of: name, .data, \.data) { data throws(DocumentError) in
      let set = try AssetDataSet(contents: data)
      return (set, set.findings)
    }
  }

  /// A picture with its variants, made once; nil if there is none with that name.
  package func picture<Picture: AnyObject & Sendable>(named name: String, make: () -> Picture) -> Picture? {
    guard imageSet(named: name) != nil else { return nil }
    let key = PictureKey(name: name, kind: ObjectIdentifier(Picture.self))
    return read.withLock { contents in
      if let known = contents.pictures[key] as? Picture { return known }
      let picture = make()
      contents.pictures[key] = picture
      return picture
    }
  }

  /// The data with a name for an environment, and their type, which is empty if the catalogue does not state one; nil if
  /// there are none, or if their file cannot be read.
  package func data(named name: String, in environment: AssetEnvironment)
    -> (data: Data, typeIdentifier: String)?
  {
    guard let variant = dataSet(named: name)?.variant(for: environment),
      let path = path(of: variant.file, in: name, .data),
      let content = FileManager.default.contents(atPath: path)
    else { return nil }
    return (content, variant.typeIdentifier ?? "")
  }

  package func hasSymbol(named name: String) -> Bool { catalog.folder(of: name, .symbol) != nil }

  /// The path of a file of an asset.
  package func path(of file: String, in name: String, _ kind: AssetCatalog.Kind) -> String? {
    catalog.folder(of: name, kind).map { "\($0)/\(file)" }
  }

  /// The assets that could not be read so far.
  package var findings: [AssetFinding] { read.withLock(\.findings) }

  private func contents<Set>(
    of name: String, _ kind: AssetCatalog.Kind, _ known: WritableKeyPath<Contents, [String: Set?]>,
    _ make: (Data) throws(DocumentError) -> (Set, [DocumentError])
  ) -> Set? {
    guard let folder = catalog.folder(of: name, kind) else { return nil }
    if let set = read.withLock({ $0[keyPath: known][name] }) { return set }
    let path = AssetCatalog.contents(of: folder)
    var set: Set?
    var faults: [DocumentError] = []
    do throws(DocumentError) {
      guard let data = DiskAssetFiles().contents(of: path) else {
        throw DocumentError(.emptyFile, at: .start, "Expected a file that can be read")
      }
      let made = try make(data)
      set = made.0
      faults = made.1
    } catch { faults = [error] }
    let isNew = read.withLock { contents in
      contents[keyPath: known].updateValue(set, forKey: name) == nil
    }
    if isNew { note(faults.map { AssetFinding(path: path, fault: $0) }) }
    return set
  }

  /// Stores findings and reports them on standard error, once per file: an unreadable asset is nil, and nothing else would
  /// explain why.
  package func note(_ findings: [AssetFinding]) {
    guard !findings.isEmpty else { return }
    read.withLock { $0.findings += findings }
    let text = findings.map { "\($0)\n" }.joined()
    FileHandle.standardError.write(Data(text.utf8))
  }
}
