import Foundation
import iOSViews

/// The same screen of views, made as programs make theirs: by anchors, each of whose constraints knows its line.
@MainActor
final class ViewScreen {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init(rows: Int) {
    var last: UIView?
    for index in 0..<rows {
      let row = add(Block(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric), to: root)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 1),
      ])
      fill(row, index)
      last = row
    }
  }

  private func fill(_ row: UIView, _ index: Int) {
    let picture = add(Block(width: 40, height: 40), to: row)
    let title = add(Block(width: 60 + CGFloat(index % 7) * 10, height: 20), to: row)
    let badge = add(Block(width: 24, height: 16), to: row)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 16),
      badge.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }

  private func add(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  func lay() { root.layoutIfNeeded() }
}

/// A view that has a content size and nothing else.
private final class Block: UIView {
  private let content: CGSize

  init(width: CGFloat, height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
