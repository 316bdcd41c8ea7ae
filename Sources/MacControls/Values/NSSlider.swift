import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A knob on a track, or a dial. (Apple, `NSSlider`.)
@preconcurrency @MainActor
open class NSSlider: NSControl {
  /// Raw values match AppKit's.
  public enum SliderType: UInt, Hashable, Sendable {
    case linear = 0
    case circular
  }
  /// The position of the tick marks. Raw values match AppKit's.
  public enum TickMarkPosition: UInt, Hashable, Sendable {
    case below = 0
    case above

    public static let trailing = TickMarkPosition.below
    public static let leading = TickMarkPosition.above
  }

  open override class var cellClass: AnyClass? {
    get { NSSliderCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .sliderH }

  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0.5, minValue: 0, maxValue: 1, target: target, action: action)
  }

  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  final var sliderCell: NSSliderCell { typedCell(NSSliderCell.self) }

  open var sliderType: SliderType {
    get { sliderCell.sliderType }
    set { sliderCell.sliderType = newValue }
  }
  open var minValue: Double {
    get { sliderCell.minValue }
    set { sliderCell.minValue = newValue }
  }
  open var maxValue: Double {
    get { sliderCell.maxValue }
    set { sliderCell.maxValue = newValue }
  }
  open var altIncrementValue: Double {
    get { sliderCell.altIncrementValue }
    set { sliderCell.altIncrementValue = newValue }
  }
  open var trackFillColor: NSColor? {
    get { sliderCell.trackFillColor }
    set { sliderCell.trackFillColor = newValue }
  }
  open var neutralValue = 0.0
  open var knobThickness: CGFloat { sliderCell.knobThickness }

  /// Whether the track is vertical; by default if the slider is taller than it is wide. (Apple, `NSSlider`.)
  open var isVertical: Bool {
    get { sliderCell.isVertical }
    set {
      sliderCell.storedVertical = newValue
      takePriorities(of: newValue ? .sliderV : .sliderH)
      invalidateIntrinsicContentSize()
    }
  }
  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if sliderCell.storedVertical == nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Ticks

  open var numberOfTickMarks: Int {
    get { sliderCell.numberOfTickMarks }
    set { sliderCell.numberOfTickMarks = newValue }
  }
  open var tickMarkPosition: TickMarkPosition {
    get { sliderCell.tickMarkPosition }
    set { sliderCell.tickMarkPosition = newValue }
  }
  open var allowsTickMarkValuesOnly: Bool {
    get { sliderCell.allowsTickMarkValuesOnly }
    set { sliderCell.allowsTickMarkValuesOnly = newValue }
  }
  open func tickMarkValue(at index: Int) -> Double { sliderCell.tickMarkValue(at: index) }
  open func closestTickMarkValue(toValue value: Double) -> Double {
    sliderCell.closestTickMarkValue(toValue: value)
  }
  open func rectOfTickMark(at index: Int) -> NSRect { sliderCell.rectOfTickMark(at: index) }
  open func indexOfTickMark(at point: NSPoint) -> Int {
    (0..<max(0, numberOfTickMarks)).first { rectOfTickMark(at: $0).insetBy(dx: -2, dy: -2).contains(point) }
      ?? NSNotFound
  }

  open override var intrinsicContentSize: NSSize { metrics?.naturalSize ?? super.intrinsicContentSize }
  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var shownText: String? { nil }
}

