import UIKit

/// The screens of the gallery, in the contact sheet's order. The raw value is the picture's file name.
public enum GalleryScreen: String, CaseIterable, Sendable {
  case onboarding
  case signIn = "sign-in"
  case settings, feed, player, map, photos, activity, chat, checkout

  /// The controller that shows the screen, made anew.
  @MainActor
  public func make() -> UIViewController {
    switch self {
    case .onboarding: OnboardingViewController()
    case .signIn: SignInViewController()
    case .settings: UINavigationController(rootViewController: SettingsViewController())
    case .feed: UINavigationController(rootViewController: FeedViewController())
    case .player: PlayerViewController()
    case .map: MapViewController()
    case .photos: UINavigationController(rootViewController: PhotosViewController())
    case .activity: UINavigationController(rootViewController: ActivityViewController())
    case .chat: UINavigationController(rootViewController: ChatViewController())
    case .checkout: UINavigationController(rootViewController: CheckoutViewController())
    }
  }
}

extension UIView {
  /// Adds a view and lets constraints place it.
  func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}

/// A row that becomes a column where the reader wants very large text.
final class AdaptiveStackView: UIStackView {
  private let rowAlignment: Alignment

  init(_ views: [UIView], spacing: CGFloat, alignment: Alignment = .fill) {
    rowAlignment = alignment
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
    self.spacing = spacing
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: AdaptiveStackView, _: UITraitCollection) in stack.adapt()
    }
    adapt()
  }

  required init(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    adapt()
  }

  private func adapt() {
    let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? .leading : rowAlignment
  }
}

extension UILabel {
  /// A label in a text style that follows the reader's text size.
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}
