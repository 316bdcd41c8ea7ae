import AutoLayout
import Foundation
import Testing
import iOSViews

/// Windows, the screen, and what the reader wishes. The screen is the whole process's: these run one after another and
/// leave it as it was.
@MainActor
struct WindowAndScreenTests {
  private final class Named: UIWindow {
    var reported: [String] = []
    override func becomeKey() {
      super.becomeKey()
      reported.append("become")
    }
    override func resignKey() {
      super.resignKey()
      reported.append("resign")
    }
  }

  @Test func keyWindowsAreNotified() {
    let (first, second) = (Named(), Named())
    first.makeKey()
    second.makeKeyAndVisible()
    second.makeKey()
    #expect(first.reported == ["become", "resign"])
    #expect(second.reported == ["become"])
  }

  @Test func aMainScreenCanBeChosen() {
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    defer { UIScreen.setMain(size: size, scale: scale) }
    let window = UIWindow()
    var changes = 0
    window.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) { (_: UIWindow, _) in changes += 1 }
    UIScreen.setMain(size: CGSize(width: 1024, height: 768), scale: 2)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    #expect(UITraitCollection.current.displayScale == 2)
    #expect(UIWindow().bounds.size == CGSize(width: 1024, height: 768))
    UIScreen.setMain(size: size, scale: scale)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    _ = changes
  }

  /// Apple: posting a notification changes nothing by itself; here it plays the reader's wish for the windows there are.
  @Test func aPostedTextSizeLeavesNothingBehind() {
    let before = UITraitCollection.current.preferredContentSizeCategory
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      gone = window
      func post(_ category: UIContentSizeCategory) {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
      }
      post(.accessibilityLarge)
      #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(UITraitCollection.current.preferredContentSizeCategory == before)
      #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == before)
      #expect(UIWindow().traitCollection.preferredContentSizeCategory == before)
      post(before)
      #expect(window.traitCollection.preferredContentSizeCategory == before)
    }
    #expect(gone == nil)
    #expect(UITraitCollection.current.preferredContentSizeCategory == before)
  }

  private final class Coarse: UIScreen {
    override var scale: CGFloat { 1 }
    override var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  }

  /// Tests of pixels make screens of their own (square/Paralayout does).
  @Test func screensCanBeSubclassed() {
    let screen: UIScreen = Coarse()
    #expect(screen.scale == 1)
    #expect(screen.traitCollection == UIScreen.main.traitCollection)
    #expect(screen.bounds == .zero)
  }

  /// The keyboard came before a guide was used.
  @Test func keyboardGuidesKnowWhatWasPostedBefore() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 544, width: 390, height: 300))
      ])
    defer { NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil) }
    let view: UIView? = window.rootViewController?.view
    let guide = view?.keyboardLayoutGuide
    window.layoutIfNeeded()
    #expect(guide?.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func aDelegatesWindowIsOptionalTwice() {
    let delegate = AppDelegate()
    let root = UIViewController()
    delegate.window = UIWindow()
    delegate.window?.rootViewController = root
    let any: (any UIApplicationDelegate)? = delegate
    #expect(any?.window??.rootViewController === root)
    if let window = any?.window, let window { #expect(window === delegate.window) }
  }
}

/// Wishes of the focus, of accessibility and of menus are kept; the animators' curves.
@MainActor
struct KeptWishesTests {
  private final class Tile: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func viewsSayWhatCanBeFocused() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tile = Tile(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    container.addSubview(UIView(frame: CGRect(x: 30, y: 0, width: 10, height: 10)))
    container.addSubview(tile)
    let items = container.focusItems(in: container.bounds)
    #expect(items.count == 1 && items.first === tile)
    tile.focusEffect = UIFocusHaloEffect(roundedRect: tile.bounds, cornerRadius: 4, curve: .continuous)
    #expect((tile.focusEffect as? UIFocusHaloEffect)?.path != nil)
    #expect(container.focusEffect == nil)
  }

  private final class Plain: NSObject {}

  @Test func plainObjectsHaveAccessibility() {
    let (one, other) = (Plain(), Plain())
    one.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.accessibilityLabel = "one"
    #expect(one.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(other.accessibilityFrame == .zero && other.accessibilityLabel == nil)
    let view = UIView()
    view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Pictures") { _ in nil }]
    #expect(view.accessibilityCustomRotors?.first?.name == "Pictures")
  }

  @Test func animatorsTakeCurvesAndRunTheirCompletions() {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    let any: any UIViewImplicitlyAnimating = animator
    var (moved, ended) = (false, false)
    any.addAnimations { moved = true }
    any.addCompletion { ended = $0 == .end }
    any.startAnimation()
    #expect(moved && ended)
    #expect(
      animator.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }

  private final class Turner: UIViewController {
    var events: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let context: any UIViewControllerTransitionCoordinatorContext = coordinator
      events.append("will \(context.containerView.bounds.size == CGSize(width: 390, height: 844))")
      coordinator.animate { [self] _ in
        events.append("along \(view.bounds.width)")
      } completion: { [self] _ in
        events.append("done")
      }
      coordinator.animate(alongsideTransition: { [self] _ in events.append("second") })
    }
  }

  /// Animations first, then completions (Apple, `animate(alongsideTransition:completion:)`).
  @Test func presentedControllersHearOfTurns() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (root, page) = (UIViewController(), Turner())
    window.rootViewController = root
    window.makeKeyAndVisible()
    page.modalPresentationStyle = .overFullScreen
    root.present(page, animated: false)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(page.events.first == "will true")
    #expect(page.events.dropFirst().map { $0.prefix(5) } == ["along", "secon", "done"])
  }
}
