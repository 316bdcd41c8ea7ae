import Foundation
import LayoutMeasuring

/// A column of cells, each as high as its text: a picture, a title on one line and a body on several.
final class Feed: Scene {
  let root: PlatformView
  let cells: [FeedCell]
  var views: [PlatformView] { cells.flatMap { [$0, $0.picture, $0.title, $0.body] } }

  init(cells count: Int, _ style: Style) {
    cells = (0..<count).map { FeedCell(number: $0, style) }
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root = style == .byHand ? FeedColumn(frame: frame) : PlainView(frame: frame)
    var above: FeedCell?
    for cell in cells {
      root.addSubview(cell)
      if style == .constraints { pin(cell, below: above) }
      above = cell
    }
  }

  private func pin(_ cell: FeedCell, below above: FeedCell?) {
    cell.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
    ])
  }

  static let changes: [Change<Feed>] = [
    Change(name: "resize", count: 100) { feed, step in
      feed.root.frame.size.width = CGFloat(320 + (step * 37) % 100)
    },
    Change(name: "title's text", count: 100) { feed, step in
      feed.cells[feed.cells.count / 2].title.shownText = "Title \(step % 2 == 0 ? "old" : "newer")"
      feed.cells[feed.cells.count / 2].requestLayout()
    },
    Change(name: "body's text, one line more or less", count: 20) { feed, step in
      let cell = feed.cells[feed.cells.count / 2]
      cell.body.shownText = FeedCell.text(words: step % 2 == 0 ? 4 : 20)
      cell.bodyDidChange()
    },
    Change(name: "last body's text, one line more or less", count: 100) { feed, step in
      let cell = feed.cells[feed.cells.count - 1]
      cell.body.shownText = FeedCell.text(words: step % 2 == 0 ? 4 : 20)
      cell.bodyDidChange()
    },
  ]
}

/// The layout of the column by hand, without constraints.
final class FeedColumn: HandLaidView {
  override func layOutByHand() {
    var y: CGFloat = 0
    for case let cell as FeedCell in subviews {
      let height = cell.height(forWidth: bounds.width)
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

final class FeedCell: HandLaidView {
  let picture = PlatformView()
  let title = PlatformLabel.title()
  let body = PlatformLabel.body()
  private let style: Style
  /// The last measurement of the body.
  private var measured: (width: CGFloat, height: CGFloat)?

  private static let inset: CGFloat = 12
  private static let gap: CGFloat = 4
  private static let pictureSide: CGFloat = 40

  init(number: Int, _ style: Style) {
    self.style = style
    super.init(frame: .zero)
    title.shownText = "Title \(number)"
    body.shownText = Self.text(words: 4 + number % 17)
    for view in [picture, title, body] { addSubview(view) }
    if style == .constraints { constrain() }
  }

  required init?(coder: NSCoder) { nil }

  static func text(words: Int) -> String { repeatElement("lorem", count: words).joined(separator: " ") }

  private func constrain() {
    for view in [picture, title, body] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: Self.inset),
      picture.widthAnchor.constraint(equalToConstant: Self.pictureSide),
      picture.heightAnchor.constraint(equalToConstant: Self.pictureSide),
      bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: Self.inset),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: Self.inset),
      title.topAnchor.constraint(equalTo: topAnchor, constant: Self.inset),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: Self.inset),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.gap),
      bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: Self.inset),
    ])
  }

  // MARK: By hand

  /// By hand, the programmer has to say who else is concerned.
  func bodyDidChange() {
    guard style == .byHand else { return }
    measured = nil
    requestLayout()
    superview?.requestLayout()
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = title.intrinsicContentSize.height + Self.gap + bodyHeight(forWidth: textWidth(in: width))
    return max(text, Self.pictureSide) + 2 * Self.inset
  }

  private func textWidth(in width: CGFloat) -> CGFloat { width - 3 * Self.inset - Self.pictureSide }

  private func bodyHeight(forWidth width: CGFloat) -> CGFloat {
    if let measured, measured.width == width { return measured.height }
    let height = body.height(forWidth: width)
    measured = (width, height)
    return height
  }

  override var isLaidOutByHand: Bool { style == .byHand }

  override func layOutByHand() {
    let x = 2 * Self.inset + Self.pictureSide
    let width = textWidth(in: bounds.width)
    let titleHeight = title.intrinsicContentSize.height
    picture.frame = CGRect(x: Self.inset, y: Self.inset, width: Self.pictureSide, height: Self.pictureSide)
    title.place(CGRect(x: x, y: Self.inset, width: width, height: titleHeight))
    let top = Self.inset + titleHeight + Self.gap
    body.place(CGRect(x: x, y: top, width: width, height: bounds.height - Self.inset - top))
  }
}
