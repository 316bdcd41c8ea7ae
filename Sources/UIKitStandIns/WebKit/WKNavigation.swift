import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  public override init() {}
}

/// The reason for a navigation. Raw values are WebKit's.
public enum WKNavigationType: Int, Hashable, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may be opened. Raw values are WebKit's.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  case cancel = 0
  case allow, download
}

/// Whether an answer may be shown. Raw values are WebKit's.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  case cancel = 0
  case allow, download
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open private(set) var request: URLRequest

  init(request: URLRequest) { self.request = request }
}

/// A navigation that a page requests. Nothing here makes one.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open private(set) var request: URLRequest
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }

  init(request: URLRequest) { self.request = request }
}

/// The answer to a navigation. Nothing here makes one.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open private(set) var response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) { self.response = response }
}

/// The delegate of a web view's navigation. Its methods are never called, because nothing is loaded.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The delegate of a web view's windows and panels. Its methods are never called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

// MARK: - Scripts

/// The scripts of a page. Stored only: none runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// No scripts.
  public override init() {}

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// When a script runs. Raw values are WebKit's.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script for pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open private(set) var name: String
  open private(set) var body: Any

  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// An object that scripts send messages to. No script runs, so none is received.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
