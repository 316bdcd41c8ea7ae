import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Shows progress as a bar or a spinning wheel. (Apple, `NSProgressIndicator`.)
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
  /// Raw values match AppKit's.
  public enum Style: UInt, Hashable, Sendable {
    case bar = 0
    case spinning = 1
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    takePriorities(of: .progressBar)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @AlwaysObserved open var style = Style.bar {
    didSet {
      takePriorities(of: metricKind)
      sizeOrInsetsDidChange()
    }
  }
  /// Whether the progress is unknown.
  @AlwaysObserved open var isIndeterminate = true { didSet { needsDisplay = true } }
  @AlwaysObserved open var controlSize = NSControl.ControlSize.regular { didSet { sizeOrInsetsDidChange() } }
  open var controlTint: UInt = 0
  open var isBezeled = true
  @AlwaysObserved open var isDisplayedWhenStopped = true { didSet { needsDisplay = true } }
  open var usesThreadedAnimation = true
  @AlwaysObserved open var minValue = 0.0 { didSet { needsDisplay = true } }
  @AlwaysObserved open var maxValue = 100.0 { didSet { needsDisplay = true } }
  @AlwaysObserved open var doubleValue = 0.0 { didSet { needsDisplay = true } }
  open func increment(by delta: Double) { doubleValue += delta }
  /// The Foundation progress object that the bar shows.
  @AlwaysObserved open var observedProgress: Progress? { didSet { needsDisplay = true } }
  private(set) var isAnimating = false
  open func startAnimation(_ sender: Any?) { setAnimating(true) }
  open func stopAnimation(_ sender: Any?) { setAnimating(false) }
  open func sizeToFit() {
    let own = place
    let frame = CGSize(
      width: own.frameWidth ?? self.frame.width, height: own.frameHeight ?? self.frame.height)
    setFrameSize(frame)
  }

  private func setAnimating(_ animates: Bool) {
    isAnimating = animates
    needsDisplay = true
  }

  private func sizeOrInsetsDidChange() {
    layoutNode.setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
    needsDisplay = true
  }

  var metricKind: ControlKind { style == .bar ? .progressBar : .spinner }
  var place: ControlGeometry {
    ControlGeometry(
      kind: metricKind, size: MacControlSize(rawValue: controlSize.rawValue) ?? .regular,
      era: metricEraOverride ?? .current)
  }

  open override var intrinsicContentSize: NSSize { place.naturalSize }
  open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(place.insets) }
  open override var isFlipped: Bool { true }

  /// The progress, from 0 to 1.
  var share: CGFloat {
    if let observedProgress { return CGFloat(min(1, max(0, observedProgress.fractionCompleted))) }
    guard maxValue > minValue, doubleValue.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (doubleValue - minValue) / (maxValue - minValue))))
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard isAnimating || isDisplayedWhenStopped || !isIndeterminate else { return }
    ProgressDrawing(share: share, isIndeterminate: isIndeterminate, isSpinning: style == .spinning)
      .draw(in: place.alignmentRect(in: drawingBounds), on: canvas)
  }
}
