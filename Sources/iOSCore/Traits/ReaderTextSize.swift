import Foundation

/// The preferred text size, simulated by a program. Posting `UIContentSizeCategory.didChangeNotification` with the new
/// category on the main thread changes the traits of all existing windows. As on a device, the traits of the screen and of
/// later windows do not change.
@MainActor
final class ReaderTextSize {
  static let shared = ReaderTextSize()
  private var observer: (any NSObjectProtocol)?

  /// Starts observing the notification; further calls do nothing.
  func follow() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      guard let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey],
        let name = (value as? UIContentSizeCategory)?.rawValue ?? value as? String
      else { return }
      MainActor.assumeIsolated { Self.shared.change(to: UIContentSizeCategory(rawValue: name)) }
    }
  }

  /// The category posted last, and the windows that existed at that time.
  private var wish: (category: UIContentSizeCategory, hearers: [WeakReference])?

  private func change(to category: UIContentSizeCategory) {
    let windows = RunLoopTurn.shared.windows.map { ($0, $0.traitCollection) }
    wish = (category, windows.map { WeakReference($0.0) })
    for (window, old) in windows where window.traitCollection != old { window.notifyOfTraitChange(from: old) }
  }

  /// A window's traits with the posted category, if it existed at that time.
  func traits(of window: AnyObject, _ own: UITraitCollection) -> UITraitCollection {
    guard let wish, wish.hearers.contains(where: { $0.object === window }) else { return own }
    return UITraitCollection(traitsFrom: [
      own, UITraitCollection(preferredContentSizeCategory: wish.category),
    ])
  }
}
