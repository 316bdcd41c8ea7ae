import AutoLayout
import Foundation
import Testing
import iOSViews

/// The keyboard's guide, with a keyboard played by notifications. (Apple, "Adjusting your layout with keyboard layout
/// guide": while the keyboard is away the guide is at the bottom, as high as the safe area's inset there.)
@MainActor
struct KeyboardGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let content = UIView()

  init() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.setSafeAreaInsets(.init(top: 20, left: 0, bottom: 34, right: 0))
    content.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.isHidden = false
  }

  private var guide: UIKeyboardLayoutGuide? { content.superview?.keyboardLayoutGuide }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    window.layoutIfNeeded()
  }

  private func hide() {
    post(UIResponder.keyboardWillHideNotification, CGRect(x: 0, y: 600, width: 320, height: 216))
  }

  @Test("content ends at the safe area, above the keyboard while it is there, and at the safe area again")
  func follows() {
    window.layoutIfNeeded()
    #expect(content.frame.maxY == 566)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 384, width: 320, height: 216))
    #expect(content.frame.maxY == 384)
    #expect(guide?.layoutFrame == CGRect(x: 0, y: 384, width: 320, height: 216))
    post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 340, width: 320, height: 260))
    #expect(content.frame.maxY == 340)
    hide()
    #expect(content.frame.maxY == 566)
  }

  @Test("without the safe area the guide has no height while the keyboard is away")
  func withoutSafeArea() {
    guide?.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(content.frame.maxY == 600)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 384, width: 320, height: 216))
    #expect(content.frame.maxY == 384)
    hide()
    #expect(content.frame.maxY == 600)
  }

  @Test("a floating keyboard counts only where the guide is set to follow it")
  func undocked() {
    let floating = CGRect(x: 100, y: 200, width: 200, height: 150)
    post(UIResponder.keyboardWillChangeFrameNotification, floating)
    #expect(content.frame.maxY == 566)
    guide?.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(content.frame.maxY == 200)
    #expect(guide?.layoutFrame == floating)
    hide()
    #expect(content.frame.maxY == 566)
  }

  @Test("tracked constraints are active near their edge only")
  func trackedConstraints() throws {
    let guide = try #require(guide)
    guide.followsUndockedKeyboard = true
    let near = content.heightAnchor.constraint(equalToConstant: 10)
    near.priority = .defaultLow
    let away = content.heightAnchor.constraint(equalToConstant: 20)
    away.priority = .defaultLow
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    post(
      UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 100, y: 200, width: 200, height: 150))
    #expect(!near.isActive && away.isActive)
    hide()
    #expect(near.isActive && !away.isActive)
  }
}
