import AutoLayout
import Foundation
import Graphics
import LayerTree
import ObjCCompatibility
import Testing
import iOSViews

@testable import iOSCore

/// Overrides as a class's method table shows them: only methods count. Each subclass has initialisers of its own, written or
/// inherited, and stored properties of its own.
@MainActor
struct OverrideProbeTests {
  private class Bare: UIView {}

  private class WithInitialiser: UIView {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private class Overriding: Bare {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }

  private final class Descendant: Overriding {}

  @Test func onlyOverridesOfTheMethodCount() {
    let probe = LayerLayoutProbe.probe
    #expect(!probe.isOverridden(by: UIView.self) && !probe.isOverridden(by: Bare.self))
    #expect(!probe.isOverridden(by: WithInitialiser.self) && !probe.isOverridden(by: UILabel.self))
    #expect(probe.isOverridden(by: Overriding.self) && probe.isOverridden(by: Descendant.self))
  }

  /// Layers are costly: a layout makes none for views that nobody used theirs, not even inside one that has a layer.
  @Test func layoutMakesNoLayers() {
    let (root, inner, outer) = (WithInitialiser(number: 1), WithInitialiser(number: 2), Bare())
    root.addSubview(inner)
    inner.addSubview(outer)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect([root, inner, outer].allSatisfy { $0.madeLayer == nil })
    _ = root.layer
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.madeLayer != nil && inner.madeLayer == nil && outer.madeLayer == nil)
  }

  // MARK: Questions

  private final class Framed: UIView {
    override var frame: CGRect { didSet {} }
  }

  private final class Bounded: UIView {
    override var bounds: CGRect {
      get { super.bounds }
      set { super.bounds = newValue }
    }
  }

  private final class Centred: UIView {
    override var center: CGPoint { didSet {} }
  }

  private final class Covered: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private final class Margined: UIView {
    override var layoutMargins: UIEdgeInsets { didSet {} }
  }

  private final class Directional: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  }

  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private final class Aligned: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  }

  private final class Framing: UIView {
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  }

  private class Generic<Value>: UIView {
    override var center: CGPoint { didSet {} }
  }

  private final class Specialised: Generic<Int> {}

  private final class Updating: UIView {
    override func updateProperties() {}
  }

  /// The questions of all views of a program.
  private static let clients: ViewQuestions = [.content, .programsPasses]

  /// A client's views are measured, and layout calls only what their classes override; for ours it reads only
  /// alignment rectangles.
  @Test func overridesOfViewsAreCalled() {
    #expect(UIView().layoutNode.questions == [] && UILabel().layoutNode.questions == [])
    #expect(Bare().layoutNode.questions == Self.clients)
    #expect(WithInitialiser(number: 1).layoutNode.questions == Self.clients)
    #expect(Overriding().layoutNode.questions == Self.clients)
    for view in [Framed(), Bounded(), Centred(), Generic<String>(), Specialised()] {
      #expect(view.layoutNode.questions == Self.clients.union(.frames), "\(type(of: view))")
    }
    for view in [Covered(), Margined(), Directional()] {
      #expect(view.layoutNode.questions == Self.clients.union(.insets), "\(type(of: view))")
    }
    for view in [Inset(), Aligned(), Framing()] {
      #expect(view.layoutNode.questions == Self.clients.union(.alignment), "\(type(of: view))")
    }
    #expect(Updating().layoutNode.questions == Self.clients.union(.properties))
    #expect(UISwitch().layoutNode.questions == .alignment && UIImageView().layoutNode.questions == .alignment)
  }
}
