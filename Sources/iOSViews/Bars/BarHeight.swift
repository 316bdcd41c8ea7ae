import Foundation

/// Heights of bars, in points (observed in saved documents: thousands of navigation and tab bars).
enum BarHeight {
  static let navigation: CGFloat = 44
  /// Where the height is compact: a telephone lying.
  static let compactNavigation: CGFloat = 32
  static let largeTitle: CGFloat = 96
  static let padNavigation: CGFloat = 50
  static let tabs: CGFloat = 49
  static let toolbar: CGFloat = 44
}

extension BarItem {
  /// What a bar draws for a button.
  @MainActor
  init(_ item: UIBarButtonItem) {
    switch item.systemItem {
    case .flexibleSpace: self.init(space: .flexible)
    case .fixedSpace: self.init(space: .fixed(item.width))
    default: self.init(shown: item)
    }
  }

  @MainActor
  private init(shown item: UIBarButtonItem) {
    let system = item.systemItem
    self.init(
      title: item.title ?? system?.title,
      image: item.image ?? system?.symbol.flatMap { UIImage(systemName: $0) })
    view = item.customView
    isProminent = item.style == .done
    tint = item.isEnabled ? item.tintColor : .tertiaryLabel
  }
}
