import AutoLayout
import Foundation

/// Shows the accessory view of the first responder, or of the nearest responder after it that has one: above the keyboard, or
/// at the bottom of the window while the keyboard is away. (Apple, `UIResponder.inputAccessoryView`.)
///
/// The host is a view of the responder's window. On a device it is in the keyboard's window.
@MainActor
final class InputAccessoryHost: UIView {
  private static weak var shown: InputAccessoryHost?
  /// Whether one responder resigns in favour of another: a shared accessory view then stays.
  private static var isHandingOver = false

  private let accessory: UIView
  private weak var provider: UIResponder?

  /// The next responder of those inside the accessory view is the one that provides it.
  override var next: UIResponder? { provider ?? super.next }

  private init(_ accessory: UIView, of provider: UIResponder) {
    self.accessory = accessory
    self.provider = provider
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  required init?(coder: NSCoder) { nil }

  // MARK: First responders

  /// Lets a responder resign in favour of another one.
  static func handOver(_ resign: () -> Bool) -> Bool {
    let outer = isHandingOver
    isHandingOver = true
    defer { isHandingOver = outer }
    return resign()
  }

  /// Updates the host after `responder` has become first responder or has reloaded its input views; nil
  /// if there is no first responder.
  static func update(for responder: UIResponder?) {
    guard !isHandingOver else { return }
    let window = (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    guard let window, let provider = responder?.accessoryProvider, let view = provider.inputAccessoryView
    else {
      shown?.leave()
      return
    }
    if let shown, shown.accessory === view, shown.superview === window {
      shown.provider = provider
      shown.place()
      return
    }
    shown?.leave()
    let host = InputAccessoryHost(view, of: provider)
    shown = host
    window.addSubview(host)
    host.addAccessory()
    host.place()
  }

  /// Makes the controller that provided the accessory view first responder, so that a chat's bar stays when its field
  /// resigns.
  static func didResign(_ responder: UIResponder) {
    guard !isHandingOver else { return }
    guard let heir = responder.heirOfAccessory else { return update(for: nil) }
    heir.becomeFirstResponder()
  }

  private func leave() {
    Self.shown = nil
    if accessory.superview === self { accessory.removeFromSuperview() }
    removeFromSuperview()
    KeyboardWatch.shared.followAgain()
  }

  // MARK: Layout

  /// The frame in a window; nil if nothing is shown.
  static func frame(in window: UIWindow) -> CGRect? {
    guard let shown, shown.superview === window, shown.bounds.height > 0 else { return nil }
    return shown.frame
  }

  /// Places the host again after the keyboard has moved.
  static func keyboardDidMove() { shown?.place() }

  private func addAccessory() {
    addSubview(accessory)
    guard !accessory.translatesAutoresizingMaskIntoConstraints else { return }
    let top = accessory.topAnchor.constraint(equalTo: topAnchor)
    // While its content changes, the accessory is temporarily taller or shorter than the host.
    top.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      top, accessory.bottomAnchor.constraint(equalTo: bottomAnchor),
      accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
      accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func place() {
    guard let window = superview as? UIWindow else { return }
    let height = height(for: window.bounds.width)
    // The frame in the keyboard's notifications includes the accessory (Apple, `keyboardFrameEndUserInfoKey`).
    let top = KeyboardWatch.shared.dockedFrame(in: window)?.minY ?? window.bounds.maxY - height
    let place = CGRect(x: window.bounds.minX, y: top, width: window.bounds.width, height: height)
    if place != frame {
      frame = place
      KeyboardWatch.shared.followAgain()
    }
    if accessory.translatesAutoresizingMaskIntoConstraints, accessory.frame != bounds {
      accessory.frame = bounds
    }
    if window.subviews.last !== self { window.bringSubviewToFront(self) }
  }

  /// The accessory view's height, or the height of its content and constraints if its height is flexible. (Apple,
  /// `UIInputView.allowsSelfSizing`.)
  private func height(for width: CGFloat) -> CGFloat {
    let sizesItself =
      !accessory.translatesAutoresizingMaskIntoConstraints
      || accessory.autoresizingMask.contains(.flexibleHeight) || accessory.bounds.height == 0
      || (accessory as? UIInputView)?.allowsSelfSizing == true
    guard sizesItself else { return accessory.bounds.height }
    let fitting = accessory.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, accessory.intrinsicContentSize.height)
  }
}

extension UIResponder {
  /// This responder or the nearest one after it that has an accessory view.
  fileprivate var accessoryProvider: UIResponder? {
    var current: UIResponder? = self
    while let responder = current {
      if responder.inputAccessoryView != nil { return responder }
      current = responder.next
    }
    return nil
  }

  /// The controller that becomes first responder when this responder resigns: its accessory view stays on
  /// the screen.
  var heirOfAccessory: UIResponder? {
    var current = next
    while let responder = current {
      if let controller = responder as? UIViewController, controller.viewIfLoaded?.window != nil,
        controller.canBecomeFirstResponder, controller.inputAccessoryView != nil
      {
        return responder
      }
      current = responder.next
    }
    return nil
  }
}

/// A view that looks like a part of the keyboard, such as an accessory view with keys. (Apple, `UIInputView`.)
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// The background is the keyboard's.
    case keyboard
  }

  public let inputViewStyle: Style
  /// Whether the height follows from the content's constraints instead of the frame. Default false.
  @AlwaysObserved open var allowsSelfSizing = false { didSet { superview?.setNeedsLayout() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// Estimated from screenshots of iOS 13 to 18; the keyboard itself is translucent.
  private static let keyboardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
  }
}
