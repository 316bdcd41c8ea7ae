import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The cell of segmented controls. (Apple, `NSSegmentedCell`.) Invalid indices trap, as in AppKit.
@preconcurrency @MainActor
open class NSSegmentedCell: NSActionCell {
  /// A segment.
  struct Segment {
    var label: String?
    var image: NSImage?
    var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The width in points; 0 for the content's width.
    var width: CGFloat = 0
    var isSelected = false
    var isEnabled = true
    var menu: NSMenu?
    var showsMenuIndicator = false
    var toolTip: String?
    var tag = 0
    var alignment = NSTextAlignment.center
  }

  private(set) var segments: [Segment] = [] { didSet { contentDidChange() } }
  private var lastSelected = -1

  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      if count < segments.count { segments.removeLast(segments.count - count) }
      while segments.count < count { segments.append(Segment()) }
      if lastSelected >= count { lastSelected = -1 }
    }
  }
  @AlwaysObserved open var trackingMode = NSSegmentedControl.SwitchTracking.selectOne {
    didSet { contentDidChange() }
  }
  @AlwaysObserved open var segmentStyle = NSSegmentedControl.Style.automatic { didSet { contentDidChange() } }

  /// The index of the segment selected last; −1 for none.
  open var selectedSegment: Int {
    get { lastSelected >= 0 && segments[lastSelected].isSelected ? lastSelected : -1 }
    set {
      guard newValue >= 0 else { return deselectAll() }
      setSelected(true, forSegment: newValue)
    }
  }

  private func deselectAll() {
    for segment in segments.indices { segments[segment].isSelected = false }
    lastSelected = -1
  }

  /// Has no effect on momentary segments. (Apple, `NSSegmentedControl.setSelected(_:forSegment:)`.)
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    guard trackingMode != .momentary else { return }
    if selected, trackingMode == .selectOne { deselectAll() }
    segments[checked(segment)].isSelected = selected
    if selected { lastSelected = segment } else if lastSelected == segment { lastSelected = -1 }
  }
  private func checked(_ segment: Int) -> Int {
    precondition(segments.indices.contains(segment), "No segment \(segment) of \(segments.count)")
    return segment
  }
  open func isSelected(forSegment segment: Int) -> Bool { segments[checked(segment)].isSelected }
  open func selectSegment(withTag tag: Int) -> Bool {
    guard let place = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = place
    return true
  }
  open func makeNextSegmentKey() {}
  open func makePreviousSegmentKey() {}

  // MARK: Properties of segments

  open func setLabel(_ label: String, forSegment segment: Int) { segments[checked(segment)].label = label }
  open func label(forSegment segment: Int) -> String? { segments[checked(segment)].label }
  open func setImage(_ image: NSImage?, forSegment segment: Int) { segments[checked(segment)].image = image }
  open func image(forSegment segment: Int) -> NSImage? { segments[checked(segment)].image }
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    segments[checked(segment)].imageScaling = scaling
  }
  open func imageScaling(forSegment segment: Int) -> NSImageScaling {
    segments[checked(segment)].imageScaling
  }
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    segments[checked(segment)].width = max(0, width)
  }
  open func width(forSegment segment: Int) -> CGFloat { segments[checked(segment)].width }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    segments[checked(segment)].isEnabled = enabled
  }
  open func isEnabled(forSegment segment: Int) -> Bool { segments[checked(segment)].isEnabled }
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { segments[checked(segment)].menu = menu }
  open func menu(forSegment segment: Int) -> NSMenu? { segments[checked(segment)].menu }
  open func setShowsMenuIndicator(_ shows: Bool, forSegment segment: Int) {
    segments[checked(segment)].showsMenuIndicator = shows
  }
  open func showsMenuIndicator(forSegment segment: Int) -> Bool {
    segments[checked(segment)].showsMenuIndicator
  }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    segments[checked(segment)].toolTip = toolTip
  }
  open func toolTip(forSegment segment: Int) -> String? { segments[checked(segment)].toolTip }
  open func setTag(_ tag: Int, forSegment segment: Int) { segments[checked(segment)].tag = tag }
  open func tag(forSegment segment: Int) -> Int { segments[checked(segment)].tag }
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
    segments[checked(segment)].alignment = alignment
  }
  open func alignment(forSegment segment: Int) -> NSTextAlignment { segments[checked(segment)].alignment }

  // MARK: Metrics

  @_spi(ViewHooks) open override var metricKind: ControlKind? {
    switch segmentStyle {
    case .automatic, .rounded, .capsule: trackingMode == .momentary ? .segmentedMomentary : .segmented
    case .texturedRounded, .texturedSquare: .segmentedTextured
    case .roundRect: .segmentedRoundRect
    case .smallSquare: .segmentedSmallSquare
    case .separated: .segmentedSeparated
    }
  }

  private var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  var era: MetricEra { (controlView as? NSControl)?.metricEra ?? .current }
  var geometry: ControlGeometry { ControlGeometry(kind: metricKind ?? .segmented, size: size, era: era) }
  var textFont: NSFont { font ?? .systemFont(ofSize: size.fontSize) }

  func label(of segment: Segment) -> MacText {
    MacText(
      segment.label ?? "", font: textFont, era: era, alignment: segment.alignment,
      direction: controlView?.textDirection ?? .leftToRight)
  }

  /// The width of a segment in points: the one set, or else that of its label and image.
  func fittingWidth(_ segment: Segment) -> CGFloat {
    guard segment.width <= 0 else { return segment.width }
    let text = segment.label?.isEmpty == false ? label(of: segment).size().width : 0
    let image = segment.image?.size.width ?? 0
    let gap = text > 0 && image > 0 ? MacControlMetrics.imageTitleGap : 0
    return geometry.frameWidth(textWidth: text + gap + image) ?? 0
  }

  /// The size of the alignment rectangle: the segments, with one point between neighbours.
  var contentSize: CGSize {
    var widths = segments.map(fittingWidth)
    if (controlView as? NSSegmentedControl)?.segmentDistribution == .fillEqually {
      widths = Array(repeating: widths.max() ?? 0, count: widths.count)
    }
    let dividers = CGFloat(max(0, widths.count - 1)) * MacControlMetrics.segmentDivider
    let areAllSet = !segments.isEmpty && segments.allSatisfy { $0.width > 0 }
    let ends = areAllSet ? MacControlMetrics.segmentEnds(kind: geometry.kind, era: era) : 0
    return geometry.aligned(width: widths.reduce(dividers + ends, +), height: geometry.frameHeight)
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    let control = controlView as? NSSegmentedControl
    SegmentedDrawing(
      cell: self, distribution: control?.segmentDistribution ?? .fit,
      selectionColor: control?.selectedSegmentBezelColor
    ).draw(in: rect, on: canvas)
  }
}
