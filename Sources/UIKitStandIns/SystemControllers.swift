import Foundation
import ProjectStandIns
import iOSViews

/// A browser, whose view stays empty: nothing is loaded. (Apple, `SFSafariViewController`.)
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The settings of a browser. Stored only.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {}
  }

  /// The words of the button that closes it. Raw values match SafariServices'.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    case done = 0
    case close, cancel
  }

  /// Stored only: its methods are never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The address that was given.
  public let url: URL
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a browser. Its methods are never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

// MARK: - Mail and messages, which cannot be sent

/// The result of a mail. Raw values match MessageUI's.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// Writes a mail. Its view stays empty, and the answer to whether mail can be sent is no. (Apple, `MFMailComposeViewController`.)
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// The delegate of a mail. Its method is never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// The result of a message. Raw values match MessageUI's.
public enum MessageComposeResult: Int, Hashable, Sendable {
  case cancelled = 0
  case sent, failed
}

/// Writes a message. Its view stays empty, and the answer to whether messages can be sent is no. (Apple,
/// `MFMessageComposeViewController`.)
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
}

/// The delegate of a message. Its method is never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

// MARK: - Reviews

/// Requests a review: does nothing here. (Apple, `SKStoreReviewController`.)
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// An object that goes on with an activity. Nothing asks it to. (Apple, `UIUserActivityRestoring`.)
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  /// Does nothing: no activity continues here.
  public func restoreUserActivityState(_ activity: NSUserActivity) {}
}
