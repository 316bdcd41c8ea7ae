import Foundation

/// The reader's wish, as a program plays it: who posts `UIContentSizeCategory.didChangeNotification` with the new category
/// on the main thread changes the main screen's traits, and every window hears of it.
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
      MainActor.assumeIsolated { Self.change(to: UIContentSizeCategory(rawValue: name)) }
    }
  }

  private static func change(to category: UIContentSizeCategory) {
    let windows = LayoutTurn.shared.liveWindows.map { ($0, $0.traitCollection) }
    UIScreen.main.traitCollection = UITraitCollection(traitsFrom: [
      UIScreen.main.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
    ])
    for (window, old) in windows where window.traitCollection != old { window.tellTraitChange(from: old) }
  }
}
