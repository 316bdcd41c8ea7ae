import Foundation

/// Haptic feedback. There is no device, so nothing happens. (Apple, `UIFeedbackGenerator`.)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Feedback for a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the collision. Raw values match UIKit's.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { super.init() }
  public override init() { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() {}
}

/// Feedback for success or failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Raw values match UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning, error
  }

  public override init() { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The pasteboard, within this program. (Apple, `UIPasteboard`.)
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  /// Never posted.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  open var string: String?
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasStrings: Bool { string != nil }
  open var hasImages: Bool { image != nil }
  open var hasURLs: Bool { url != nil }
}

/// The system's interface for sharing items. Its view is empty here. (Apple, `UIActivityViewController`.)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// An activity for shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// UIKit's constants, with their values.
extension UIActivity.ActivityType {
  private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

  public static let addToReadingList = system("AddToReadingList")
  public static let airDrop = system("AirDrop")
  public static let assignToContact = system("AssignToContact")
  public static let copyToPasteboard = system("CopyToPasteboard")
  public static let mail = system("Mail")
  public static let markupAsPDF = system("MarkupAsPDF")
  public static let message = system("Message")
  public static let openInIBooks = system("OpenInIBooks")
  public static let postToFacebook = system("PostToFacebook")
  public static let postToFlickr = system("PostToFlickr")
  public static let postToTencentWeibo = system("PostToTencentWeibo")
  public static let postToTwitter = system("PostToTwitter")
  public static let postToVimeo = system("PostToVimeo")
  public static let postToWeibo = system("PostToWeibo")
  public static let print = system("Print")
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}
