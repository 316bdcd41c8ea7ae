import AutoLayout
import Foundation
import Graphics

/// Text on a layer, from its upper left corner. (Apple, `CATextLayer`; its defaults.)
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, which ignores the layer's font and colour.
  open var string: Any?
  /// A `UIFont`, whose size is ignored, a `CGFont`, or the name of a font.
  open var font: Any?
  @AlwaysObserved open var fontSize: CGFloat = 36 { didSet { changed("fontSize", from: .scalar(oldValue)) } }
  @AlwaysObserved open var foregroundColor: CGColor? = .white {
    didSet { changed("foregroundColor", from: .color(oldValue)) }
  }
  open var allowsFontSubpixelQuantization = false
  /// Whether lines break at the layer's width.
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none

  /// The size of the text without line wrapping, in points.
  open override func preferredFrameSize() -> CGSize { textSize }

  override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }
}

/// Raw values are Apple's.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Raw values are Apple's.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
