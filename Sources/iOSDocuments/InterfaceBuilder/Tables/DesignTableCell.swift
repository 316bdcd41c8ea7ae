import Foundation
import Graphics
import InterfaceBuilder
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A cell of a document: its content, the separator below it and its accessory.
package final class DesignTableCell: UIView {
  /// The position of the cell in its table.
  struct Place {
    var style: DesignTable.Style
    var isFirst: Bool
    var isLast: Bool
    var showsSeparator: Bool
  }

  private enum Accessory: String {
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The position; nil outside of tables.
  var place: Place? { didSet { roundGround() } }
  /// The colour that fills the row between the corners of an inset group, if the document sets one.
  private var ground: UIColor?
  private(set) var rowFrame = CGRect.zero
  /// The content's frame for the saved size of the row.
  private(set) var contentFrame = CGRect.zero
  /// The cell's height; nil for the table's row height.
  private(set) var rowHeight: CGFloat?
  /// Whether the cell has one of the system's styles.
  package private(set) var isStandard = false
  private var accessory: Accessory?

  /// The corner radius of inset groups, in points (as iOS 13 to 18 draw them).
  private static let groupRadius: CGFloat = 10

  func apply(_ document: InterfaceView) {
    let settings = document.cellSettings
    accessory = settings.accessoryType.flatMap(Accessory.init)
    rowHeight = settings.rowHeight.map { CGFloat($0) }
    isStandard = settings.style != nil
    rowFrame = CGRect(document.frame ?? .zero)
    contentFrame = CGRect(document.child(forKey: "contentView")?.frame ?? .zero)
  }

  /// Takes the height that the content has in a row of the saved height: documents round it to whole points.
  func takeContentHeight() {
    guard let contentView, !contentFrame.isEmpty else { return }
    contentFrame.size.height = contentView.frame.height
  }

  /// Mirrors the labels and the image of a system style for right-to-left interfaces. Documents save them from left to
  /// right.
  func mirrorParts() {
    guard isStandard, isRightToLeft, let contentView else { return }
    for part in contentView.subviews where part.translatesAutoresizingMaskIntoConstraints {
      part.frame.origin.x = contentView.bounds.width - part.frame.maxX
      let sides: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      let kept = part.autoresizingMask.intersection(sides)
      guard kept == .flexibleLeftMargin || kept == .flexibleRightMargin else { continue }
      part.autoresizingMask.formSymmetricDifference(sides)
    }
  }

  /// The content view, set when the cell is filled.
  package weak var contentView: UIView?

  /// The distance of the content from the leading edge, in points.
  var textMargin: CGFloat { contentView?.directionalLayoutMargins.leading ?? 0 }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package override func drawContent(on canvas: ViewCanvas) {
    if let place {
      drawGround(place, on: canvas)
      if place.showsSeparator, place.style == .plain || !place.isLast { drawSeparator(on: canvas) }
    }
    if let accessory { draw(accessory, on: canvas) }
  }

  /// Draws the background in the row itself, because a view's background would fill the corners, too.
  private func roundGround() {
    guard place?.style == .insetGrouped, let backgroundColor else { return }
    ground = backgroundColor
    self.backgroundColor = nil
  }

  private func drawGround(_ place: Place, on canvas: ViewCanvas) {
    guard backgroundColor == nil, place.style != .plain else { return }
    guard place.style == .insetGrouped else {
      return canvas.fill(bounds, .secondarySystemGroupedBackground)
    }
    let radius = Self.groupRadius
    // Corners next to a neighbour are outside the clip.
    let rounded = CGRect(
      x: bounds.minX, y: bounds.minY - (place.isFirst ? 0 : radius), width: bounds.width,
      height: bounds.height + (place.isFirst ? 0 : radius) + (place.isLast ? 0 : radius))
    canvas.context.saveGState()
    canvas.context.clip(to: bounds)
    canvas.fill(Path(roundedRect: rounded, cornerRadius: radius), ground ?? .secondarySystemGroupedBackground)
    canvas.context.restoreGState()
  }

  private func drawSeparator(on canvas: ViewCanvas) {
    let line = canvas.hairline
    let inset = textMargin
    canvas.fill(
      CGRect(
        x: bounds.minX + (isRightToLeft ? 0 : inset), y: bounds.maxY - line,
        width: max(0, bounds.width - inset),
        height: line), .separator)
  }

  // MARK: Accessories

  private func draw(_ accessory: Accessory, on canvas: ViewCanvas) {
    let margin = UIViewController.minimumMargins(width: superview?.bounds.width ?? 0).leading
    var end = bounds.width - margin
    if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
      drawChevron(endingAt: end, on: canvas)
      end -= 20
    }
    if accessory == .detailButton || accessory == .detailDisclosureButton {
      drawInfo(endingAt: end, on: canvas)
    }
    if accessory == .checkmark { drawCheckmark(endingAt: end, on: canvas) }
  }

  /// A point `x` from the leading edge and `y` below the middle.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.minX + (isRightToLeft ? bounds.width - x : x), y: bounds.midY + y)
  }

  private func drawChevron(endingAt end: CGFloat, on canvas: ViewCanvas) {
    let (width, height): (CGFloat, CGFloat) = (5.5, 5.5)
    strokeLine(
      [point(end - width - 1, -height), point(end - 1, 0), point(end - width - 1, height)], on: canvas)
  }

  private func strokeLine(
    _ points: [CGPoint], _ color: UIColor = .tertiaryLabel, on canvas: ViewCanvas
  ) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    canvas.stroke(path, color, width: 2.2, cap: .round, join: .round)
  }

  private func drawCheckmark(endingAt end: CGFloat, on canvas: ViewCanvas) {
    strokeLine([point(end - 14, 0.5), point(end - 9, 5.5), point(end, -5.5)], tintColor, on: canvas)
  }

  private func drawInfo(endingAt end: CGFloat, on canvas: ViewCanvas) {
    let center = point(end - 11, 0)
    let circle = CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    canvas.stroke(Path(ellipseIn: circle), tintColor, width: 1.6)
    canvas.drawLine(
      "i", in: circle, font: .systemFont(ofSize: 14, weight: .semibold), color: tintColor, alignment: .center)
  }
}
