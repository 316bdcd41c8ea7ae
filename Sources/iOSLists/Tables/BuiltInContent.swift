import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// The labels and the image of a cell's style, for cells without constraints or a configuration.
@MainActor
struct BuiltInContent {
  let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?
  private let wrapping = AccessibleWrapping()

  /// Whether a document has created the parts, which are adopted when they are needed.
  private var awaitsParts: Bool

  init(style: UITableViewCell.CellStyle, isFromDocument: Bool) {
    self.style = style
    awaitsParts = isFromDocument
  }

  /// Adopts the parts that a document put into the content view of a cell with a style.
  mutating func takeParts(of view: UIView) {
    guard awaitsParts, !view.subviews.isEmpty else { return }
    awaitsParts = false
    let labels = view.subviews.compactMap { $0 as? UILabel }
    text = labels.first
    detail = labels.dropFirst().first
    image = view.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  // MARK: Parts

  mutating func makeText(in view: UIView) -> UILabel {
    takeParts(of: view)
    if let text { return text }
    let label = UILabel()
    label.font =
      style == .value2
      ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
    if style == .value2 {
      label.textColor = view.tintColor
      label.textAlignment = .right
    }
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    text = label
    return label
  }

  /// Creates the detail label; nil for the default style (Apple).
  mutating func makeDetail(in view: UIView) -> UILabel? {
    guard style != .default else { return nil }
    takeParts(of: view)
    if let detail { return detail }
    let label = UILabel()
    switch style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    if style == .value1 { label.textColor = .secondaryLabel }
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    detail = label
    return label
  }

  mutating func makeImage(in view: UIView) -> UIImageView {
    takeParts(of: view)
    if let image { return image }
    let picture = UIImageView()
    view.addSubview(picture)
    image = picture
    return picture
  }

  func highlight(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  // MARK: Layout

  /// True if the cell shows only these parts.
  private func isInUse(in view: UIView) -> Bool {
    let own = [text, detail, image].compactMap { $0 }
    guard
      own.contains(where: { $0.superview === view && $0.translatesAutoresizingMaskIntoConstraints })
    else {
      return false
    }
    return view.subviews.allSatisfy { view in own.contains { $0 === view } }
  }

  private func isFilled(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

  private func arrangement(in view: UIView, margins: NSDirectionalEdgeInsets)
    -> ListContentArrangement
  {
    var configuration = style == .value1 ? UIListContentConfiguration.valueCell() : .subtitleCell()
    configuration.directionalLayoutMargins = margins
    let category = view.traitCollection.preferredContentSizeCategory
    for label in [text, detail].compactMap({ $0 }) {
      wrapping.adapt(label, isWrapped: category.isAccessibilityCategory)
    }
    return ListContentArrangement(
      image: image?.image.map { ($0.besideBody(in: category), configuration.imageProperties) },
      text: isFilled(text) ? text : nil, secondary: isFilled(detail) ? detail : nil,
      configuration: configuration, margins: margins, grid: view.layoutGrid, category: category)
  }

  /// The distance from the content's leading edge to its text; nil for a cell without built-in content.
  var textLeading: CGFloat? {
    guard let view = text?.superview else { return nil }
    let start = view.directionalLayoutMargins.leading
    return image?.image.map {
      start + $0.besideBody(in: view.traitCollection.preferredContentSizeCategory).size.width
        + UIListContentConfiguration.cell().imageToTextPadding
    }
      ?? start
  }

  /// The content's size; nil if the cell has other content, whose constraints determine it.
  func size(in view: UIView, width: CGFloat?, margins: NSDirectionalEdgeInsets) -> CGSize? {
    guard isInUse(in: view) else { return nil }
    if style == .value2 { return columnsSize(in: view, width: width, margins: margins) }
    var size = arrangement(in: view, margins: margins).size(width: width)
    // The minimum height includes the line below the row.
    if size.height == TableMetrics.rowHeight { size.height -= 1 / max(1, view.layoutGrid.scale) }
    return size
  }

  func place(in view: UIView, margins: NSDirectionalEdgeInsets) {
    if style == .value2 { return placeInColumns(in: view, margins: margins) }
    guard text != nil || image != nil || detail != nil else { return }
    let frames = arrangement(in: view, margins: margins).frames(in: view.bounds.size)
    put(image, frames.image, in: view)
    put(text, isFilled(text) ? frames.text : .zero, in: view)
    put(detail, isFilled(detail) ? frames.secondary : .zero, in: view)
  }

  private func put(_ part: UIView?, _ frame: CGRect, in view: UIView) {
    guard let part, part.superview === view, part.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    part.frame =
      isRightToLeft
      ? CGRect(
        x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }

  /// The width of the label column of style `value2`, in points (observed in saved documents: 91), and the gap beside it.
  private static let nameWidth: CGFloat = 91
  private static let columnGap: CGFloat = 6

  /// The labels with text, from the leading edge on, with their places across.
  private func columns(
    width: CGFloat, margins: NSDirectionalEdgeInsets
  ) -> [(label: UILabel, x: CGFloat, width: CGFloat)] {
    let start = margins.leading + Self.nameWidth + Self.columnGap
    let all = [
      (text, margins.leading, Self.nameWidth), (detail, start, max(0, width - start - margins.trailing)),
    ]
    return all.compactMap { label, x, width in
      label.flatMap { isFilled($0) ? ($0, x, width) : nil }
    }
  }

  /// As high as the higher text between the margins, and at least as other rows without the line below them.
  private func columnsSize(in view: UIView, width: CGFloat?, margins: NSDirectionalEdgeInsets) -> CGSize {
    let width = width ?? view.bounds.width
    let highest = columns(width: width, margins: margins).map {
      $0.label.contentSize(limitedTo: $0.width).height
    }
    let least = TableMetrics.rowHeight - 1 / max(1, view.layoutGrid.scale)
    return CGSize(width: width, height: max(least, margins.top + (highest.max() ?? 0) + margins.bottom))
  }

  private func placeInColumns(in view: UIView, margins: NSDirectionalEdgeInsets) {
    // The name stands beside the value.
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft, let text, text.textAlignment == .right {
      text.textAlignment = .left
    }
    for (label, x, width) in columns(width: view.bounds.width, margins: margins) {
      let height = label.contentSize(limitedTo: width).height
      let frame = CGRect(x: x, y: (view.bounds.height - height) / 2, width: width, height: height)
      put(label, view.layoutGrid.round(frame), in: view)
    }
  }
}

/// Allows labels any number of lines at accessibility text sizes, and restores the previous limit at
/// others.
@MainActor
private final class AccessibleWrapping {
  private var linesBefore: [ObjectIdentifier: Int] = [:]

  func adapt(_ label: UILabel, isWrapped: Bool) {
    let id = ObjectIdentifier(label)
    if isWrapped {
      guard label.numberOfLines != 0 else { return }
      linesBefore[id] = label.numberOfLines
      label.numberOfLines = 0
    } else if let lines = linesBefore.removeValue(forKey: id), label.numberOfLines == 0 {
      label.numberOfLines = lines
    }
  }
}
