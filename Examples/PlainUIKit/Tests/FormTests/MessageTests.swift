import XCTest

@testable import Form

final class MessageTests: XCTestCase {
  @MainActor func testAnswers() {
    let (relay, other) = (Relay(), Relay())
    let scroller = Scroller()
    relay.receiver = scroller
    XCTAssertTrue(relay.responds(to: #selector(Relay.ping)))
    XCTAssertTrue(relay.responds(to: #selector(Scroller.scrollViewDidScroll(_:))))
    XCTAssertFalse(other.responds(to: #selector(Scroller.scrollViewDidScroll(_:))))
    XCTAssertFalse(relay.responds(to: NSSelectorFromString("pong")))
  }

  @MainActor func testObservers() {
    let (watcher, counting) = (Watcher(), CountingWatcher())
    watcher.label.isHidden = true
    counting.label.isHidden = true
    counting.label.isHidden = false
    XCTAssertEqual(watcher.seen, ["false true"])
    XCTAssertEqual(counting.seen, ["false true", "true false"])
    XCTAssertEqual(counting.count, 2)
  }

  @MainActor func testTypes() {
    let item = Pool<CountingWatcher>().item()
    XCTAssertTrue(item.label.superview === item)
    XCTAssertTrue(Pool<UIView>.make(.view(Watcher.self)) is Watcher)
    XCTAssertNil(Pool<UIView>.make(.nothing))
    let label = UILabel { $0.text = "a" }
    XCTAssertEqual(label.text, "a")
    XCTAssertEqual(Ledger { $0.total += 1 }.total, 2)
  }

  @MainActor func testKeys() {
    let view = UIView()
    XCTAssertTrue(UIBarButtonItem(customView: view).shown === view)
    XCTAssertNil(UIBarButtonItem().shown)
    XCTAssertTrue(UIApplication.found === UIApplication.shared)
  }
}
