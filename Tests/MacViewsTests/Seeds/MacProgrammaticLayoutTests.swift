import AutoLayout
import Foundation
import MacViews
import Testing

/// Apple's “Working with Auto Layout Programmatically”, which is written for `NSView`.
@MainActor
struct MacProgrammaticLayoutTests {
  private func sized(_ width: CGFloat, _ height: CGFloat) -> NSView {
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func buttons() -> (root: NSView, NSView, NSView) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = (sized(50, 20), sized(60, 20))
    root.addSubview(first)
    root.addSubview(second)
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    first.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return (root, first, second)
  }

  /// “[button1]-12-[button2]”, and “a single hyphen denotes the standard Aqua space”: 8 between siblings.
  @Test(arguments: [("[button1]-12-[button2]", 12.0), ("[button1]-[button2]", 8)])
  func formatsPutButtonsSideBySide(format: String, gap: CGFloat) {
    let (root, first, second) = buttons()
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: ["button1": first, "button2": second]))
    root.layoutSubtreeIfNeeded()
    #expect(second.frame.minX - first.frame.maxX == gap)
  }

  @Test func theSameConstraintByItsEquation() {
    let (root, first, second) = buttons()
    root.addConstraint(
      NSLayoutConstraint(
        item: first, attribute: .right, relatedBy: .equal, toItem: second, attribute: .left, multiplier: 1,
        constant: -12))
    root.layoutSubtreeIfNeeded()
    #expect(second.frame.minX == 72)
  }

  /// “imageView.width = 2 * imageView.height”.
  @Test func anAspectRatioIsAnEquation() {
    let image = NSImageView()
    image.translatesAutoresizingMaskIntoConstraints = false
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(image)
    image.addConstraint(
      NSLayoutConstraint(
        item: image, attribute: .width, relatedBy: .equal, toItem: image, attribute: .height, multiplier: 2,
        constant: 0))
    image.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(image.frame.size == NSSize(width: 60, height: 30))
  }

  /// “In the existing NSView API sense of the word ancestor, where a view is an ancestor of itself”: `isDescendant(of:)`, and a
  /// view may hold a constraint of its own.
  @Test func aViewIsItsOwnAncestor() {
    let view = sized(10, 10)
    #expect(view.isDescendant(of: view) && view.ancestorShared(with: view) === view)
    #expect(view.constraints.count == 2)
  }

  /// “The view that holds the constraint … should usually be the closest common ancestor.”
  @Test func theClosestCommonAncestorHolds() {
    let (root, first, second) = buttons()
    let outer = NSView()
    outer.addSubview(root)
    let constraint = first.leadingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor)
    constraint.isActive = true
    #expect(root.constraints.contains(constraint) && !outer.constraints.contains(constraint))
  }

  /// “addConstraint:”, “removeConstraint: and constraints”.
  @Test func viewsHoldConstraints() {
    let (root, first, second) = buttons()
    let constraint = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    root.addConstraint(constraint)
    #expect(root.constraints.contains(constraint) && constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!root.constraints.contains(constraint) && !constraint.isActive)
    root.addConstraint(constraint)
    first.removeConstraint(constraint)
    #expect(constraint.isActive, "another view's constraint stays")
  }

  /// Apple's figures of `[zoomableView1]-80-[zoomableView2]`.
  private func zoomable() -> (window: NSView, container: NSView, first: NSView, second: NSView) {
    let window = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 500))
    let container = NSView(frame: window.bounds)
    window.addSubview(container)
    let (first, second) = (sized(50, 50), sized(50, 50))
    container.addSubview(first)
    container.addSubview(second)
    container.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[first]-80-[second]", options: .alignAllTop, metrics: nil,
        views: ["first": first, "second": second]))
    first.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    window.layoutSubtreeIfNeeded()
    return (window, container, first, second)
  }

  private func gap(_ first: NSView, _ second: NSView, in window: NSView) -> CGFloat {
    second.convert(second.bounds, to: window).minX - first.convert(first.bounds, to: window).maxX
  }

  /// “If the bounds transform of either of the zoomable views changes, the space between them remains fixed.”
  @Test func scalingAViewLeavesTheSpaceAlone() {
    let (window, _, first, second) = zoomable()
    #expect(gap(first, second, in: window) == 80)
    first.scaleUnitSquare(to: NSSize(width: 2, height: 2))
    window.layoutSubtreeIfNeeded()
    #expect(gap(first, second, in: window) == 80)
  }

  /// “If the bounds transform in the container itself is changed, the space scales, too.”
  @Test func scalingTheContainerScalesTheSpace() {
    let (window, container, first, second) = zoomable()
    container.scaleUnitSquare(to: NSSize(width: 2, height: 2))
    window.layoutSubtreeIfNeeded()
    #expect(gap(first, second, in: window) == 160)
  }

  /// “fittingSize … considering only those constraints installed on the receiver’s subtree together with a preference for the
  /// view to be as small as possible”; the current size is another matter.
  @Test func theFittingSizeIsSmall() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let (box, inner) = (NSView(), sized(40, 30))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(inner)
    box.addConstraints(
      ["|-5-[inner]-(>=5)-|", "V:|-5-[inner]-(>=5)-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["inner": inner])
      })
    let outside = box.widthAnchor.constraint(equalTo: root.widthAnchor)
    outside.isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(box.fittingSize == NSSize(width: 50, height: 40))
    #expect(box.frame.width == 300)
  }

  /// “fittingSize, which is similar to the sizeToFit method of NSControl but for arbitrary views”.
  @Test func controlsSizeToFit() {
    let button = NSButton(title: "Save", target: nil, action: nil)
    button.setFrameSize(NSSize(width: 5, height: 5))
    button.sizeToFit()
    #expect(button.frame.width > 5)
    let insets = button.alignmentRectInsets
    #expect(button.frame.width == button.intrinsicContentSize.width + insets.left + insets.right)
  }
}
