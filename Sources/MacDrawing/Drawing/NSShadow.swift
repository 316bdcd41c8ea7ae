import AttributedText
import Foundation
import Graphics

/// A shadow of drawn content or text. (Apple, `NSShadow`.)
open class NSShadow: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// The offset in points; positive heights are above the shape that casts the shadow.
  open var shadowOffset = NSSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// Apple's default: black at an opacity of a third.
  open var shadowColor: NSColor? = NSColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// The share of a blur that is its standard deviation (Core Graphics: a half).
  private static let deviationShare: CGFloat = 0.5

  /// Sets the shadow for all further drawing in the current context.
  open func set() {
    guard let context = GraphicsContextStack.current else { return }
    // The context's offsets use its coordinates, AppKit's those of the screen.
    let offset = NSSize(
      width: shadowOffset.width, height: context.ctm.d < 0 ? shadowOffset.height : -shadowOffset.height)
    context.setShadow(
      shadowColor.map {
        Shadow(
          offset: offset, deviation: shadowBlurRadius * Self.deviationShare, color: $0.cgColor)
      })
  }

  open override func copy() -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor == other.shadowColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow: TextShadow {
  package var textOffset: CGSize { CGSize(width: shadowOffset.width, height: -shadowOffset.height) }
  package var textColor: (any TextColor)? { shadowColor }
}
