import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A scroll bar. (Apple, `NSScroller`.)
@preconcurrency @MainActor
open class NSScroller: NSControl {
  /// Raw values match AppKit's.
  public enum Style: Int, Hashable, Sendable {
    /// Beside the content.
    case legacy = 0
    /// Over the content.
    case overlay
  }
  /// Raw values match AppKit's.
  public enum KnobStyle: Int, Hashable, Sendable {
    case `default` = 0
    case dark, light
  }
  /// Raw values match AppKit's.
  public enum Part: UInt, Hashable, Sendable {
    case noPart = 0
    case decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot
  }
  /// Raw values match AppKit's.
  public enum UsableParts: UInt, Hashable, Sendable {
    case noScrollerParts = 0
    case onlyScrollerArrows, allScrollerParts
  }

  /// The preferred style: over the content, as with a trackpad.
  open class var preferredScrollerStyle: Style { .overlay }
  open class var isCompatibleWithOverlayScrollers: Bool { self == NSScroller.self }
  /// The width of a scroller beside its content, in points.
  open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat {
    MacContainerMetrics.legacyScrollerThickness(
      size: MacControlSize(rawValue: controlSize.rawValue) ?? .regular)
  }

  @AlwaysObserved open var scrollerStyle = NSScroller.Style.legacy { didSet { needsDisplay = true } }
  @AlwaysObserved open var knobStyle = NSScroller.KnobStyle.default { didSet { needsDisplay = true } }
  /// The knob's share of the slot, from 0 to 1.
  @AlwaysObserved open var knobProportion: CGFloat = 0 { didSet { needsDisplay = true } }
  open private(set) var hitPart = Part.noPart
  open var usableParts: UsableParts { knobProportion < 1 ? .allScrollerParts : .noScrollerParts }
  private var isVertical: Bool { layoutNode.frame.height >= layoutNode.frame.width }
  open override var isFlipped: Bool { true }

  open func rect(for partCode: Part) -> NSRect {
    switch partCode {
    case .knob: knob
    case .knobSlot: bounds
    default: .zero
    }
  }
  open func testPart(_ point: NSPoint) -> Part {
    let local = convert(point, from: nil)
    return knob.contains(local) ? .knob : bounds.contains(local) ? .knobSlot : .noPart
  }

  private var knob: NSRect {
    let size = layoutNode.frame.size
    let (length, across) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let margin = (across - MacContainerMetrics.scrollerKnobThickness) / 2
    let space = max(0, length - 2 * MacContainerMetrics.scrollerEndMargin)
    let extent = min(
      space, max(MacContainerMetrics.shortestScrollerKnob, space * min(1, max(0, knobProportion))))
    let start =
      MacContainerMetrics.scrollerEndMargin + (space - extent) * min(1, max(0, CGFloat(doubleValue)))
    let thickness = across - 2 * margin
    return isVertical
      ? NSRect(x: margin, y: start, width: thickness, height: extent)
      : NSRect(x: start, y: margin, width: extent, height: thickness)
  }

  /// Only redraws the scroller: the knob's position does not affect the size, so a scroll view that moves it during
  /// layout needs no further layout.
  @_spi(ViewHooks) open override func cellContentDidChange() {
    needsDisplay = true
    KeyValueObservations.noteChange(of: self)
  }

  /// Draws the knob. Programs override it to draw another one. (Apple, `drawKnob()`.)
  open func drawKnob() { programsCanvas.map { drawKnob(on: $0) } }
  /// Draws the slot, behind the knob. (Apple, `drawKnobSlot(in:highlight:)`.)
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {
    programsCanvas.map { drawSlot(on: $0) }
  }
  open func checkSpaceForParts() {}

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    drawPart(on: canvas, by: { drawKnobSlot(in: bounds, highlight: false) }, or: drawSlot(on:))
    guard isEnabled, knobProportion < 1 else { return }
    drawPart(on: canvas, by: { drawKnob() }, or: drawKnob(on:))
  }

  private func drawSlot(on canvas: MacCanvas) {
    guard scrollerStyle == .legacy else { return }
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    canvas.fill(rect, .controlBackgroundColor)
    let edge =
      isVertical
      ? CGRect(x: 0, y: 0, width: canvas.hairline, height: rect.height)
      : CGRect(x: 0, y: 0, width: rect.width, height: canvas.hairline)
    canvas.fill(edge, .separatorColor)
  }

  private func drawKnob(on canvas: MacCanvas) {
    let radius = MacContainerMetrics.scrollerKnobThickness / 2
    canvas.fill(knob, cornerRadius: radius, knobStyle == .light ? .white : .tertiaryLabelColor)
  }
}
