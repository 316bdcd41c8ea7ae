import AssetCatalogs
import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder

/// The variants of one picture of an asset catalogue, each read once.
final class PictureVariants: @unchecked Sendable {
  private let name: String
  private let assets: BundleAssets
  /// The variants read so far; nil for files that cannot be read.
  private let read = LockedValue<[AssetImageSet.Variant: NSImage?]>([:])

  init(name: String, in assets: BundleAssets) {
    self.name = name
    self.assets = assets
  }

  private var set: AssetImageSet? { assets.imageSet(named: name) }
  /// Whether the picture can differ between appearances.
  var areMany: Bool { (set?.variants.count ?? 0) > 1 }

  /// The variant that fits best; nil if none fits or its file cannot be read.
  func image(in environment: AssetEnvironment) -> NSImage? {
    guard let set, let variant = set.variant(for: environment) else { return nil }
    if let known = read.withLock({ $0[variant] }) { return known }
    let image = image(of: variant, set)
    read.withLock { $0[variant] = image }
    return image
  }

  private func image(of variant: AssetImageSet.Variant, _ set: AssetImageSet) -> NSImage? {
    guard let path = assets.path(of: variant.file, in: name, .image) else { return nil }
    let scale = CGFloat(variant.traits.scale ?? 1)
    do throws(DocumentError) {
      let image = NSImage(try PictureFile(path: path, scale: scale), name: name)
      image.describe(by: variant, of: set, scale: scale)
      return image
    } catch {
      assets.note([AssetFinding(path: path, fault: error)])
      return nil
    }
  }
}

extension NSImage {
  /// The picture of that name in a bundle's asset catalogues; nil if there is none for a Mac. The app's custom symbols are
  /// drawn as placeholders, like the system's.
  convenience init?(asset name: Name, in bundle: Bundle) {
    let assets = BundleAssets.of(bundle)
    let variants = assets.picture(named: name) { PictureVariants(name: name, in: assets) }
    if let image = variants?.image(in: AssetEnvironment(.aqua)) {
      let content = variants?.areMany == true ? variants.map(Content.variants) : nil
      self.init(content ?? image.content, size: image.size, name: name)
      _ = takingLook(from: image)
    } else if variants == nil, assets.hasSymbol(named: name) {
      self.init(symbolOfAnyName: name)
    } else {
      return nil
    }
  }

  fileprivate convenience init(_ file: PictureFile, name: Name) {
    let content: Content =
      switch file.content {
      case .pixels(let pixels): .bitmap(Bitmap(.encoded(pixels)))
      case .drawing(let drawing): .drawing(drawing)
      case .unread: .picture
      }
    self.init(content, size: file.size, name: name)
  }

  /// Applies the catalogue's settings for the picture, which are in pixels.
  fileprivate func describe(by variant: AssetImageSet.Variant, of set: AssetImageSet, scale: CGFloat) {
    if let resizing = variant.resizing {
      capInsets = NSEdgeInsets(resizing.capInsets, scale: scale)
      resizingMode = resizing.isTiled ? .tile : .stretch
    }
    if let insets = variant.alignmentInsets.map({ NSEdgeInsets($0, scale: scale) }) {
      alignmentRect = NSRect(
        x: insets.left, y: insets.bottom, width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
    isMirroredFromRightToLeft = variant.isMirrored
    isTemplate = set.renderingIntent == .template
  }
}

extension NSEdgeInsets {
  /// Converts insets from pixels to points.
  fileprivate init(_ insets: AssetImageSet.Insets, scale: CGFloat) {
    self.init(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
      right: insets.right / scale)
  }
}
