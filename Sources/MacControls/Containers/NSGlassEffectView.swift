import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Glass behind a content view. (Apple, `NSGlassEffectView`, macOS 26.) Drawn as a plain translucent ground: nothing behind
/// it is blurred or bent.
@preconcurrency @MainActor
open class NSGlassEffectView: NSView {
  /// Raw values are AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case regular = 0
    case clear
  }

  /// The view on the glass. It follows the glass's size, and constraints in it reach the glass.
  @AlwaysObserved open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      fill(with: contentView, insets: .zero)
    }
  }
  /// In points. The default is a guess: Apple does not publish AppKit's.
  @AlwaysObserved open var cornerRadius: CGFloat = NSGlassEffectView.usualRadius {
    didSet { needsDisplay = true }
  }
  @AlwaysObserved open var tintColor: NSColor? { didSet { needsDisplay = true } }
  @AlwaysObserved open var style = Style.regular { didSet { needsDisplay = true } }

  private static let usualRadius: CGFloat = 8
  private static let regularAlpha: CGFloat = 0.8
  private static let clearAlpha: CGFloat = 0.3

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let size = layoutNode.frame.size
    let radius = min(cornerRadius, size.width / 2, size.height / 2)
    let alpha = style == .clear ? Self.clearAlpha : Self.regularAlpha
    let color = tintColor ?? .controlBackgroundColor
    canvas.fill(
      CGRect(origin: .zero, size: size), cornerRadius: radius, color.withAlphaComponent(alpha))
  }
}

/// Holds several pieces of glass. (Apple, `NSGlassEffectContainerView`, macOS 26.) They are drawn one by one and do not merge.
@preconcurrency @MainActor
open class NSGlassEffectContainerView: NSView {
  /// The view whose subviews are the pieces. It follows the container's size.
  @AlwaysObserved open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      fill(with: contentView, insets: .zero)
    }
  }
  /// The distance in points at which pieces merge. Stored.
  open var spacing: CGFloat = 0
}
