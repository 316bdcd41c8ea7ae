import Foundation
import LayerTree
import Testing
import iOSViews

/// Writes down the calls that it gets.
@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
private final class Reporter: UIViewController {
  let name: String
  let log: Log
  var flags: [String] = []

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.lines.append("\(name).\(call)") }
  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) {
    if isBeingPresented { flags.append("presented, will") }
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    if isBeingPresented { flags.append("presented, did") }
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) {
    if isBeingDismissed { flags.append("dismissed") }
    if isMovingFromParent { flags.append("popped") }
    note("didDisappear")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove")
  }
}

/// The order of appearance callbacks. Expected: that of iOS 17 and 18, as logs of running apps in public articles show it
/// (“viewIsAppearing”, WWDC 2023, session 10055, has the part from `viewWillAppear` on).
@MainActor
struct AppearanceOrderTests {
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.lines = []
  }

  @Test func pushing() {
    let (a, b) = (Reporter("a", log), Reporter("b", log))
    let stack = UINavigationController(rootViewController: a)
    show(stack)
    stack.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear",
        "b.didMove",
      ])
  }

  @Test func popping() {
    let (a, b) = (Reporter("a", log), Reporter("b", log))
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    show(stack)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(b.parent == nil)
    let all = log.lines.filter { $0 != "a.load" }
    #expect(
      all == [
        "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear", "a.didAppear", "b.didMove(nil)",
      ])
    #expect(b.flags == ["popped"])
    #expect(!b.isMovingFromParent)
  }

  @Test func selectingATab() {
    let (a, b) = (Reporter("a", log), Reporter("b", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear",
      ])
  }

  @Test func coveringTheScreen() {
    let (a, f) = (Reporter("a", log), Reporter("f", log))
    show(a)
    a.present(f, animated: false)
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "f.load", "a.willDisappear", "f.willAppear", "f.isAppearing", "f.didAppear", "a.didDisappear",
      ])
    #expect(f.flags == ["presented, will", "presented, did"])
    #expect(!f.isBeingPresented)
    log.lines = []
    f.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(
      log.lines == ["f.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "f.didDisappear"])
    #expect(f.flags.last == "dismissed")
    #expect(!f.isBeingDismissed)
  }

  @Test func sheetsCoverNobody() {
    let (a, f) = (Reporter("a", log), Reporter("f", log))
    f.modalPresentationStyle = .pageSheet
    show(a)
    a.present(f, animated: false)
    window.layoutIfNeeded()
    #expect(log.lines == ["f.load", "f.willAppear", "f.isAppearing", "f.didAppear"])
    log.lines = []
    f.dismiss(animated: false)
    #expect(log.lines == ["f.willDisappear", "f.didDisappear"])
  }

  /// Views have appeared when the transition is over: half a second here.
  @Test func transitionsThatTakeTimeEndLater() {
    AnimationClock.manual { clock in
      let (a, b) = (Reporter("a", log), Reporter("b", log))
      let stack = UINavigationController(rootViewController: a)
      show(stack)
      stack.pushViewController(b, animated: true)
      #expect(log.lines == ["b.load", "a.willDisappear", "b.willAppear", "b.isAppearing"])
      clock.advance(to: 2)
      #expect(log.lines.suffix(3) == ["a.didDisappear", "b.didAppear", "b.didMove"])
      log.lines = []
      let f = Reporter("f", log)
      b.present(f, animated: true)
      window.layoutIfNeeded()
      #expect(f.isBeingPresented)
      #expect(log.lines == ["f.load", "b.willDisappear", "f.willAppear", "f.isAppearing"])
      clock.advance(to: 4)
      window.layoutIfNeeded()
      #expect(log.lines.suffix(2) == ["f.didAppear", "b.didDisappear"])
      #expect(!f.isBeingPresented)
    }
  }

  /// The usual completion of a push (Apple, `UIViewController.transitionCoordinator`).
  @Test func navigationControllersHaveTheCoordinatorOfTheirTransitions() {
    AnimationClock.manual { clock in
      let stack = UINavigationController(rootViewController: UIViewController())
      show(stack)
      var isDone = false
      stack.pushViewController(UIViewController(), animated: true)
      #expect(stack.transitionCoordinator != nil)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
      clock.advance(to: 2)
      #expect(isDone && stack.transitionCoordinator == nil)
    }
  }

  /// A window that goes before its first layout takes its controllers along.
  @Test func unfinishedChangesHoldNobody() {
    weak var gone: UIViewController?
    do {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stack = UINavigationController(rootViewController: UIViewController())
      other.rootViewController = stack
      other.makeKeyAndVisible()
      let pushed = UIViewController()
      stack.pushViewController(pushed, animated: false)
      gone = pushed
      other.rootViewController = nil
    }
    #expect(gone == nil)
  }
}