/// The cell of sliders. (Apple, `NSSliderCell`.)
@preconcurrency @MainActor
open class NSSliderCell: NSActionCell {
  @AlwaysObserved open var sliderType = NSSlider.SliderType.linear { didSet { contentDidChange() } }
  @AlwaysObserved open var minValue = 0.0 { didSet { keepWithinLimits() } }
  @AlwaysObserved open var maxValue = 1.0 { didSet { keepWithinLimits() } }
  open var altIncrementValue = -1.0
  @AlwaysObserved open var trackFillColor: NSColor? { didSet { needsDisplay() } }
  @AlwaysObserved open var numberOfTickMarks = 0 { didSet { contentDidChange() } }
  @AlwaysObserved open var tickMarkPosition = NSSlider.TickMarkPosition.below { didSet { needsDisplay() } }
  @AlwaysObserved open var allowsTickMarkValuesOnly = false { didSet { keepWithinLimits() } }
  /// The value set by the program; nil until then.
  var storedVertical: Bool?
  open var isVertical: Bool {
    get {
      guard sliderType == .linear else { return false }
      if let storedVertical { return storedVertical }
      guard let controlView, controlView.translatesAutoresizingMaskIntoConstraints else { return false }
      let size = controlView.layoutNode.frame.size
      return size.width > 0 && size.height > size.width
    }
    set {
      storedVertical = newValue
      contentDidChange()
    }
  }
  open var knobThickness: CGFloat { MacControlMetrics.sliderKnob(size) }
  // MARK: Drawing

  /// The rectangle of track and knob; y points down, because sliders are flipped.
  open var trackRect: NSRect {
    guard let control = controlView as? NSControl else { return .zero }
    return (control.metrics?.insets ?? .zero).inset(control.drawingBounds)
  }
  open func knobRect(flipped: Bool) -> NSRect { drawing.knob(in: trackRect) }
  open func barRect(flipped: Bool) -> NSRect { drawing.bar(in: trackRect) }
  /// Draws the knob. This and the methods below are called for cells of a custom class, whose overrides may draw
  /// something else.
  open func drawKnob(_ knobRect: NSRect) { programsCanvas?.drawKnob(knobRect, isEnabled: isEnabled) }
  open func drawKnob() { drawKnob(knobRect(flipped: true)) }
  open func drawBar(inside rect: NSRect, flipped: Bool) {
    if let programsCanvas { drawing.drawBar(rect, in: trackRect, on: programsCanvas) }
  }
  open func drawTickMarks() { if let programsCanvas { drawing.drawTicks(in: trackRect, on: programsCanvas) } }
  open func rectOfTickMark(at index: Int) -> NSRect {
    precondition((0..<numberOfTickMarks).contains(index), "No tick mark \(index) of \(numberOfTickMarks)")
    return drawing.tick(index, in: trackRect)
  }

  private var drawing: SliderDrawing {
    SliderDrawing(cell: self, isRightToLeft: controlView?.isRightToLeft ?? false)
  }

  open override var objectValue: Any? {
    get { value }
    set {
      let old = super.doubleValue
      super.objectValue = newValue
      value = limited(super.doubleValue.isFinite ? super.doubleValue : old)
    }
  }
  open override var doubleValue: Double {
    get { value }
    set { value = limited(newValue) }
  }
  private var value = 0.0 { didSet { needsDisplay() } }

  private func keepWithinLimits() { value = limited(value) }

  private func limited(_ value: Double) -> Double {
    guard value.isFinite, minValue <= maxValue else { return minValue }
    let inside = min(max(value, minValue), maxValue)
    return allowsTickMarkValuesOnly && numberOfTickMarks > 0 ? closestTickMarkValue(toValue: inside) : inside
  }

  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return (minValue + maxValue) / 2 }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  open func closestTickMarkValue(toValue value: Double) -> Double {
    guard numberOfTickMarks > 1, maxValue > minValue else { return value }
    let step = (maxValue - minValue) / Double(numberOfTickMarks - 1)
    return minValue + ((value - minValue) / step).rounded() * step
  }

  /// The value's position, from 0 for the minimum to 1 for the maximum.
  var share: CGFloat { maxValue > minValue ? CGFloat((value - minValue) / (maxValue - minValue)) : 0 }

  var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    let track = trackRect.offsetBy(dx: rect.minX, dy: rect.minY)
    guard track.width > 0, track.height > 0 else { return }
    if sliderType == .circular { return drawing.drawDial(in: track, on: canvas) }
    guard programsCanvas != nil else { return drawing.draw(in: track, on: canvas) }
    drawBar(inside: barRect(flipped: true), flipped: true)
    drawTickMarks()
    drawKnob()
  }
  @_spi(ViewHooks) open override var metricKind: ControlKind? {
    sliderType == .circular ? .sliderCircular : isVertical ? .sliderV : .sliderH
  }
}
