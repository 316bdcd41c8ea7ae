import AutoLayout
import Foundation
import Testing
import iOSViews

/// Accessory views of first responders. The window is 393 × 852 points; places are worked out by hand.
@MainActor
struct InputAccessoryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func show(_ controller: UIViewController) {
    takeFirstResponder()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Takes the first responder from the window of another test, which may be suspended, and gives it up.
  private func takeFirstResponder() {
    let field = UITextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    window.layoutIfNeeded()
  }

  /// Apple, `UIResponder.inputAccessoryView` and `keyboardFrameEndUserInfoKey`: the keyboard's frame includes the accessory.
  @Test func fieldsShowTheirAccessoryAboveTheKeyboard() {
    let controller = UIViewController()
    let (field, bar) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 48)))
    field.inputAccessoryView = bar
    controller.view.addSubview(field)
    let above = UIView()
    above.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(above)
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      above.heightAnchor.constraint(equalToConstant: 10),
      above.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      above.widthAnchor.constraint(equalToConstant: 10),
    ])
    show(controller)
    #expect(bar.window == nil)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 804, width: 393, height: 48))
    #expect(above.frame.maxY == 804)
    post(
      UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 852 - 300, width: 393, height: 300))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 552, width: 393, height: 48))
    #expect(above.frame.maxY == 552)
    post(UIResponder.keyboardWillHideNotification, CGRect(x: 0, y: 852, width: 393, height: 300))
    #expect(bar.convert(bar.bounds, to: nil).minY == 804)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.window == nil && above.frame.maxY == 852)
  }

  /// A bar that is as high as its constraints want and keeps off the home indicator, as in chats.
  private final class ChatController: UIViewController {
    let field = UITextField()
    lazy var bar: UIView = {
      let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      bar.allowsSelfSizing = true
      bar.translatesAutoresizingMaskIntoConstraints = false
      field.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
        field.heightAnchor.constraint(equalToConstant: 40),
      ])
      return bar
    }()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func barsOfControllersStayWhileTheirFieldIsEdited() {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let chat = ChatController()
    show(chat)
    // 8 + 40 + 8 points above the 34 of the home indicator.
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 762, width: 393, height: 90))
    #expect(chat.isFirstResponder)
    chat.field.becomeFirstResponder()
    #expect(chat.field.isFirstResponder && chat.bar.window === window)
    chat.field.resignFirstResponder()
    #expect(chat.isFirstResponder && chat.bar.window === window)
    show(UIViewController())
    #expect(!chat.isFirstResponder && chat.bar.window == nil)
    #expect(window.unsatisfiableLayouts.isEmpty)
  }

  @Test func newAccessoriesAreShownOnRequest() {
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    show(controller)
    field.becomeFirstResponder()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    field.inputAccessoryView = bar
    #expect(bar.window == nil)
    field.reloadInputViews()
    #expect(bar.window === window && bar.frame.size == CGSize(width: 393, height: 30))
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && bar.window == nil)
  }
}
