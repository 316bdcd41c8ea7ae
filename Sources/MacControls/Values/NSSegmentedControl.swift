import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A row of segments. (Apple, `NSSegmentedControl`.)
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  /// The effects of a click on a segment. Raw values match AppKit's.
  public enum SwitchTracking: UInt, Hashable, Sendable {
    case selectOne = 0
    case selectAny, momentary, momentaryAccelerator
  }
  /// Raw values match AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case rounded = 1
    case texturedRounded = 2
    case roundRect = 3
    case texturedSquare = 4
    case capsule = 5
    case smallSquare = 6
    case separated = 8
  }
  /// The distribution of the control's width among segments without their own. Raw values match AppKit's.
  public enum Distribution: Int, Hashable, Sendable {
    case fit = 0
    case fill, fillEqually, fillProportionally
  }

  open override class var cellClass: AnyClass? {
    get { NSSegmentedCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .segmented }

  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segmentCount = labels.count
    for (segment, label) in labels.enumerated() { setLabel(label, forSegment: segment) }
    finish(trackingMode, target, action)
  }

  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segmentCount = images.count
    for (segment, image) in images.enumerated() { setImage(image, forSegment: segment) }
    finish(trackingMode, target, action)
  }

  private func finish(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  final var segmentedCell: NSSegmentedCell { typedCell(NSSegmentedCell.self) }

  open var segmentCount: Int {
    get { segmentedCell.segmentCount }
    set { segmentedCell.segmentCount = newValue }
  }
  open var selectedSegment: Int {
    get { segmentedCell.selectedSegment }
    set { segmentedCell.selectedSegment = newValue }
  }
  open var indexOfSelectedItem: Int { selectedSegment }
  open var trackingMode: SwitchTracking {
    get { segmentedCell.trackingMode }
    set { segmentedCell.trackingMode = newValue }
  }
  open var segmentStyle: Style {
    get { segmentedCell.segmentStyle }
    set { segmentedCell.segmentStyle = newValue }
  }
  @AlwaysObserved open var segmentDistribution = Distribution.fit { didSet { needsDisplay = true } }
  @AlwaysObserved open var selectedSegmentBezelColor: NSColor? { didSet { needsDisplay = true } }
  open var isSpringLoaded = false
  open var borderShape = NSButton.BorderShape.automatic
  open var doubleValueForSelectedSegment: Double { 0 }
  open var activeCompressionOptions: [Any] { [] }

  open func setLabel(_ label: String, forSegment segment: Int) {
    segmentedCell.setLabel(label, forSegment: segment)
  }
  open func label(forSegment segment: Int) -> String? { segmentedCell.label(forSegment: segment) }
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    segmentedCell.setImage(image, forSegment: segment)
  }
  open func image(forSegment segment: Int) -> NSImage? { segmentedCell.image(forSegment: segment) }
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    segmentedCell.setImageScaling(scaling, forSegment: segment)
  }
  open func imageScaling(forSegment segment: Int) -> NSImageScaling {
    segmentedCell.imageScaling(forSegment: segment)
  }
  /// Sets a segment's width in points; 0 for the content's width.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    segmentedCell.setWidth(width, forSegment: segment)
  }
  open func width(forSegment segment: Int) -> CGFloat { segmentedCell.width(forSegment: segment) }
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    segmentedCell.setSelected(selected, forSegment: segment)
  }
  open func isSelected(forSegment segment: Int) -> Bool { segmentedCell.isSelected(forSegment: segment) }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    segmentedCell.setEnabled(enabled, forSegment: segment)
  }
  open func isEnabled(forSegment segment: Int) -> Bool { segmentedCell.isEnabled(forSegment: segment) }
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {
    segmentedCell.setMenu(menu, forSegment: segment)
  }
  open func menu(forSegment segment: Int) -> NSMenu? { segmentedCell.menu(forSegment: segment) }
  open func setShowsMenuIndicator(_ shows: Bool, forSegment segment: Int) {
    segmentedCell.setShowsMenuIndicator(shows, forSegment: segment)
  }
  open func showsMenuIndicator(forSegment segment: Int) -> Bool {
    segmentedCell.showsMenuIndicator(forSegment: segment)
  }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    segmentedCell.setToolTip(toolTip, forSegment: segment)
  }
  open func toolTip(forSegment segment: Int) -> String? { segmentedCell.toolTip(forSegment: segment) }
  open func setTag(_ tag: Int, forSegment segment: Int) { segmentedCell.setTag(tag, forSegment: segment) }
  open func tag(forSegment segment: Int) -> Int { segmentedCell.tag(forSegment: segment) }
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
    segmentedCell.setAlignment(alignment, forSegment: segment)
  }
  open func alignment(forSegment segment: Int) -> NSTextAlignment {
    segmentedCell.alignment(forSegment: segment)
  }
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool { segmentedCell.selectSegment(withTag: tag) }
  open override func selectedTag() -> Int {
    selectedSegment >= 0 ? segmentedCell.tag(forSegment: selectedSegment) : 0
  }
  open func compress(withPrioritizedCompressionOptions options: [Any]) {}
  open func minimumSize(withPrioritizedCompressionOptions options: [Any]) -> NSSize { intrinsicContentSize }

  open override var intrinsicContentSize: NSSize { segmentedCell.contentSize }
  @_spi(ViewHooks) open override var centersBaselines: Bool { true }
  open override var isFlipped: Bool { true }
}
