import DocumentedCode
import Foundation
import MacViews
import Testing

/// The code of the article about windows. Expected values: worked out by hand from the constraints; the button's from the
/// table of metrics.
@MainActor
struct ArticleTests {
  @Test func layingOutWindows() throws {
    // Sample begins.
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 320, height: 120), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    let content = NSView()
    window.contentView = content
    let label = NSTextField(labelWithString: "Name:")
    let field = NSTextField(string: "")
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    label.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    print(field.frame.maxX, content.bounds.maxY - field.frame.maxY)  // 300.0 20.0
    // Sample ends.
    #expect(field.frame.maxX == 300)
    #expect(content.bounds.maxY - field.frame.maxY == 20)

    // Sample begins.
    content.widthAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true
    window.layoutIfNeeded()
    print(content.frame.width)  // 400.0
    // Sample ends.
    #expect(content.frame.width == 400)

    // Sample begins.
    final class FlippedView: NSView {
      override var isFlipped: Bool { true }
    }
    for superview in [NSView(), FlippedView()] {
      superview.setFrameSize(NSSize(width: 100, height: 80))
      let box = NSView()
      box.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        box.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      superview.layoutSubtreeIfNeeded()
      print(superview.isFlipped, box.frame.minY)  // false 50.0, then true 10.0
    }
    // Sample ends.

    // Sample begins.
    let button = NSButton(title: "Save", target: nil, action: nil)
    print(button.intrinsicContentSize.height, button.alignmentRectInsets.bottom)  // 20.0 7.0
    // Sample ends.
    #expect(button.intrinsicContentSize.height == 20)
    #expect(button.alignmentRectInsets.bottom == 7)

    // Sample begins.
    let drawing = window.displayList()
    print(drawing.commands.isEmpty)  // false
    // Sample ends.
    #expect(!drawing.commands.isEmpty)
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/MacViews/MacViews.docc/LayingOutWindows.md")
  }
}
