import AutoLayout
import Foundation
import Testing
import iOSViews

/// A hundred rows of a label and a field, all fields as wide as the first: what a settings screen in one view comes to.
@MainActor
struct FormStressTests {
  private static let rows = 100

  private func form() -> (root: UIView, labels: [FixedView], fields: [FixedView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 10_000))
    var labels: [FixedView] = []
    var fields: [FixedView] = []
    for index in 0..<Self.rows {
      let label = FixedView(CGFloat(40 + (index * 37) % 90), 20)
      let field = FixedView(30, 30)
      field.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      label.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
      for view in [label, field] { root.addSubview(view) }
      let pulls = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
      pulls.priority = UILayoutPriority(200)
      pulls.isActive = true
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.topAnchor.constraint(
          equalTo: fields.last?.bottomAnchor ?? root.topAnchor, constant: 10),
      ])
      if let first = fields.first { field.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      labels.append(label)
      fields.append(field)
    }
    return (root, labels, fields)
  }

  @Test func allFieldsAreAsWideAsTheWidestLabelLeaves() {
    let (root, labels, fields) = form()
    root.layoutIfNeeded()
    // 400 less three spaces and the widest label, 129.
    let width: CGFloat = 400 - 16 - 8 - 16 - 129
    #expect(fields.allSatisfy { $0.frame.width == width })
    #expect(labels.allSatisfy { $0.frame.minX >= 16 })
    #expect(fields.enumerated().allSatisfy { $1.frame.minY == CGFloat($0 * 40 + 10) })
    #expect(root.layoutNode.engine.conflicts.isEmpty)
    let before = root.layoutCounts
    #expect(before.solves <= 2)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(fields.allSatisfy { $0.frame.width == width + 100 })
    // A row is looked at a few times, not once for each other row.
    #expect(root.layoutCounts.rowsTouched - before.rowsTouched < 20 * Self.rows)
  }
}
