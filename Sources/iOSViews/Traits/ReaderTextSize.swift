import Foundation

/// The reader's wish, as a program plays it: who posts `UIContentSizeCategory.didChangeNotification` with the new category
/// on the main thread changes the main screen's traits, and every window hears of it. The wish ends with the last of these
/// windows: programs that post it leave nothing behind.
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

  /// The category that was posted last, and who has heard of it.
  private var wish: (category: UIContentSizeCategory, hearers: [WeakReference])?

  private func change(to category: UIContentSizeCategory) {
    let windows = RunLoopTurn.shared.windows.map { ($0, $0.traitCollection) }
    guard !windows.isEmpty else { return }
    wish = (category, windows.map { WeakReference($0.0) })
    for (window, old) in windows where window.traitCollection != old { window.tellTraitChange(from: old) }
  }

  /// The main screen's traits with the wish, while there is one.
  func traits(of screen: UIScreen, _ own: UITraitCollection) -> UITraitCollection {
    guard let wish, screen === UIScreen.main else { return own }
    guard wish.hearers.contains(where: { $0.object != nil }) else {
      self.wish = nil
      return own
    }
    return UITraitCollection(traitsFrom: [
      own, UITraitCollection(preferredContentSizeCategory: wish.category),
    ])
  }
}
