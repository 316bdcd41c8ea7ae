import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The view of an alert controller: texts and fields above the actions; on a phone an action sheet's cancel action is on a
/// separate card. Dimensions without a source are estimated from screenshots of iOS 13 to 18.
@MainActor
final class AlertView: UIView {
  static let popoverWidth: CGFloat = 304
  private static let radius: CGFloat = 14
  private static let ground = UIColor(light: Color(rgb: 0xF5F5F6), dark: Color(rgb: 0x262628))
  private static let cancelGround = UIColor(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x2C2C2E))
  private static let gapAboveCancel: CGFloat = 8

  private weak var controller: UIAlertController?
  private let main = UIView()
  private let cancelCard = UIView()
  private let headerScroll = UIScrollView()
  private let header: AlertHeader
  private let choiceScroll = UIScrollView()
  private var rows: [AlertActionRow] = []
  private var cancelRow: AlertActionRow?
  /// Whether the view is in a popover: without a card and without the cancel action.
  var isInPopover = false { didSet { if isInPopover != oldValue { contentDidChange() } } }

  init(controller: UIAlertController) {
    self.controller = controller
    header = AlertHeader(isAlert: controller.preferredStyle == .alert)
    super.init(frame: .zero)
    autoresizesSubviews = false
    for card in [main, cancelCard] {
      card.clipsToBounds = true
      card.autoresizesSubviews = false
    }
    for scroll in [headerScroll, choiceScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.autoresizesSubviews = false
      main.addSubview(scroll)
    }
    headerScroll.addSubview(header)
    addSubview(main)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var isAlert: Bool { controller?.preferredStyle == .alert }

  // MARK: Content

  /// Reads the texts, fields and actions from the controller again.
  func contentDidChange() {
    guard let controller else { return }
    header.take(title: controller.title, message: controller.message, fields: controller.textFields ?? [])
    for row in rows + [cancelRow].compactMap({ $0 }) { row.removeFromSuperview() }
    let shown = shownActions(of: controller)
    rows = shown.rows.map { row(for: $0, of: controller) }
    cancelRow = shown.cancel.map { row(for: $0, of: controller) }
    for row in rows { choiceScroll.addSubview(row) }
    if let cancelRow {
      cancelCard.addSubview(cancelRow)
      addSubview(cancelCard)
    } else {
      cancelCard.removeFromSuperview()
    }
    main.backgroundColor = isInPopover ? .systemBackground : Self.ground
    backgroundColor = isInPopover ? .systemBackground : nil
    cancelCard.backgroundColor = Self.cancelGround
    for card in [main, cancelCard] { card.layer.cornerRadius = isInPopover ? 0 : Self.radius }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Updates the popover, whose height depends on the texts.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    controller?.storedPresentation?.containerView?.setNeedsLayout()
  }

  /// The actions in order, with the cancel action last.
  private func shownActions(
    of controller: UIAlertController
  ) -> (rows: [UIAlertAction], cancel: UIAlertAction?) {
    let others = controller.actions.filter { $0.style != .cancel }
    let cancel = controller.actions.first { $0.style == .cancel }
    guard isAlert else { return (others, isInPopover ? nil : cancel) }
    return (others + [cancel].compactMap { $0 }, nil)
  }

  private func row(for action: UIAlertAction, of controller: UIAlertController) -> AlertActionRow {
    let preferred = controller.preferredAction
    let isStrong = isAlert && preferred != nil ? action === preferred : action.style == .cancel
    return AlertActionRow(action, isAlert: isAlert, isStrong: isStrong) { [weak controller] in
      controller?.choose(action)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentDidChange() }
  }

  // MARK: Layout

  /// Whether the actions are side by side: two short actions of an alert are, except at accessibility
  /// text sizes.
  private func isSideBySide(in width: CGFloat) -> Bool {
    isAlert && rows.count == 2 && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && rows.allSatisfy { $0.fitsOnOneLine(in: width / 2) }
  }

  private func choicesHeight(in width: CGFloat) -> CGFloat {
    if isSideBySide(in: width) { return rows.map { $0.height(forWidth: width / 2) }.max() ?? 0 }
    return rows.map { $0.height(forWidth: width) }.reduce(0, +)
  }

  /// The height that fits all content.
  func height(forWidth width: CGFloat) -> CGFloat {
    let cancel = cancelRow.map { $0.height(forWidth: width) + Self.gapAboveCancel } ?? 0
    return header.height(forWidth: width) + choicesHeight(in: width) + cancel
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    var rest = bounds.height
    if let cancelRow {
      let height = cancelRow.height(forWidth: width)
      cancelCard.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
      cancelRow.frame = cancelCard.bounds
      rest -= height + Self.gapAboveCancel
    }
    main.frame = CGRect(x: 0, y: 0, width: width, height: max(0, rest))
    let (words, choices) = heights(in: main.bounds.size)
    headerScroll.frame = CGRect(x: 0, y: 0, width: width, height: words)
    header.frame = CGRect(x: 0, y: 0, width: width, height: header.height(forWidth: width))
    headerScroll.contentSize = header.frame.size
    choiceScroll.frame = CGRect(x: 0, y: words, width: width, height: choices)
    placeRows(in: width)
  }

  /// The heights of both parts. If they do not fit, the actions get up to half of the space and the texts
  /// the rest.
  private func heights(in size: CGSize) -> (words: CGFloat, choices: CGFloat) {
    let words = header.height(forWidth: size.width)
    let choices = choicesHeight(in: size.width)
    guard words + choices > size.height else { return (words, choices) }
    let given = min(choices, max(size.height / 2, size.height - words))
    return (size.height - given, given)
  }

  private func placeRows(in width: CGFloat) {
    if isSideBySide(in: width) {
      let height = choicesHeight(in: width)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      // Side by side, the cancel action comes first.
      let ordered = rows.last?.isCancel == true ? rows.reversed() : rows
      for (index, row) in ordered.enumerated() {
        let isLeft = (index == 0) != isRightToLeft
        row.lines = isLeft ? [.top] : [.top, .left]
        row.frame = CGRect(x: isLeft ? 0 : width / 2, y: 0, width: width / 2, height: height)
      }
      choiceScroll.contentSize = CGSize(width: width, height: height)
      return
    }
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = row.height(forWidth: width)
      row.lines = index == 0 && header.isEmpty ? [] : [.top]
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    choiceScroll.contentSize = CGSize(width: width, height: y)
  }
}

