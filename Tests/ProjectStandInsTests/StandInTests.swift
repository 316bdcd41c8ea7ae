import Foundation
import LayerTree
import ObjCCompatibility
import ProjectStandIns
import Testing
import UIKitStandIns
import iOSViews

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The stand-ins do what Apple's pages promise of the functions.
@MainActor
struct StandInTests {
  private final class Counter: NamedActions {
    var names: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      names.append("\(action) \(sender is Timer)")
      return true
    }
  }

  @Test func timersCallMethodsByName() {
    let counter = Counter()
    let timer = Timer(
      timeInterval: 1, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(counter.names == ["tick: true", "tick: true"])
    let date = Date(timeIntervalSinceNow: 60)
    let later = Timer(
      fireAt: date, interval: 0, target: counter, selector: Selector("later"), userInfo: nil, repeats: false)
    #expect(later.fireDate == date)
    later.fire()
    #expect(counter.names.last == "later true")
  }

  @Test func objectsAreLockedRecursively() {
    let object = NSObject()
    #expect(objc_sync_exit(object) == -1)
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) == -1)
  }

  @Test func noClassHasMethodsOfObjectiveC() {
    #expect(class_getInstanceMethod(NSObject.self, Selector("a")) == nil)
    #expect(class_getClassMethod(NSObject.self, Selector("a")) == nil)
  }

  @Test func methodsAreNeitherFoundNorAdded() {
    let block: (Int) -> Void = { _ in }
    let code = imp_implementationWithBlock(block as AnyObject)
    #expect(class_getMethodImplementation(NSObject.self, Selector("a")) == nil)
    #expect(!class_addMethod(NSObject.self, Selector("a"), code, "v@:"))
    #expect(class_replaceMethod(NSObject.self, Selector("a"), code, nil) == nil)
    #expect(object_getClass(NSNull()) == NSNull.self && object_getClass(nil) == nil)
  }

  @Test func atomicNumbers() {
    var value: Int32 = 1
    #expect(OSAtomicIncrement32(&value) == 2 && OSAtomicAdd32(5, &value) == 7)
    OSAtomicDecrement32(&value)
    #expect(value == 6)
  }

  @Test func oneThreadHasAnUnfairLock() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = lock
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      os_unfair_lock_lock(shared)
      count += 1
      os_unfair_lock_unlock(shared)
    }
    #expect(count == 100)
  }

  private func found(_ types: NSTextCheckingTypes, in text: String) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, range: range).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }

  /// Texts as Apple's page of `NSDataDetector` names them, and the numbers of `NSTextCheckingResult.CheckingType` on Linux: addresses of the web and of mail, and telephone numbers.
  @Test(arguments: [
    ("See https://example.com/a?b=c, or www.example.org.", ["https://example.com/a?b=c", "www.example.org"]),
    ("(example.com) and a.b@example.co.uk!", ["example.com", "a.b@example.co.uk"]),
    ("No link: 3.14, a.swift, e.g. this", []),
  ])
  func links(text: String, expected: [String]) throws {
    #expect(try found(1 << 6, in: text) == expected)
  }

  @Test(arguments: [
    ("Call +1 (408) 555-0123 or 040 1234 5678.", ["+1 (408) 555-0123", "040 1234 5678"]),
    ("In 2024, 12 of 300", []),
  ])
  func telephoneNumbers(text: String, expected: [String]) throws {
    #expect(try found(1 << 11, in: text) == expected)
    #expect(try found(1 << 4, in: text).isEmpty)
  }

  @Test func scannersFillStringsOfObjectiveC() {
    let scanner = Scanner(string: "ab, cd")
    scanner.charactersToBeSkipped = nil
    var text: NSString?
    #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "ab")
    #expect(!scanner.scanString("x", into: &text) && text == "ab")
    #expect(scanner.scanString(", ", into: &text) && scanner.scanUpTo("d", into: &text) && text == "c")
    #expect(scanner.scanUpToCharacters(from: .whitespaces, into: &text) && text == "d" && scanner.isAtEnd)
  }

  private final class Worker: NSObject, NamedActions {
    var calls: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      calls.append("\(action) \(sender ?? "")")
      return true
    }
  }

  @Test func messagesForThreadsAreSentOnTheMainThread() async {
    let worker = Worker()
    worker.performSelector(onMainThread: "a:", with: 1, waitUntilDone: true)
    #expect(worker.calls == ["a: 1"])
    worker.performSelector(onMainThread: "b", with: nil, waitUntilDone: false)
    worker.performSelector(inBackground: "c:", with: 2)
    #expect(worker.calls == ["a: 1"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(worker.calls == ["a: 1", "b ", "c: 2"])
  }

  /// Values with and without privacy compile; nothing is printed without the variable.
  @Test func logs() {
    let log = OSLog(subsystem: "a", category: "b")
    os_log("%d %{public}@", log: log, type: .error, 1, "text")
    Logger(log).warning("\(1, privacy: .public) of \(2)")
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLogType.fault.rawValue == 0x11)
  }
}

/// Views of other modules are plain views of UIKit.
@MainActor
struct ViewStandInTests {
  private final class Screen: UIViewController, WKNavigationDelegate {
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    override func loadView() {
      page.navigationDelegate = self
      view = page
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }

  @Test func webViewsTakePartInLayouts() throws {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.page.scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    let address = try #require(URL(string: "https://example.org/a"))
    screen.page.load(URLRequest(url: address))
    #expect(screen.page.url == address && !screen.page.isLoading && !screen.page.canGoBack)
  }

  /// A document names the class by its element.
  @Test func documentsMakeWebViews() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <wkWebView id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></wkWebView>
        </objects>
      </document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? WKWebView
    #expect(made?.scrollView.superview === made)
  }
}
