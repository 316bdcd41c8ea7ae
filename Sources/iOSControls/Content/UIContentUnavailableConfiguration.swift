import AutoLayout
import Foundation

/// A placeholder for unavailable content: an image, texts and buttons. (Apple,
/// `UIContentUnavailableConfiguration`.) Fonts, spacing and texts are estimated from screenshots of iOS 17
/// and 18.
public struct UIContentUnavailableConfiguration {
  /// The position of the parts: in the middle, or at the leading edge.
  public enum Alignment: Hashable, Sendable {
    case center, natural
  }

  /// The appearance of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// The appearance of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The action of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true

    init() {}
  }

  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  @AlwaysObserved public var text: String? { didSet { if text != nil { attributedText = nil } } }
  @AlwaysObserved public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties: TextProperties
  @AlwaysObserved public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  @AlwaysObserved public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties: TextProperties
  /// Shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The space between image and text, in points, as are all spaces here.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The margins around the parts, inside the view's own margins on the axes that are preserved.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    textProperties =
      kind == .loading
      ? TextProperties(.subheadline, .secondaryLabel) : TextProperties(.title2, weight: .bold)
    secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    for path in [\Self.textProperties, \Self.secondaryTextProperties] {
      self[keyPath: path].alignment = .center
    }
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .largeTitle, scale: .large)
  }

  /// A configuration without content.
  public static func empty() -> Self { Self(.empty) }

  /// A configuration for loading: an activity indicator and a text.
  public static func loading() -> Self {
    var configuration = Self(.loading)
    configuration.text = "Loading…"
    return configuration
  }

  /// A configuration for a search without results. Its text includes the search text.
  public static func search() -> Self {
    var configuration = Self(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state. For a search, its text includes the search text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard kind == .search, let search = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !search.isEmpty, text == "No Results"
    else { return self }
    var updated = self
    updated.text = "No Results for “\(search)”"
    return updated
  }
}