/// The texts and fields of an alert.
@MainActor
private final class AlertHeader: UIView {
  private static let side: CGFloat = 16
  private static let between: CGFloat = 4
  private static let aboveFields: CGFloat = 16
  private static let fieldInset = CGSize(width: 8, height: 7)

  private let isAlert: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []

  init(isAlert: Bool) {
    self.isAlert = isAlert
    super.init(frame: .zero)
    autoresizesSubviews = false
    titleLabel.font =
      isAlert
      ? .preferredFont(forTextStyle: .headline)
      : UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isAlert ? .label : .secondaryLabel
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func take(title: String?, message: String?, fields: [UITextField]) {
    titleLabel.text = title
    messageLabel.text = message
    for old in self.fields where !fields.contains(where: { $0 === old }) { old.removeFromSuperview() }
    self.fields = fields
    for field in fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  private var labels: [UILabel] { [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty } }
  var isEmpty: Bool { labels.isEmpty && fields.isEmpty }

  /// The margins above and below the texts, measured in screenshots.
  private var margins: (above: CGFloat, below: CGFloat) { isAlert ? (20, 20) : (14, 14) }

  func height(forWidth width: CGFloat) -> CGFloat { isEmpty ? 0 : places(in: width).height }

  private func places(in width: CGFloat) -> (labels: [CGRect], fields: [CGRect], height: CGFloat) {
    let space = max(0, width - 2 * Self.side)
    var y = margins.above
    var (words, boxes): ([CGRect], [CGRect]) = ([], [])
    for label in labels {
      if !words.isEmpty { y += Self.between }
      let height = label.sizeThatFits(CGSize(width: space, height: 0)).height
      words.append(CGRect(x: Self.side, y: y, width: space, height: height))
      y += height
    }
    if !fields.isEmpty, !words.isEmpty { y += Self.aboveFields }
    for field in fields {
      let height = (field.intrinsicContentSize.height + 2 * Self.fieldInset.height).rounded(.up)
      boxes.append(CGRect(x: Self.side, y: y, width: space, height: height))
      y += height
    }
    return (words, boxes, y + margins.below)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    for (label, place) in zip(labels, places.labels) { label.frame = place }
    for (field, box) in zip(fields, places.fields) {
      field.frame = box.insetBy(dx: Self.fieldInset.width, dy: Self.fieldInset.height)
    }
  }

  /// Draws a box around each field.
  override func drawContent(on canvas: ViewCanvas) {
    let boxes = places(in: bounds.width).fields
    guard let first = boxes.first, let last = boxes.last else { return }
    let all = first.union(last)
    canvas.fill(Path(roundedRect: all, cornerRadius: 7), .systemBackground)
    for box in boxes.dropFirst() {
      canvas.fill(
        CGRect(x: box.minX, y: box.minY, width: box.width, height: canvas.hairline), .separator)
    }
    canvas.strokeInside(all, cornerRadius: 7, .separator, width: canvas.hairline)
  }
}

/// The row of an alert's action.
@MainActor
final class AlertActionRow: UIControl {
  private let action: UIAlertAction
  private let isAlert: Bool
  private let label = UILabel()
  var isCancel: Bool { action.style == .cancel }
  /// The edges with a separator line.
  var lines: UIRectEdge = [] { didSet { setNeedsDisplay() } }

  private static let inset: CGFloat = 8
  /// The minimum height: Apple's for touch targets, and 57 points for the actions of action sheets.
  private var leastHeight: CGFloat { isAlert ? 44 : 57 }

  init(_ action: UIAlertAction, isAlert: Bool, isStrong: Bool, choose: @escaping () -> Void) {
    self.action = action
    self.isAlert = isAlert
    super.init(frame: .zero)
    let size: CGFloat = isAlert ? 17 : 20
    let font = UIFont.systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    label.font = UIFontMetrics(forTextStyle: isAlert ? .body : .title3).scaledFont(for: font)
    label.adjustsFontForContentSizeCategory = true
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    action.row = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  func fitsOnOneLine(in width: CGFloat) -> Bool {
    label.intrinsicContentSize.width <= width - 2 * Self.inset
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: max(0, width - 2 * Self.inset), height: 0)).height
    return max(leastHeight, (text + 2 * Self.inset).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(CGSize(width: max(0, bounds.width - 2 * Self.inset), height: 0)).height
    label.frame = layoutGrid.round(
      CGRect(
        x: Self.inset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.inset),
        height: height))
  }

  override func drawContent(on canvas: ViewCanvas) {
    let line = canvas.hairline
    if lines.contains(.top) {
      canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: line), .separator)
    }
    if lines.contains(.left) {
      canvas.fill(CGRect(x: 0, y: 0, width: line, height: bounds.height), .separator)
    }
  }
}
