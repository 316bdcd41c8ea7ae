import Foundation
import InterfaceBuilder
import SourceRewriting

/// The asset catalogues in the folder of a target.
@MainActor
struct TargetAssets {
  /// The paths of the catalogues, sorted.
  let catalogs: [String]

  /// - Parameter paths: the paths of all files of the target.
  init(paths: [String]) {
    let found = paths.compactMap { path in
      path.range(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) }
    }
    catalogs = Set(found).sorted()
  }

  /// The names of the assets for which Xcode makes symbols.
  func names(in folder: String, files: any FileAccess) -> AssetNames {
    let catalog = AssetCatalog(
      catalogs: catalogs.map { "\(folder)/\($0)" }, files: CatalogFiles(files: files))
    return AssetNames(
      pictures: catalog.names(of: .image) + catalog.names(of: .symbol), colors: catalog.names(of: .color))
  }

  @MainActor
  private struct CatalogFiles: @MainActor AssetFiles {
    let files: any FileAccess

    func entries(of folder: String) -> [(name: String, isFolder: Bool)]? {
      files.names(in: folder).map { ($0, files.isFolder("\(folder)/\($0)")) }
    }
    func contents(of file: String) -> Data? { try? files.read(file) }
  }
}
