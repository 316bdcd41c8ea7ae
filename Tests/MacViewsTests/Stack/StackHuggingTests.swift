import Foundation
import MacViews
import Testing

@MainActor
struct StackHuggingTests {
  /// Hugging keeps a stack as small as its views, and never makes views smaller than their contents, which resist with 750
  /// (Apple, `setHuggingPriority(_:for:)`): a row of fields 21 high with insets of 8 and 10 is 39 high.
  @Test(arguments: [250, 750, 1000] as [Float])
  func strongHuggingCrushesNoViews(_ hugging: Float) {
    let field = NSTextField(string: "x")
    let row = NSStackView(views: [field])
    row.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 10, right: 8)
    row.setHuggingPriority(NSLayoutConstraint.Priority(hugging), for: .vertical)
    let below = NSView()
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    for view in [row, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: row.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(field.frame.height == 21)
    #expect(row.frame.height == 39)
  }
}
