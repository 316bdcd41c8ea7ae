import AssetCatalogs
import Foundation
import InterfaceBuilder

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue. (Apple, `NSDataAsset`.)
open class NSDataAsset: NSObject {
  public let name: NSDataAssetName
  /// A copy of the file's data, which is read when the asset is created.
  open var data: Data { content.data }
  /// The type of the data, such as `public.json`; empty if the catalogue does not name one.
  open var typeIdentifier: String { content.typeIdentifier }

  private let content: (data: Data, typeIdentifier: String)

  /// The data of that name in the main bundle's asset catalogues; nil if there are none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data of that name in a bundle's asset catalogues; nil if there are none, or their file cannot be read.
  ///
  /// - Parameters:
  ///   - name: the name with the groups that provide a namespace, as in `Levels/First`.
  ///   - bundle: the bundle with the catalogues.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let environment = AssetEnvironment(UITraitCollection.forAssets(nil))
    guard let found = BundleAssets.of(bundle).data(named: name, in: environment) else { return nil }
    self.name = name
    content = found
    super.init()
  }
}
