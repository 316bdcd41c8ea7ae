import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The view of an alert controller: words and fields above choices; on a telephone an action sheet's cancelling choice lies
/// on a card of its own. Measures are ours, after pictures of iOS 13 to 18, where no source is named.
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
  /// Whether the view is a popover's: without a card of its own, and without the cancelling choice.
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

  /// Takes words, fields and choices from the controller again.
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

  /// Popovers are as high as the words of their alerts.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    controller?.storedPresentation?.containerView?.setNeedsLayout()
  }

  /// The cancelling choice comes last.
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

  /// Two short choices of an alert lie side by side, but with the accessibility sizes of texts.
  private func isSideBySide(in width: CGFloat) -> Bool {
    isAlert && rows.count == 2 && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && rows.allSatisfy { $0.fitsOnOneLine(in: width / 2) }
  }

  private func choicesHeight(in width: CGFloat) -> CGFloat {
    if isSideBySide(in: width) { return rows.map { $0.height(forWidth: width / 2) }.max() ?? 0 }
    return rows.map { $0.height(forWidth: width) }.reduce(0, +)
  }

  /// The height that everything has space in.
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

  /// Where there is no space for both, the choices get up to half of it, and the words the rest.
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
      // Side by side, the cancelling choice comes first.
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

/// The words of an alert and its fields.
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

  /// Above the words and below them: our measure of pictures.
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

  /// The fields lie in boxes, one below the other.
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

/// One choice of an alert.
@MainActor
final class AlertActionRow: UIControl {
  private let action: UIAlertAction
  private let isAlert: Bool
  private let label = UILabel()
  var isCancel: Bool { action.style == .cancel }
  /// The sides along which a line parts the choice from others.
  var lines: UIRectEdge = [] { didSet { setNeedsDisplay() } }

  private static let inset: CGFloat = 8
  /// Apple's least size of what is touched; action sheets' choices are 57 points high.
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
