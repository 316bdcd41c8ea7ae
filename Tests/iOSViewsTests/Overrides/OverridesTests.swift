import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// How often each override was called, by class and member.
enum Calls {
  nonisolated(unsafe) private(set) static var counts: [String: Int] = [:]

  static func note(_ name: String) { counts[name, default: 0] += 1 }
  static func reset() { counts = [:] }
}

/// Expected: docs/overrides.tsv, whose sources are Apple's pages and headers; `Scripts/check-overrides.py` sees to it that
/// no overridable member is left out.
@MainActor
struct OverridesTests {
  private struct Row {
    let name: String
    let caller: String
  }

  private static let rows: [Row] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try? String(contentsOf: root.appending(path: "docs/overrides.tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Row(name: cells[0] + "." + cells[1], caller: cells[2])
    }
  }()

  @Test("every member of the table is called through its override")
  func called() {
    #expect(Self.rows.count > 250)
    Calls.reset()
    OverrideScenarios().runAll()
    for row in Self.rows where row.caller != "nobody" {
      #expect(Calls.counts[row.name] != nil, "\(row.name) is not called by \(row.caller)")
    }
  }

  // MARK: Answers are used

  private final class GradientView: UIView {
    let gradient = CALayer()
    var calls = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      calls += 1
      gradient.frame = bounds
    }
  }

  /// Apple, `layoutSublayers(of:)`: a view is notified of each layout of its layer, and its default calls `layoutSubviews()`.
  @Test("layers of a view are placed in each layout, whether or not its layer has been used")
  func sublayers() {
    for readsLayer in [true, false] {
      let view = GradientView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      if readsLayer { view.layer.addSublayer(view.gradient) }
      view.layoutIfNeeded()
      view.frame.size.width = 80
      view.layoutIfNeeded()
      #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
      #expect(view.calls == 2)
    }
  }

  private final class CustomLayer: CALayer {
    var calls = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      calls += 1
    }
  }
  private final class Counting: UIView {
    override class var layerClass: AnyClass { CustomLayer.self }
    var calls = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
    }
  }

  @Test("a layout goes once through layer and view")
  func layerAndView() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view.layer as? CustomLayer
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layer?.calls == 2)
    #expect(view.calls == 2)
  }

  private final class IconAbove: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 10, y: 5, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 30, width: contentRect.width, height: 20)
    }
  }

  /// Apple, `UIButton.imageRect(forContentRect:)`: where the button draws its image.
  @Test("buttons put title and image where overrides say")
  func buttonParts() {
    let button = IconAbove(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    _ = (button.imageView, button.titleLabel)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 40, y: 5, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY != 5)
  }

  private final class Silent: UITextField {
    override func drawText(in rect: CGRect) {}
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  }

  @Test("a field whose override draws no text shows none")
  func fieldText() {
    let field = Silent(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Hint"
    #expect(field.displayList().dump.contains("Hint"))
    field.text = "Typed"
    #expect(!field.displayList().dump.contains("Typed"))
  }

  private final class Odd: UIView {
    var hides = false
    override var isHidden: Bool {
      get { hides }
      set { hides = newValue }
    }
    override var backgroundColor: UIColor? {
      get { .red }
      set {}
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0) }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  @Test("drawing, events and layout use what overrides answer")
  func answers() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let odd = Odd(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    host.addSubview(odd)
    #expect(host.displayList().dump.lowercased().contains("#ff0000"))
    #expect(host.hitTest(CGPoint(x: 35, y: 55), with: nil) === odd)
    odd.hides = true
    #expect(host.hitTest(CGPoint(x: 35, y: 55), with: nil) === host)
    odd.hides = false
    odd.sizeToFit()
    #expect(odd.bounds.size == CGSize(width: 33, height: 44))
    odd.translatesAutoresizingMaskIntoConstraints = false
    odd.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    odd.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    host.layoutIfNeeded()
    // By hand: the alignment rectangle starts at 0 and is 30 wide; the frame starts 7 to its left.
    #expect(odd.frame == CGRect(x: -7, y: 0, width: 37, height: 20))
  }

  private final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }
  private final class Halving: UIViewController {
    override var childForStatusBarHidden: UIViewController? { children.first }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  /// Apple, `childForStatusBarHidden` and `size(forChildContentContainer:withParentContainerSize:)`.
  @Test("controllers' answers reach the status bar and the children")
  func controllers() {
    let parent = Halving()
    let child = Bare()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets.top = 47
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarStyle == .default)
    let presented = Bare()
    parent.present(presented, animated: false)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(child.sizes == [CGSize(width: 422, height: 390)])
    #expect(presented.sizes == [CGSize(width: 844, height: 390)])
    parent.dismiss(animated: false)
    window.rootViewController = child
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
  }

  private final class Logging: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: UIAction) {
      sent.append("closure")
      super.sendAction(action)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("method")
      super.sendAction(action, to: target, for: event)
    }
  }

  /// Apple, `sendAction(_:to:for:)`: called once for each action of the control's events.
  @Test("controls send each action through their overrides")
  func actions() {
    let control = Logging()
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    control.addTarget(self, action: Selector("press"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["closure", "method"])
    #expect(runs == 1)
  }
}
