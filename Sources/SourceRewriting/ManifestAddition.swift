/// A package that a manifest is to depend on, with a product for some of its targets.
public struct ManifestAddition: Hashable, Sendable {
  /// The folder of the package, whose name is that of the package.
  public var folder: String
  /// The name of the package.
  public var package: String
  /// The product for the targets.
  public var product: String
  /// The targets that link the product.
  public var targets: [String]
  /// Files for the bundles of targets, relative to them.
  public var resources: [String: [String]]
  /// Targets that are removed, in Objective-C.
  public var leftOut: [String]
  /// Dependencies that are removed.
  public var replaced: [ReplacedPackage]

  /// A package that a manifest is to depend on.
  public init(
    folder: String, package: String, product: String, targets: [String], resources: [String: [String]] = [:],
    leftOut: [String] = [], replaced: [ReplacedPackage] = []
  ) {
    (self.resources, self.leftOut, self.replaced) = (resources, leftOut, replaced)
    self.folder = folder
    self.package = package
    self.product = product
    self.targets = targets
  }
}

/// A package on which a manifest depends, and whose module the added package has, too. SwiftPM refuses two targets of a name.
public struct ReplacedPackage: Hashable, Sendable {
  /// The last part of the package's address, in small letters.
  public var identity: String
  /// The product that targets link.
  public var product: String
  /// The product of the added package that they link instead.
  public var replacement: String

  /// A package that the added one replaces.
  public init(identity: String, product: String, replacement: String) {
    self.identity = identity
    self.product = product
    self.replacement = replacement
  }
}
