import AutoLayout
import Foundation
import Graphics

extension UIButton {
  /// A button's appearance and content since iOS 15. (Apple, `UIButton.Configuration`, the parts that a still picture
  /// needs.)
  public struct Configuration: Hashable {
    /// The prominence of the button.
    package enum Style: String, Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    package var style: Style
    public var title: String? {
      get { storedTitle.map { String($0.characters) } }
      set { storedTitle = newValue.map { AttributedString($0) } }
    }
    private var storedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    /// The side of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The minimum space for the image along the axis of its placement, in points; the image is centred in it.
    public var imageReservation: CGFloat = 0
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the title's attributes before it is shown. The title uses the resulting font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { transformers.title }
      set { transformers.title = newValue }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { transformers.subtitle }
      set { transformers.subtitle = newValue }
    }
    /// Changes the colour of the image, which is the title's otherwise.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { transformers.image }
      set { transformers.image = newValue }
    }
    private var transformers = Transformers()
    /// The line break mode. Apple: wrapping modes enable several lines, the others one. Default: word
    /// wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the title wraps, so that a narrower button is taller.
    var wraps: Bool {
      (storedTitle != nil && titleLineBreakMode.wraps) || (subtitle != nil && subtitleLineBreakMode.wraps)
    }
    /// Whether chevrons after the title say that the button opens a menu. (Apple, `UIButton.Configuration.indicator`, iOS 16.)
    public var indicator = Indicator.automatic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var automaticallyUpdateForSelection = true
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The insets around the content. The default follows from ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedContentInsets ?? buttonSize.contentInsets }
      set { storedContentInsets = newValue }
    }
    private var storedContentInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// The style of the corners. Capsules and the radius of ``background`` are drawn exactly, the small, medium and large
    /// styles with a common radius.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the insets and the title's font unless these are set.
    public var buttonSize = Size.medium
    /// The background of the button. Its colour and stroke are drawn; its radius is that of the styles `fixed` and `dynamic`,
    /// which does not grow with the text size here. (Apple, `UIButton.Configuration.CornerStyle`.)
    public var background = Self.standardBackground
    private static var standardBackground: UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration(.clear, nil)
      background.cornerRadius = standardRadius
      return background
    }
    public var titleAlignment = TitleAlignment.automatic
    public var showsActivityIndicator = false
    /// The title with its attributes; if it has several fonts, the first determines the size.
    public var attributedTitle: AttributedString? {
      get { storedTitle }
      set { storedTitle = newValue }
    }
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    package var titleFont: UIFont {
      get { storedTitleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle) }
      set { storedTitleFont = newValue }
    }
    private var storedTitleFont: UIFont?

    /// The title's font for a text size; a document's font is used unchanged.
    package func titleFont(in category: UIContentSizeCategory) -> UIFont {
      storedTitleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle, category: category)
    }

    /// Adjusts a document's font to another text size.
    mutating func adjustTitleFont(to category: UIContentSizeCategory) {
      storedTitleFont = storedTitleFont?.adjusted(to: category)
    }

    /// The font and colour of the title for a text size: the attributed title's, else the configuration's, changed by
    /// the transformer.
    func titleAttributes(in category: UIContentSizeCategory) -> AttributeContainer {
      attributes(storedTitle?.runs.first?.attributes, in: category)
    }

    /// The attributes of a part of the title.
    package func attributes(
      _ own: AttributeContainer?, in category: UIContentSizeCategory
    ) -> AttributeContainer {
      var attributes = AttributeContainer()
      attributes.font = titleFont(in: category)
      attributes.foregroundColor = baseForegroundColor
      if let own { attributes.merge(own) }
      attributes = titleTextAttributesTransformer?(attributes) ?? attributes
      if let font = attributes.font, font != storedTitleFont { attributes.font = font.adjusted(to: category) }
      return attributes
    }
    /// The radius in points. Estimated from screenshots of iOS 15 to 18.
    private static let standardRadius: CGFloat = 6

    /// The corner radius of a background of a given height.
    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .fixed, .dynamic: background.cornerRadius
      default: Self.standardRadius
      }
    }

    /// Closures that change attributes. Two values are equal only if both are absent.
    private struct Transformers: Hashable {
      var title: UIConfigurationTextAttributesTransformer?
      var subtitle: UIConfigurationTextAttributesTransformer?
      var image: UIConfigurationColorTransformer?

      static func == (first: Transformers, second: Transformers) -> Bool {
        first.isEmpty && second.isEmpty
      }

      func hash(into hasher: inout Hasher) { hasher.combine(isEmpty) }

      private var isEmpty: Bool { title == nil && subtitle == nil && image == nil }
    }

    /// A sign that the button opens a menu. An automatic one is shown if the button changes its selection by a menu that it opens.
    /// Raw values match UIKit's. (Apple, `UIButton.Configuration.Indicator`.)
    public enum Indicator: Int, Hashable, Sendable {
      case automatic = 0
      case none, popup
    }

    /// The style on a Mac. Raw values match UIKit's. Stored only.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
      case automatic = 0
      case bordered, borderless, borderlessTinted
    }

    /// The style of the corners. Raw values match UIKit's.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size of a button. Raw values match UIKit's.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large

      /// The insets by size. Medium: 7 above and below, 12 at the sides (n = 26 in saved documents: a title of 20.33 in a
      /// height of 34.33 or 35; widths 24 more than the title's). The others are estimates, for buttons 28 and 50 points
      /// high with one line of text and sides in proportion: no saved document and no public source states them.
      var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
          switch self {
          case .medium: (7, 12)
          case .small, .mini: (5, 10)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(
          top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }

      /// The text style of the title. Small titles are a step smaller: also an estimate.
      var textStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
      }
    }

    /// The alignment of title and subtitle. Raw values match UIKit's.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    package init(style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// The configuration for a button's state. Returns it unchanged, because the button draws the effects of
    /// its state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Resets the insets to their default.
    public mutating func setDefaultContentInsets() {
      storedContentInsets = nil
    }
  }
}

extension NSLineBreakMode {
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
