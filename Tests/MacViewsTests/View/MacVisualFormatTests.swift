import Foundation
import MacViews
import Testing

/// A hyphen beside a superview is the standard Aqua space: 20 points, as a Mac's log prints it
/// (`H:[NSTextField]-(>=NSSpace(20))-|`). Views of AppKit have no attributes of margins.
@MainActor
struct MacVisualFormatTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
  private let first = NSView()
  private let second = NSView()

  private func layOut(_ formats: String...) -> [NSLayoutConstraint] {
    for view in [first, second] where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let constraints = formats.flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: [], metrics: nil, views: ["v": first, "w": second])
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutSubtreeIfNeeded()
    return constraints
  }

  @Test func theSpaceToASuperviewIsTwentyPoints() {
    let constraints = layOut("|-[v]-|", "V:|-[v]-|")
    #expect(first.frame == NSRect(x: 20, y: 20, width: 260, height: 160))
    #expect(constraints.allSatisfy { !"\($0)".contains("argin") })
    #expect("\(constraints[0])".contains("NSSpace(20)"))
  }

  @Test func theSpaceBetweenViewsIsEightPoints() {
    _ = layOut("|-[v(100)]-[w]-|")
    #expect(second.frame.minX == 128 && second.frame.maxX == 280)
  }
}
