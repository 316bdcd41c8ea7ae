import Foundation

/// A picture of an asset catalogue. (Apple, `ImageResource` of DeveloperToolsSupport, which UIKit and AppKit export.)
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The resource of a name in a bundle's catalogues. It need not exist.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue. (Apple, `ColorResource` of DeveloperToolsSupport, which UIKit and AppKit export.)
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The resource of a name in a bundle's catalogues. It need not exist.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
