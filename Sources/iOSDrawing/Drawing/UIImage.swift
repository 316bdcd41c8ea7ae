import AutoLayout
import Foundation
import Graphics

/// An image: a file's pixels, a recorded drawing, a symbol, or the name and size of a picture that is missing.
/// (Apple, `UIImage`.)
open class UIImage: NSObject, @unchecked Sendable {
  /// The kind of image.
  package enum Kind: Hashable, Sendable {
    /// A picture of the app's own.
    case picture
    /// One of the system's symbols, which are drawn in the tint colour.
    case symbol
    /// A picture that a program drew.
    case drawing(DisplayList)
    /// A file's pixels, or a part of a picture.
    case bitmap(Bitmap)
  }

  /// Whether an image is drawn in its own colours or as a template. Raw values match UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a stretched image is filled. Raw values match UIKit's.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile = 0
    case stretch
  }

  /// The orientation of an image's pixels. Raw values match UIKit's.
  public enum Orientation: Int, Hashable, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The orientation in which the pixels are shown.
  open var imageOrientation: Orientation { storedOrientation }
  private(set) var storedOrientation = Orientation.up
  /// The size in points.
  public let size: CGSize
  package let name: String
  package let kind: Kind
  public private(set) var renderingMode = RenderingMode.automatic
  /// The insets of the alignment rectangle in the image, which image views use.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// Pixels per point: those of the file, or the main screen's for an image without pixels.
  @MainActor @preconcurrency open var scale: CGFloat { storedScale ?? UIScreen.main.scale }
  /// The scale of the pixels; nil for an image without any.
  private(set) var storedScale: CGFloat?
  /// The name of the picture for assistive technologies in a view that shows it.
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  /// The parts at the edges that are not stretched with the image, in points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// How the middle of a stretched image is filled.
  public private(set) var resizingMode = ResizingMode.tile
  /// The asset that the image is a variant of. Guarded by the lock, because images and their assets are used on
  /// any thread.
  private var asset: UIImageAsset?
  private static let assetLock = NSLock()
  /// The configuration that a symbol was made with; nil for other images. (Apple, `UIImage.symbolConfiguration`.)
  public internal(set) var symbolConfiguration: SymbolConfiguration?
  private var capHeight: CGFloat?
  /// The height of the symbol's line of text minus the symbol's own, in points; negative for a symbol that is
  /// higher than the line.
  package private(set) var lineOverhang: CGFloat = 0
  /// The alignment insets for a view that shows the image. Symbols align by their line of text, by the same amount if the
  /// picture is stretched. Observed: 1.3 points for circles shown 19 to 150 and 404 points high, in 14 of 14.
  package var alignmentInsets: UIEdgeInsets {
    guard lineOverhang != 0 else { return alignmentRectInsets }
    return UIEdgeInsets(top: -lineOverhang / 2, left: 0, bottom: -lineOverhang / 2, right: 0)
  }
  /// The colour given by ``withTintColor(_:)``, which takes precedence over the view's tint.
  package private(set) var storedTint: UIColor?

  package init(name: String, size: CGSize, kind: Kind = .picture) {
    self.name = name
    self.size = size
    self.kind = kind
  }

  /// A symbol beside text of a point size.
  ///
  /// - Parameters: - name: the symbol's name. - size: the picture's size, in points. - pointSize: the
  ///   text's font size. - lineOverhang: the height of the text's line minus the symbol's, in points.
  package convenience init(
    symbol name: String, size: CGSize, pointSize: CGFloat, lineOverhang: CGFloat = 0
  ) {
    self.init(name: name, size: size, kind: .symbol)
    capHeight = pointSize * SymbolSize.capHeight
    self.lineOverhang = lineOverhang
  }

  /// The distance from a symbol's bottom to the baseline of the text beside it, in points; nil for other images. Symbols
  /// are centred on the cap height.
  open var baselineOffsetFromBottom: CGFloat? { capHeight.map { (size.height - $0) / 2 } }

  /// An empty image.
  public override convenience init() { self.init(name: "", size: .zero) }

  package convenience init(name: String = "", drawing: DisplayList) {
    self.init(name: name, size: drawing.size, kind: .drawing(drawing))
  }

  /// The same picture, under another name if one is given.
  convenience init(copying other: UIImage, name: String? = nil) {
    self.init(name: name ?? other.name, size: other.size, kind: other.kind)
    _ = taking(from: other)
  }

  /// The same picture as a variant of an asset.
  func belonging(to asset: UIImageAsset?) -> UIImage {
    let image = bare
    image.asset = asset
    return image
  }

  /// The variants of the picture, more of which can be registered. An image that did not come from a catalogue is the only
  /// variant of its asset.
  open var imageAsset: UIImageAsset? {
    Self.assetLock.lock()
    defer { Self.assetLock.unlock() }
    if let asset { return asset }
    let own = UIImageAsset()
    own.register(bare, with: UITraitCollection())
    asset = own
    return own
  }

  /// The image as an interface of a style shows it: itself, or with the pixels of another variant of its asset.
  func shown(in style: UIUserInterfaceStyle) -> UIImage {
    guard let asset = knownAsset, asset.isVaried,
      let variant = asset.variant(with: UITraitCollection(userInterfaceStyle: style)), variant.kind != kind
    else { return self }
    return UIImage(name: name, size: size, kind: variant.kind).takingLook(from: self)
  }

  /// A picture made of pixels, with `scale` pixels per point and the given orientation.
  convenience init(
    _ bitmap: Bitmap, name: String = "", scale: CGFloat = 1, orientation: Orientation = .up
  ) {
    let (scale, pixels) = (scale > 0 ? scale : 1, bitmap.crop.size)
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(name: name, size: orientation.isSideways ? size.swapped : size, kind: .bitmap(bitmap))
    storedScale = scale
    storedOrientation = orientation
  }

  /// The same picture at another number of pixels per point.
  final func withScale(_ scale: CGFloat) -> UIImage { changed { $0.storedScale = scale } }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(name: name, size: size, kind: kind).taking(from: self)
    change(copy)
    return copy
  }

  /// The same symbol for text of another size.
  func resized(to size: CGSize, pointSize: CGFloat) -> UIImage {
    let image = UIImage(name: name, size: size, kind: kind).taking(from: self)
    image.capHeight = pointSize * SymbolSize.capHeight
    return image
  }

  /// The image without its asset.
  private var bare: UIImage { UIImage(name: name, size: size, kind: kind).takingLook(from: self) }

  private var knownAsset: UIImageAsset? {
    Self.assetLock.lock()
    defer { Self.assetLock.unlock() }
    return asset
  }

  private func taking(from other: UIImage) -> UIImage {
    asset = other.knownAsset
    return takingLook(from: other)
  }

  private func takingLook(from other: UIImage) -> UIImage {
    renderingMode = other.renderingMode
    alignmentRectInsets = other.alignmentRectInsets
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    symbolConfiguration = other.symbolConfiguration
    capHeight = other.capHeight
    lineOverhang = other.lineOverhang
    storedScale = other.storedScale
    storedOrientation = other.storedOrientation
    accessibilityLabel = other.accessibilityLabel
    storedTint = other.storedTint
    flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    return self
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.storedTint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.storedTint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with a baseline at this height above its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.capHeight = size.height - 2 * baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { changed { $0.capHeight = nil } }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = capInsets }
  }

  /// The resizing mode is stored only: the middle is always stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with a point that stretches after the caps at the left and at the top; 0 for a whole width or height. (Apple,
  /// `UIImage`, deprecated.)
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ length: CGFloat, after cap: Int) -> CGFloat {
      cap == 0 ? 0 : max(0, length - CGFloat(cap) - 1)
    }
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: rest(size.height, after: topCapHeight),
        right: rest(size.width, after: leftCapWidth)))
  }

  /// The image, to be mirrored in interfaces that read from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The mirrored image. Symbols and placeholders for missing pictures stay as they are.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    guard case .bitmap = kind else { return self }
    return changed { $0.storedOrientation = $0.storedOrientation.mirrored }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && kind == other.kind
      && storedOrientation == other.storedOrientation && storedScale == other.storedScale
      && alignmentRectInsets == other.alignmentRectInsets && renderingMode == other.renderingMode
      && storedTint == other.storedTint
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  open override var description: String {
    "\(name) \(size.width.decimalText)×\(size.height.decimalText)"
  }
}
