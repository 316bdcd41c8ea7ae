import Foundation
import Testing
import iOSViews

/// Layout by constraints begins with the first constraint of a window (Apple, `UIView.requiresConstraintBasedLayout`). The cases
/// are those of snapshot references in public repositories (iOS 13 and 15).
@MainActor
struct FirstConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func plainLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 48))
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test("without constraints a view keeps its frame, whatever its content")
  func framesStay() {
    let label = plainLabel()
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 300, height: 48))
  }

  @Test("the first constraint places the views that were there before")
  func firstConstraint() {
    let (label, other) = (plainLabel(), UIView())
    window.addSubview(label)
    window.layoutIfNeeded()
    other.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(other)
    other.widthAnchor.constraint(equalToConstant: 30).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(other.frame.width == 30)
  }

  @Test("constraints that are there already include views that come later")
  func laterViews() {
    let label = plainLabel()
    window.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    window.layoutIfNeeded()
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("a view without a superview has the size of its constraints after a layout")
  func detachedViews() {
    let (root, content) = (UIView(), UIView())
    root.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 375),
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 108.5),
    ])
    root.layoutIfNeeded()
    #expect(root.frame.origin == .zero)
    #expect(abs(root.frame.width - 375) < 0.01)
    #expect(abs(root.frame.height - 108.5) < 0.4)
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    masked.layoutIfNeeded()
    #expect(masked.frame.size == CGSize(width: 20, height: 10))
  }

  @Test("a window without a size fills the screen when it is shown")
  func emptyWindows() {
    let window = UIWindow(frame: .zero)
    #expect(window.frame == .zero)
    window.rootViewController = UIViewController()
    window.isHidden = false
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.rootViewController?.view.frame == UIScreen.main.bounds)
  }
}
