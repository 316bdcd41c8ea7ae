import Foundation
import Testing
import iOSViews

/// The code of “Working with Auto Layout Programmatically”, in Swift.
@MainActor
struct ProgrammaticLayoutTests {
  private func buttons() -> (UIView, FixedView, FixedView) {
    let (first, second) = (FixedView(50, 20), FixedView(60, 20))
    let root = UIView.container(300, 100, first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return (root, first, second)
  }

  /// “[button1]-12-[button2]”, and a hyphen alone for the standard space: 8 between siblings.
  @Test(arguments: [("[button1]-12-[button2]", 12.0), ("[button1]-[button2]", 8)])
  func formatsPutButtonsSideBySide(format: String, gap: CGFloat) {
    let (root, first, second) = buttons()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: nil, views: ["button1": first, "button2": second])
    #expect(constraints.count == 1)
    root.addConstraints(constraints)
    root.layoutIfNeeded()
    #expect(second.frame.minX - first.frame.maxX == gap)
  }

  @Test func theSameConstraintByItsEquation() {
    let (root, first, second) = buttons()
    root.addConstraint(
      NSLayoutConstraint(
        item: first, attribute: .right, relatedBy: .equal, toItem: second, attribute: .left, multiplier: 1,
        constant: -12))
    root.layoutIfNeeded()
    #expect(second.frame.minX == 72)
  }

  /// “imageView.width = 2 * imageView.height” cannot be written as a format.
  @Test func anAspectRatioIsAnEquation() {
    let image = FixedView()
    let root = UIView.container(300, 100, image)
    image.addConstraint(
      NSLayoutConstraint(
        item: image, attribute: .width, relatedBy: .equal, toItem: image, attribute: .height, multiplier: 2,
        constant: 0))
    image.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(image.frame.size == CGSize(width: 60, height: 30))
  }

  /// “addConstraint:”, “removeConstraint: and constraints.”
  @Test func viewsHoldConstraints() {
    let (root, first, second) = buttons()
    let constraint = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    root.addConstraint(constraint)
    #expect(root.constraints.contains(constraint))
    root.layoutIfNeeded()
    #expect(second.frame.minY == 20)
    root.removeConstraint(constraint)
    #expect(!root.constraints.contains(constraint))
    // A view that does not hold a constraint does not remove it.
    root.addConstraint(constraint)
    first.removeConstraint(constraint)
    #expect(constraint.isActive)
  }
}
