import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// The index at the trailing side of a plain table, with a letter for each part of the list. (Apple,
/// `UITableViewDataSource.sectionIndexTitles(for:)`.)
@MainActor
final class SectionIndexView: UIView {
  /// The width in points, as on iPhones since iOS 7. The rows' content ends before it.
  static let width: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The distance from one letter to the next if there is space, in points. Estimated from screenshots of
  /// iOS 7 to 18.
  private static let pitch: CGFloat = 14
  /// The side of the magnifying glass, in points, estimated from the same screenshots.
  private static let glassSide: CGFloat = 11

  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func drawContent(on canvas: ViewCanvas) {
    guard !titles.isEmpty else { return }
    let pitch = min(Self.pitch, bounds.height / CGFloat(titles.count))
    var y = bounds.midY - pitch * CGFloat(titles.count) / 2
    for title in titles {
      draw(title, in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: pitch), on: canvas)
      y += pitch
    }
  }

  /// Draws a title, or a magnifying glass for `indexSearch`. (Apple, `UITableView.indexSearch`.)
  private func draw(_ title: String, in rect: CGRect, on canvas: ViewCanvas) {
    guard title == UITableView.indexSearch else {
      return canvas.drawLine(
        title, in: rect, font: Self.font, color: color ?? tintColor, alignment: .center)
    }
    let side = min(rect.height, Self.glassSide)
    UIImage(systemName: "magnifyingglass")?.draw(
      in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side), on: canvas,
      tint: color ?? tintColor)
  }
}

extension UITableView {
  /// The width, in points, that the index takes from the rows; 0 without one.
  var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Reads the titles when the number of rows is read. Only plain tables with enough rows have an index.
  func updateSectionIndex() {
    let rows = (counts ?? []).reduce(0, +)
    let isWanted = style == .plain && rows > 0 && rows >= sectionIndexMinimumDisplayRowCount
    let titles = isWanted ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let view = sectionIndex ?? SectionIndexView()
    view.titles = titles
    sectionIndex = view
  }

  /// Places the index in front of the rows, at the trailing side of the visible area.
  func placeSectionIndex() {
    guard let view = sectionIndex else { return }
    view.color = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
    let seen = UIEdgeInsets(
      top: adjustedContentInset.top, left: safeAreaInsets.left, bottom: adjustedContentInset.bottom,
      right: safeAreaInsets.right
    ).inset(bounds)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? seen.minX : seen.maxX - SectionIndexView.width, y: seen.minY,
      width: SectionIndexView.width, height: seen.height)
    if view.superview !== self {
      addSubview(view)
    } else if subviews.last !== view {
      bringSubviewToFront(view)
    }
  }
}
