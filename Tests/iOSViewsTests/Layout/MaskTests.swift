import AutoLayout
import Foundation
import Testing
import iOSViews

/// Views that their masks place, among constraints. A mask acts once, from the frame that the program set and the
/// superview's size at that moment (Apple, `translatesAutoresizingMaskIntoConstraints`); the numbers are worked out by
/// hand.
@MainActor
struct MaskTests {
  /// A controller whose view has a label in its middle.
  private final class LabelController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  @Test func rotatedWindowKeepsItsControllersSize() {
    let content = LabelController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      window.frame.size = size
      window.layoutIfNeeded()
      for view in [tabs.view, navigation.view, content.view] {
        #expect(view?.frame == CGRect(origin: .zero, size: size))
      }
      #expect(content.label.center.x == size.width / 2)
    }
  }

  @Test func smallerWindowKeepsItsControllersSize() {
    let content = LabelController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// The start of the mask is 50 in a superview without a size: 50 more than the superview ever after.
  @Test func childGrowsOnceWhereverItGoes() {
    let root = UIView.container(400, 400)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    child.autoresizingMask = .flexibleWidth
    let label = FixedView(10, 10)
    child.addSubview(label)
    box.addSubview(child)
    let held = [
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
      label.trailingAnchor.constraint(equalTo: child.trailingAnchor),
      label.topAnchor.constraint(equalTo: child.topAnchor),
    ]
    NSLayoutConstraint.activate(held)
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(child.frame.width == 150)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for parent in [window, root, window] {
      parent.addSubview(box)
      parent.layoutIfNeeded()
      #expect(child.frame.width == 150)
      #expect(label.frame.maxX == 150)
    }
  }

  @Test func itemMadeWithoutSizeFillsItsSuperviewOnce() {
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view = root
    let (bar, content, row) = (UIView(), UIView(), UIView())
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.addSubview(content)
    root.addSubview(bar)
    content.addSubview(row)
    for view in [bar, row] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 50),
      row.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    let window = UIWindow(frame: root.frame)
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 84))
    #expect(bar.frame == CGRect(x: 0, y: 760, width: 390, height: 84))
    window.setSafeAreaInsets(.zero)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
  }

  /// From 100 to 33 and back: rounded steps would end up at (10.5, 49.5).
  @Test func sharesComeBackToWhereTheyStarted() {
    let (root, view, label) = sharedThirds
    for width in [33, 77, 41, 100] as [CGFloat] {
      root.frame.size.width = width
      label.text = (label.text ?? "") + "x"
      root.layoutMargins.top += 1
      root.layoutIfNeeded()
    }
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 10))
  }

  private var sharedThirds: (UIView, UIView, UILabel) {
    let root = UIView.container(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.addSubview(view)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, view, label)
  }

  /// A mask or the way back to frames starts from what is there at that moment.
  @Test func newMaskStartsFromThePresentFrame() {
    let root = UIView.container(100, 100)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    root.addSubview(view)
    let follower = FixedView(10, 10)
    root.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    #expect(follower.frame.minX == 150)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let place = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([width, place])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 40)
    NSLayoutConstraint.deactivate([width, place])
    view.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size.width = 310
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 50)
  }

  /// A superview without a size in between takes nothing away from what layout knows.
  @Test func frameThatLayoutTakesBackLeavesNoTrace() {
    let root = UIView.container(300, 300)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.fillSuperview(100)
    root.layoutIfNeeded()
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin, .flexibleWidth,
    ]
    box.addSubview(child)
    let label = FixedView(5, 5)
    child.addSubview(label)
    label.fillSuperview()
    box.widthAnchor.constraint(greaterThanOrEqualTo: child.widthAnchor).isActive = true
    root.layoutIfNeeded()
    box.frame = .zero
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(label.frame.size == CGSize(width: 30, height: 40))
  }

  /// A view that a mask resizes is notified, in the engine or not: margins follow the width.
  @Test(arguments: [false, true])
  func masksReportNewSizes(isConstrained: Bool) {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
    window.rootViewController = controller
    let label = FixedView(10, 10)
    if isConstrained {
      controller.view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor).isActive =
        true
    }
    window.makeKeyAndVisible()
    #expect(controller.view.layoutMargins.left == 20)
    window.frame.size.width = 390
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == 16)
    if isConstrained { #expect(label.frame.minX == 16) }
  }
}
