import AssetCatalogs
import AutoLayout
import Foundation
import InterfaceBuilder

/// The variants of one picture, for light and dark interfaces, devices and scales. (Apple, `UIImageAsset`.)
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// The catalogue that the pictures come from; nil for an asset that a program fills.
  private let catalog: (assets: BundleAssets, name: String)?
  private let content = LockedValue(Content())

  private struct Content {
    /// The registered images, stored without their assets to avoid a reference cycle.
    var registered: [(traits: UITraitCollection, image: UIImage)] = []
    /// The images made from a catalogue's variants.
    var read: [AssetImageSet.Variant: UIImage?] = [:]
  }

  public override init() {
    catalog = nil
    super.init()
  }

  init(name: String, in assets: BundleAssets) {
    catalog = (assets, name)
    super.init()
  }

  /// The variant that fits best. Registered variants take precedence over the catalogue's. If none fits, an empty
  /// image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let image = variant(with: traitCollection) else { return UIImage() }
    return image.belonging(to: self)
  }

  /// Registers a variant for interfaces with these traits. It replaces a variant registered for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let bare = image.belonging(to: nil)
    content.withLock { content in
      content.registered.removeAll { $0.traits == traitCollection }
      content.registered.append((traitCollection, bare))
    }
  }

  open func unregister(with traitCollection: UITraitCollection) {
    content.withLock { content in content.registered.removeAll { $0.traits == traitCollection } }
  }

  /// Whether the picture can differ between interfaces.
  var isVaried: Bool {
    if let catalog { return (catalog.assets.imageSet(named: catalog.name)?.variants.count ?? 0) > 1 }
    return content.withLock { $0.registered.count > 1 }
  }

  /// The variant that fits best, without a reference to its asset; nil if none fits.
  func variant(with traits: UITraitCollection) -> UIImage? {
    let all = UITraitCollection.forAssets(traits)
    let registered = content.withLock(\.registered)
    // Among those that fit, take the most specific one; among equals, the one registered last.
    let fitting = registered.filter { all.containsTraits(in: $0.traits) }
    let best = fitting.enumerated().max {
      ($0.element.traits.specifiedCount, $0.offset) < ($1.element.traits.specifiedCount, $1.offset)
    }
    return best?.element.image ?? inCatalog(all) ?? registered.first?.image
  }

  private func inCatalog(_ traits: UITraitCollection) -> UIImage? {
    guard let catalog, let set = catalog.assets.imageSet(named: catalog.name),
      let variant = set.variant(for: AssetEnvironment(traits))
    else { return nil }
    if let known = content.withLock({ $0.read[variant] }) { return known }
    let image = read(variant, of: set, catalog)
    content.withLock { $0.read[variant] = image }
    return image
  }

  private func read(
    _ variant: AssetImageSet.Variant, of set: AssetImageSet, _ catalog: (assets: BundleAssets, name: String)
  ) -> UIImage? {
    guard let path = catalog.assets.path(of: variant.file, in: catalog.name, .image) else { return nil }
    do throws(DocumentError) {
      let scale = CGFloat(variant.traits.scale ?? 1)
      let file = try PictureFile(path: path, scale: scale)
      return UIImage(file, name: catalog.name, scale: scale).described(by: variant, of: set)
    } catch {
      catalog.assets.note([AssetFinding(path: path, fault: error)])
      return nil
    }
  }
}

extension UITraitCollection {
  /// The number of specified traits among those that select images.
  fileprivate var specifiedCount: Int {
    [
      userInterfaceIdiom != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, displayScale != 0, userInterfaceStyle != .unspecified,
      specifiedDirection != nil, preferredContentSizeCategory != .unspecified,
      accessibilityContrast != .unspecified, displayGamut != .unspecified,
    ].count { $0 }
  }
}

extension UIImage {
  /// The picture of that name in a bundle's asset catalogues; nil if none fits the traits. The app's custom symbols are
  /// drawn as placeholders, like the system's.
  convenience init?(asset name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection?) {
    let assets = BundleAssets.of(bundle)
    if let asset = assets.picture(named: name, make: { UIImageAsset(name: name, in: assets) }) {
      guard let image = asset.variant(with: traits ?? UITraitCollection()) else { return nil }
      self.init(copying: image.belonging(to: asset))
    } else if assets.hasSymbol(named: name) {
      self.init(symbolOfAnyName: name)
    } else {
      return nil
    }
  }

  fileprivate convenience init(_ file: PictureFile, name: String, scale: CGFloat) {
    switch file.content {
    case .pixels(let pixels): self.init(pixels, name: name, scale: scale)
    case .drawing(let drawing): self.init(name: name, drawing: drawing)
    case .unread: self.init(name: name, size: file.size)
    }
  }

  /// The image with the catalogue's settings for it, such as insets and rendering mode.
  fileprivate func described(by variant: AssetImageSet.Variant, of set: AssetImageSet) -> UIImage {
    let scale = CGFloat(variant.traits.scale ?? 1)
    var image = self
    if let resizing = variant.resizing {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(resizing.capInsets, scale: scale),
        resizingMode: resizing.isTiled ? .tile : .stretch)
    }
    if let insets = variant.alignmentInsets {
      image = image.withAlignmentRectInsets(UIEdgeInsets(insets, scale: scale))
    }
    if variant.isMirrored { image = image.imageFlippedForRightToLeftLayoutDirection() }
    switch set.renderingIntent {
    case .template: return image.withRenderingMode(.alwaysTemplate)
    case .original: return image.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }
}

extension UIEdgeInsets {
  /// From pixels to points.
  fileprivate init(_ insets: AssetImageSet.Insets, scale: CGFloat) {
    self.init(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
      right: insets.right / scale)
  }
}
