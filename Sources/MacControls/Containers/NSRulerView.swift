import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A ruler beside a scroll view's content. (Apple, `NSRulerView`.)
@preconcurrency @MainActor
open class NSRulerView: NSView {
  /// Raw values match AppKit's.
  public enum Orientation: UInt, Hashable, Sendable {
    case horizontalRuler = 0
    case verticalRuler
  }

  /// The name of a unit, for ``measurementUnits``.
  public struct UnitName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let inches = UnitName(rawValue: "Inches")
    public static let centimeters = UnitName(rawValue: "Centimeters")
    public static let points = UnitName(rawValue: "Points")
    public static let picas = UnitName(rawValue: "Picas")
  }

  open weak var scrollView: NSScrollView?
  @AlwaysObserved open var orientation: Orientation { didSet { needsDisplay = true } }
  open weak var clientView: NSView?
  open var measurementUnits = UnitName.inches
  @AlwaysObserved open var originOffset: CGFloat = 0 { didSet { needsDisplay = true } }
  @AlwaysObserved open var accessoryView: NSView? { didSet { tileScrollView() } }
  /// The thickness of the strip with the scale, in points. (Apple's default: 16.)
  @AlwaysObserved open var ruleThickness = MacContainerMetrics.ruleThickness { didSet { tileScrollView() } }
  /// The thickness of the strip for markers, in points. (Apple's default: 15.)
  @AlwaysObserved open var reservedThicknessForMarkers = MacContainerMetrics.rulerMarkerThickness {
    didSet { tileScrollView() }
  }
  /// The thickness reserved for the accessory view, in points. (Apple's default: 0.)
  @AlwaysObserved open var reservedThicknessForAccessoryView: CGFloat = 0 { didSet { tileScrollView() } }

  public init(scrollView: NSScrollView?, orientation: Orientation) {
    self.scrollView = scrollView
    self.orientation = orientation
    super.init(frame: .zero)
    if orientation == .verticalRuler { reservedThicknessForMarkers = 0 }
  }

  public required init(coder: NSCoder) {
    orientation = .horizontalRuler
    super.init(frame: .zero)
  }

  open override var isFlipped: Bool { true }
  /// The thickness perpendicular to the ruler's direction, in points.
  open var requiredThickness: CGFloat {
    ruleThickness + reservedThicknessForMarkers + reservedThicknessForAccessoryView
  }
  open var baselineLocation: CGFloat { reservedThicknessForAccessoryView + reservedThicknessForMarkers }
  open func invalidateHashMarks() { needsDisplay = true }
  /// Draws the marks, in the ruler's coordinates. Programs override it to draw others, such as line numbers. (Apple,
  /// `drawHashMarksAndLabels(in:)`.)
  open func drawHashMarksAndLabels(in rect: NSRect) {
    guard let programsCanvas else { return }
    drawMarks(in: CGRect(origin: .zero, size: layoutNode.frame.size), on: programsCanvas)
  }

  private func tileScrollView() { scrollView?.tile() }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    canvas.fill(rect, .windowBackgroundColor)
    drawPart(on: canvas, by: { drawHashMarksAndLabels(in: bounds) }) { drawMarks(in: rect, on: $0) }
    let line =
      orientation == .horizontalRuler
      ? CGRect(x: 0, y: rect.maxY - canvas.hairline, width: rect.width, height: canvas.hairline)
      : CGRect(x: rect.maxX - canvas.hairline, y: 0, width: canvas.hairline, height: rect.height)
    canvas.fill(line, .separatorColor)
  }

  private func drawMarks(in rect: CGRect, on canvas: MacCanvas) {
    let length = orientation == .horizontalRuler ? rect.width : rect.height
    let step = MacContainerMetrics.rulerMarkDistance
    guard length > 0, length < MacContainerMetrics.longestRuler else { return }
    for (index, place) in stride(from: CGFloat(0), to: length, by: step).enumerated() {
      let mark = ruleThickness * (index % MacContainerMetrics.rulerMarksPerLongOne == 0 ? 0.75 : 0.4)
      canvas.fill(
        orientation == .horizontalRuler
          ? CGRect(x: place, y: rect.maxY - mark, width: canvas.hairline, height: mark)
          : CGRect(x: rect.maxX - mark, y: place, width: mark, height: canvas.hairline), .tertiaryLabelColor)
    }
  }
}
