import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// The background of a cell, as a value. (Apple, `UIBackgroundConfiguration`.)
public struct UIBackgroundConfiguration {
  enum Style: Hashable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarCell
  }

  let style: Style
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Stored only; the background is drawn in its colour alone.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background's edge.
  public var strokeOutset: CGFloat = 0
  /// Whether a selected or highlighted row gets the system's colour.
  private var followsState: Bool { style == .plainCell || style == .groupedCell || style == .sidebarCell }

  init(_ style: Style, _ color: UIColor? = .clear) {
    self.style = style
    backgroundColor = color
  }

  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell, .systemBackground) }
  /// The background of rows in grouped lists (Apple, `UIColor.secondarySystemGroupedBackground`).
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.groupedCell, .secondarySystemGroupedBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter, .systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  /// The background of a sidebar's rows; it is rounded for selected ones. The radius is estimated from
  /// screenshots of iPadOS 14 to 18.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.sidebarCell)
    configuration.cornerRadius = 10
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// Selected and highlighted rows are grey (Apple, `UIColor.systemGray4`, the system's selection in lists).
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let isMarked = (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted } ?? false
    guard followsState, isMarked else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.style == other.style && one.customView === other.customView && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets && one.backgroundColor == other.backgroundColor
      && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
      && one.strokeOutset == other.strokeOutset && one.image == other.image
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}

/// Draws a background configuration.
package final class SystemBackgroundView: UIView {
  package var configuration: UIBackgroundConfiguration? { didSet { replaceCustomView(oldValue) } }
  /// The corners that a list rounds, and their radius.
  package var corners: CACornerMask = []
  package var listRadius: CGFloat = 0

  private func replaceCustomView(_ old: UIBackgroundConfiguration?) {
    guard old?.customView !== configuration?.customView else { return }
    old?.customView?.removeFromSuperview()
    if let view = configuration?.customView { addSubview(view) }
    setNeedsLayout()
  }

  private var area: CGRect {
    guard let configuration else { return bounds }
    var insets = configuration.backgroundInsets
    let margins = NSDirectionalEdgeInsets(
      superview?.layoutMargins ?? .zero, direction: effectiveUserInterfaceLayoutDirection)
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.resolved(for: effectiveUserInterfaceLayoutDirection).inset(bounds)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    configuration?.customView?.frame = area
  }

  package override func drawContent(on canvas: ViewCanvas) {
    guard let configuration else { return }
    let area = area
    guard area.width > 0, area.height > 0 else { return }
    canvas.fill(outline(area, configuration), configuration.resolvedBackgroundColor(for: tintColor))
    configuration.image?.draw(
      in: configuration.imageContentMode.frame(for: configuration.image?.size ?? .zero, in: area), on: canvas,
      tint: tintColor)
    guard configuration.strokeWidth > 0 else { return }
    let outset = configuration.strokeOutset
    canvas.strokeInside(
      area.insetBy(dx: -outset, dy: -outset), cornerRadius: configuration.cornerRadius,
      configuration.resolvedStrokeColor(for: tintColor), width: configuration.strokeWidth)
  }

  /// The background's outline, with corners rounded by the configuration or, at some corners, by the
  /// list.
  private func outline(_ area: CGRect, _ configuration: UIBackgroundConfiguration) -> Path {
    guard configuration.cornerRadius == 0, !corners.isEmpty else {
      return Path(roundedRect: area, cornerRadius: configuration.cornerRadius)
    }
    return Path(roundedRect: area, radii: CornerRadii(listRadius, at: corners))
  }
}
