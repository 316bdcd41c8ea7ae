import Foundation

/// The reader's wish, as a program plays it: who posts `UIContentSizeCategory.didChangeNotification` with the new category
/// on the main thread changes the traits of the windows that there are. Nothing else changes, as on a device: not the
/// screen's traits, not those of windows to come.
@MainActor
final class ReaderTextSize {
  static let shared = ReaderTextSize()
  private var observer: (any NSObjectProtocol)?

  /// Listens from now on. Does nothing the second time.
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

  /// The category that was posted last, and the windows that have heard of it.
  private var wish: (category: UIContentSizeCategory, hearers: [WeakReference])?

  private func change(to category: UIContentSizeCategory) {
    let windows = RunLoopTurn.shared.windows.map { ($0, $0.traitCollection) }
    wish = (category, windows.map { WeakReference($0.0) })
    for (window, old) in windows where window.traitCollection != old { window.notifyOfTraitChange(from: old) }
  }

  /// A window's traits with the wish, if it has heard of one.
  func traits(of window: UIWindow, _ own: UITraitCollection) -> UITraitCollection {
    guard let wish, wish.hearers.contains(where: { $0.object === window }) else { return own }
    return UITraitCollection(traitsFrom: [
      own, UITraitCollection(preferredContentSizeCategory: wish.category),
    ])
  }
}
