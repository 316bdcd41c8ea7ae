import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSDrawing

/// A view with an effect. Subviews are added to ``contentView``, which fills it. A blur draws its tint only, and the
/// background stays sharp; vibrancy is not drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  @AlwaysObserved open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  open private(set) var contentView = UIView()

  public convenience init() { self.init(effect: nil) }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Uses a document's view as ``contentView``, before it is added to the view.
  package func adopt(contentView: UIView) { self.contentView = contentView }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    if let tint = effect?.tint { canvas.fill(bounds, tint) }
  }
}
