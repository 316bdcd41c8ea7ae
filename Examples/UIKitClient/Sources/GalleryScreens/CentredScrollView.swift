import UIKit

/// Keeps its content in the middle, and scrolls where the content is higher than the space.
final class CentredScrollView: UIScrollView {
  /// - Parameters:
  ///   - content: as wide as the space less the margins.
  ///   - margin: what stays free beside, above and below the content, at least.
  ///   - greatestWidth: of the content, in points; where there is more space, it stands in the middle.
  init(_ content: UIView, margin: CGFloat, greatestWidth: CGFloat = .greatestFiniteMagnitude) {
    super.init(frame: .zero)
    // Content that just fits does not scroll, and by default only content that scrolls keeps off the island.
    contentInsetAdjustmentBehavior = .always
    let container = UIView()
    addConstrained(container)
    container.addConstrained(content)
    let noHigher = container.heightAnchor.constraint(equalTo: safeAreaLayoutGuide.heightAnchor)
    // Weaker than anything that the content wants.
    noHigher.priority = UILayoutPriority(100)
    let wide = content.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * margin)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      container.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      container.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      container.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
      content.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: margin),
      content.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: margin),
      noHigher, wide,
    ])
    if greatestWidth < .greatestFiniteMagnitude {
      content.widthAnchor.constraint(lessThanOrEqualToConstant: greatestWidth).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
