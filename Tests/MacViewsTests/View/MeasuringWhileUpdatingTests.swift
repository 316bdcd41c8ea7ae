import AutoLayout
import Foundation
import MacViews
import Testing

/// A view may measure what is in it while constraints are updated, before all of the tree has its place in the solver.
@MainActor
struct MeasuringWhileUpdatingTests {
  private final class Measuring: NSView {
    var measured: [CGFloat] = []
    override func updateConstraints() {
      for view in subviews { measured.append(view.fittingSize.width) }
      super.updateConstraints()
    }
  }

  private func add(_ view: NSView, to superview: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
    superview.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  /// Constraints above the measured view wait for the window's engine; the measurement is without them: 50, from inside. The
  /// label that the outermost view holds to the content is 50 away from 10.
  @Test(arguments: [false, true])
  func constraintsAboveTheMeasuredViewStayOut(laidOutBefore: Bool) throws {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let (outer, pane, content, label) = (Measuring(), NSView(), NSView(), NSView())
    add(outer, to: root)
    add(pane, to: outer)
    add(content, to: pane)
    outer.widthAnchor.constraint(equalToConstant: 120).isActive = true
    content.trailingAnchor.constraint(equalTo: pane.trailingAnchor).isActive = true
    content.widthAnchor.constraint(equalToConstant: 50).isActive = true
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 20), label.heightAnchor.constraint(equalToConstant: 20),
    ])
    if laidOutBefore { root.layoutSubtreeIfNeeded() }
    let window = NSWindow(
      contentRect: root.frame, styleMask: [], backing: .buffered, defer: false)
    outer.removeFromSuperview()
    try #require(window.contentView).addSubview(root)
    root.addSubview(outer)
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10).isActive = true
    label.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    outer.needsUpdateConstraints = true
    window.layoutIfNeeded()
    #expect(outer.measured.last == 50)
    #expect(content.frame.width == 50 && label.frame.minX == 60)
  }
}
