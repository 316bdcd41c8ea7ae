import AutoLayout
import Foundation
import Graphics

extension UIButton {
  /// A button's look and content since iOS 15. (Apple, `UIButton.Configuration`, the part that a still picture needs.)
  public struct Configuration: Hashable {
    /// How much the button stands out.
    package enum Style: String, Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    package var style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Around the content. Default 7 above and below, 12 at the sides (n = 26: a title of 20.33 in a height of 34.33 or
    /// 35; widths 24 more than the title's).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Kept: corners are round by a fixed radius.
    public var cornerStyle = CornerStyle.dynamic
    /// Kept: the content decides the size.
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var showsActivityIndicator = false
    /// The title with its attributes; setting it takes over its characters.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    package var titleFont = UIFont.preferredFont(forTextStyle: .body)
    package var cornerRadius: CGFloat = 6

    /// How round the corners are. Raw values are UIKit's.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How large the button is. Raw values are UIKit's.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// Where title and subtitle lie to one another. Raw values are UIKit's.
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
  }
}
