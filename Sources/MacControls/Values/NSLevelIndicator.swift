import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Shows a level as a bar, as stars or as a capacity. (Apple, `NSLevelIndicator`.)
@preconcurrency @MainActor
open class NSLevelIndicator: NSControl {
  /// Raw values match AppKit's.
  public enum Style: UInt, Hashable, Sendable {
    case relevancy = 0
    case continuousCapacity, discreteCapacity, rating
  }
  /// Raw values match AppKit's.
  public enum PlaceholderVisibility: Int, Hashable, Sendable {
    case automatic = 0
    case always, whileEditing
  }

  open override class var cellClass: AnyClass? {
    get { NSLevelIndicatorCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .levelIndicator }

  final var levelCell: NSLevelIndicatorCell { typedCell(NSLevelIndicatorCell.self) }

  open var levelIndicatorStyle: Style {
    get { levelCell.levelIndicatorStyle }
    set { levelCell.levelIndicatorStyle = newValue }
  }
  open var minValue: Double {
    get { levelCell.minValue }
    set { levelCell.minValue = newValue }
  }
  open var maxValue: Double {
    get { levelCell.maxValue }
    set { levelCell.maxValue = newValue }
  }
  open var warningValue: Double {
    get { levelCell.warningValue }
    set { levelCell.warningValue = newValue }
  }
  open var criticalValue: Double {
    get { levelCell.criticalValue }
    set { levelCell.criticalValue = newValue }
  }
  open var numberOfTickMarks: Int {
    get { levelCell.numberOfTickMarks }
    set { levelCell.numberOfTickMarks = newValue }
  }
  open var numberOfMajorTickMarks: Int {
    get { levelCell.numberOfMajorTickMarks }
    set { levelCell.numberOfMajorTickMarks = newValue }
  }
  open var tickMarkPosition: NSSlider.TickMarkPosition {
    get { levelCell.tickMarkPosition }
    set { levelCell.tickMarkPosition = newValue }
  }
  @AlwaysObserved open var fillColor: NSColor! = .systemGreen { didSet { needsDisplay = true } }
  @AlwaysObserved open var warningFillColor: NSColor! = .systemYellow { didSet { needsDisplay = true } }
  @AlwaysObserved open var criticalFillColor: NSColor! = .systemRed { didSet { needsDisplay = true } }
  @AlwaysObserved open var drawsTieredCapacityLevels = false { didSet { needsDisplay = true } }
  @AlwaysObserved open var placeholderVisibility = PlaceholderVisibility.automatic {
    didSet { needsDisplay = true }
  }
  @AlwaysObserved open var ratingImage: NSImage? { didSet { invalidateIntrinsicContentSize() } }
  @AlwaysObserved open var ratingPlaceholderImage: NSImage? { didSet { needsDisplay = true } }
  open var isEditable: Bool {
    get { anyCell.isEditable }
    set { anyCell.isEditable = newValue }
  }
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  open func rectOfTickMark(at index: Int) -> NSRect { .zero }

  /// The intrinsic size: stars have a width; bars have none.
  open override var intrinsicContentSize: NSSize {
    guard let metrics else { return super.intrinsicContentSize }
    return metrics.aligned(width: levelCell.starsWidth, height: metrics.frameHeight)
  }
  @_spi(ViewHooks) open override var shownText: String? { nil }
  open override var isFlipped: Bool { true }
}

/// The cell of level indicators. (Apple, `NSLevelIndicatorCell`.)
@preconcurrency @MainActor
open class NSLevelIndicatorCell: NSActionCell {
  public override init() { super.init() }
  public init(levelIndicatorStyle: NSLevelIndicator.Style) {
    self.levelIndicatorStyle = levelIndicatorStyle
    super.init()
  }
  public required init(coder: NSCoder) { super.init(coder: coder) }

  @AlwaysObserved open var levelIndicatorStyle = NSLevelIndicator.Style.continuousCapacity {
    didSet { contentDidChange() }
  }
  @AlwaysObserved open var minValue = 0.0 { didSet { needsDisplay() } }
  @AlwaysObserved open var maxValue = 10.0 { didSet { contentDidChange() } }
  /// The warning level; 0 for none, as for the critical one.
  @AlwaysObserved open var warningValue = 0.0 { didSet { needsDisplay() } }
  @AlwaysObserved open var criticalValue = 0.0 { didSet { needsDisplay() } }
  @AlwaysObserved open var numberOfTickMarks = 0 { didSet { needsDisplay() } }
  @AlwaysObserved open var numberOfMajorTickMarks = 0 { didSet { needsDisplay() } }
  @AlwaysObserved open var tickMarkPosition = NSSlider.TickMarkPosition.below { didSet { needsDisplay() } }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { .levelIndicator }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    let control = controlView as? NSLevelIndicator
    let inner = control?.metrics?.alignmentRect(in: rect) ?? rect
    LevelDrawing(cell: self, control: control).draw(in: inner, on: canvas)
  }

  /// The number of stars, dots or cells: the maximum value, rounded up, at most ``mostParts``.
  var count: Int { Int(min(Self.mostParts, max(0, maxValue.rounded(.up)))) }
  private static let mostParts = 1_000.0

  var starsWidth: CGFloat? {
    guard levelIndicatorStyle == .rating else { return nil }
    let width = (controlView as? NSLevelIndicator)?.ratingImage?.size.width ?? MacControlMetrics.ratingStar
    return CGFloat(count) * width
  }

  var share: CGFloat {
    guard maxValue > minValue, doubleValue.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (doubleValue - minValue) / (maxValue - minValue))))
  }
}
