import Foundation

/// A picture of an asset catalogue. (Apple, `ImageResource` of DeveloperToolsSupport, which UIKit exports.)
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The resource of a name in a bundle's catalogues. It need not exist.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Whether the names and the bundles are the same.
  public static func == (one: ImageResource, other: ImageResource) -> Bool {
    one.name == other.name && one.bundle === other.bundle
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A colour of an asset catalogue. (Apple, `ColorResource` of DeveloperToolsSupport, which UIKit exports.)
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The resource of a name in a bundle's catalogues. It need not exist.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Whether the names and the bundles are the same.
  public static func == (one: ColorResource, other: ColorResource) -> Bool {
    one.name == other.name && one.bundle === other.bundle
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

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
