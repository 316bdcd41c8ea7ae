import UIKit

/// Keeps its content in the middle, and scrolls where the content is higher than the room.
final class CentredScrollView: UIScrollView {
  /// - Parameters:
  ///   - content: as wide as the room less the margins.
  ///   - margin: what stays free beside, above and below the content, at least.
  ///   - greatestWidth: of the content, in points; where there is more room, it stands in the middle.
  init(_ content: UIView, margin: CGFloat, greatestWidth: CGFloat = .greatestFiniteMagnitude) {
    super.init(frame: .zero)
    // Content that just fits does not scroll, and by default only content that scrolls keeps off the island.
    contentInsetAdjustmentBehavior = .always
    let room = UIView()
    addConstrained(room)
    room.addConstrained(content)
    let noHigher = room.heightAnchor.constraint(equalTo: safeAreaLayoutGuide.heightAnchor)
    // Weaker than anything that the content wants.
    noHigher.priority = UILayoutPriority(100)
    let wide = content.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * margin)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      room.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      room.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      room.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
      content.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: margin),
      content.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor, constant: margin),
      noHigher, wide,
    ])
    if greatestWidth < .greatestFiniteMagnitude {
      content.widthAnchor.constraint(lessThanOrEqualToConstant: greatestWidth).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
