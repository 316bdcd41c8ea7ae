import AssetCatalogs
import Foundation

extension UIImage {
  /// The picture of an asset catalogue; an empty one if the catalogue has none of that name.
  public convenience init(resource: ImageResource) {
    self.init(copying: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage())
  }
}

extension UIColor {
  /// The colour of an asset catalogue; clear if the catalogue has none of that name.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(dynamicProvider: { found?.resolvedColor(with: $0) ?? .clear })
  }
}
