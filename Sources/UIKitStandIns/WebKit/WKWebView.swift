import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A view for web pages, which stays empty: nothing is loaded. (Apple, `WKWebView`.) It takes part in layouts as the plain view that it is, and
/// keeps what a program gives it.
@preconcurrency @MainActor
open class WKWebView: WebPageView {
  /// The settings with which the view was made.
  public let configuration: WKWebViewConfiguration
  /// Stored only: its methods are never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Stored only: its methods are never called.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The address of the last request.
  open private(set) var url: URL?
  /// Nil, as no page is loaded.
  open var title: String? { nil }
  /// False: nothing is loaded.
  open var isLoading: Bool { false }
  /// 0, as before anything is loaded.
  open var estimatedProgress: Double { 0 }
  /// False: nothing is loaded.
  open var hasOnlySecureContent: Bool { false }
  /// False: there is no list of pages.
  open var canGoBack: Bool { false }
  /// False: there is no list of pages.
  open var canGoForward: Bool { false }
  /// Stored only: there are no touches.
  open var allowsBackForwardNavigationGestures = false
  /// Stored only: there are no touches.
  open var allowsLinkPreview = true
  /// Stored only: nothing is requested.
  open var customUserAgent: String?
  /// Stored only: the view has no inspector.
  open var isInspectable = false
  /// Stored only: nothing is loaded.
  open var pageZoom: CGFloat = 1

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  // MARK: Loading, which is not possible here

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }

  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
    -> WKNavigation?
  {
    url = baseURL
    return WKNavigation()
  }

  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Calls the handler with neither a result nor an error: no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}

/// The settings of a web view. Stored only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false

  /// The default settings.
  public override init() {}
}

/// The kinds of media that play only after a touch. (Apple, `WKAudiovisualMediaTypes`.)
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// Processes that web views share. There are none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() {}
}

/// Preferences of a web view. Stored only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false

  /// The default preferences.
  public override init() {}
}

/// Preferences of a page. Stored only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true

  /// The default preferences.
  public override init() {}
}
