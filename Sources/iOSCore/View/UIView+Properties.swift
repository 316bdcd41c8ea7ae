import AutoLayout
import ObjCCompatibility
import SwiftMetadata

extension UIView {
  /// Runs a method of the view, and requests it again when an observable property that it read changes. (Apple, “Automatic observation
  /// tracking”: `updateProperties()`, `layoutSubviews()`, `updateConstraints()` and `draw(_:)` of views, and the methods of their
  /// controllers; the configurations of buttons and cells.)
  ///
  /// - Parameter byHandler: whether the method calls a program's closure.
  @_spi(ViewHooks) public func trackingReads(
    byHandler: Bool = false, _ body: () -> Void, invalidate: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    if byHandler {
      TrackedReads.track(for: self, body, invalidate: invalidate)
    } else {
      TrackedReads.trackPass(of: self, layoutNode, body, invalidate: invalidate)
    }
  }

  public nonisolated func runUpdateProperties() {
    MainActor.assumeIsolated {
      let outer = CurrentTraits.enter(.view(self))
      defer { CurrentTraits.leave(to: outer) }
      trackingReads {
        owningController?.updateProperties()
        updateProperties()
      } invalidate: {
        $0.setNeedsUpdateProperties()
      }
    }
  }

  /// Lets the node of a view that was just made call the members that its class overrides.
  func prepareNode() {
    layoutNode.adopt(view: self)
    layoutNode.waitsForConstraints = !Self.requiresConstraintBasedLayout
    layoutNode.questions = OverriddenGeometry.questions(for: type(of: self))
    if layoutNode.questions.contains(.properties) { layoutNode.setNeedsUpdateProperties() }
  }

  func notePasses(of controller: UIViewController) {
    TrackedReads.notePasses(of: controller, in: layoutNode)
    requestPropertiesUpdate()
  }

  /// Requests an update of properties if a class of a program has one: views that were just made, and those whose traits have changed.
  func requestPropertiesUpdate() {
    if layoutNode.questions.contains(.properties) || owningController?.updatesProperties == true {
      setNeedsUpdateProperties()
    }
  }
}

extension UIViewController {
  /// Whether the controller's class updates properties.
  fileprivate var updatesProperties: Bool {
    let type = type(of: self)
    return ClientClasses.contains(type) && PropertiesProbe.probe.isOverridden(by: type)
  }
}

/// Finds out which classes of controllers update properties.
@MainActor
private enum PropertiesProbe {
  private final class Plain: UIViewController {}

  private final class Overriding: UIViewController {
    private var updates = 0

    override func updateProperties() { updates += 1 }
  }

  static let probe = OverrideProbe(of: UIViewController.self, plain: Plain.self, overriding: Overriding.self)
}
