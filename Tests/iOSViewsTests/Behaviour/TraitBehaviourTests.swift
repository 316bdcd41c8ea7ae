import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct TraitBehaviourTests {
  @Test("traits.registered-only") func registeredOnly() {
    let (view, notes) = (UIView(), Notes())
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.add("style") }
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(notes.lines.isEmpty)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(notes.lines == ["style"])
  }

  @Test("traits.previous-given") func previousGiven() {
    let (view, notes) = (UIView(), Notes())
    view.traitOverrides.userInterfaceStyle = .light
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      notes.add("\(old.userInterfaceStyle == .light) \(view.traitCollection.userInterfaceStyle == .dark)")
    }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(notes.lines == ["true true"])
  }

  @Test("traits.unregister") func unregister() {
    let (view, notes) = (UIView(), Notes())
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      notes.add("style")
    }
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(notes.lines.isEmpty)
  }

  @Test("traits.not-at-registration") func notAtRegistration() {
    let (view, notes) = (UIView(), Notes())
    view.traitOverrides.userInterfaceStyle = .dark
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.add("style") }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(notes.lines.isEmpty)
  }

  @Test("traits.override-spreads") func overrideSpreads() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("traits.override-removed") func overrideRemoved() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("traits.custom") func custom() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection[Flavour.self] == "plain")
    outer.traitOverrides[Flavour.self] = "lemon"
    #expect(inner.traitCollection[Flavour.self] == "lemon")
  }

  @Test("traits.last-wins") func lastWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .compact)
  }

  @Test("traits.contains") func containsTraits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).containsTraits(in: traits))
  }

  @Test("traits.color-appearance") func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let compact = light.modifyingTraits { $0.horizontalSizeClass = .compact }
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(!compact.hasDifferentColorAppearance(comparedTo: light))
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
  }

  @Test("traits.modifying-copies") func modifyingCopies() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light && dark.userInterfaceStyle == .dark)
  }

  @Test("traits.unspecified") func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified && traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified && traits.displayScale == 0)
  }

  @Test("traits.perform-as-current") func performAsCurrent() {
    let before = UITraitCollection.current.userInterfaceStyle
    let other: UIUserInterfaceStyle = before == .dark ? .light : .dark
    var inside = before
    UITraitCollection(userInterfaceStyle: other).performAsCurrent {
      inside = UITraitCollection.current.userInterfaceStyle
    }
    #expect(inside == other && UITraitCollection.current.userInterfaceStyle == before)
  }

  @Test("traits.dynamic-color") func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test("traits.style-of-controller") func styleOfController() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("traits.controller-through-view") func controllerThroughView() {
    let (parent, child, between) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(between)
    between.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = window(showing: parent)
    between.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("traits.text-size-limit") func textSizeLimit() {
    let view = UIView()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .large
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    view.maximumContentSizeCategory = nil
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("traits.transition-before") func transitionBefore() {
    let controller = TurningController()
    let screen = window(showing: controller)
    screen.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    screen.layoutIfNeeded()
    #expect(controller.calls == ["will 400.0", "along 800.0", "done"])
  }

  @Test("traits.did-change-previous") func didChangePrevious() {
    let controller = TurningController()
    let screen = window(showing: controller)
    screen.traitOverrides.verticalSizeClass = .regular
    controller.notesTraits = true
    screen.traitOverrides.verticalSizeClass = .compact
    #expect(controller.calls.last == "traits regular")
  }

  @Test("appearance.at-entry") func appearanceAtEntry() {
    EntryView.appearance().backgroundColor = .red
    let view = EntryView()
    #expect(view.backgroundColor == nil)
    let screen = UIWindow()
    screen.addSubview(view)
    #expect(view.backgroundColor == .red)
  }

  @Test("appearance.not-inside") func appearanceNotInside() {
    let (screen, view) = (UIWindow(), InsideView())
    screen.addSubview(view)
    InsideView.appearance().backgroundColor = .red
    #expect(view.backgroundColor == nil)
    view.removeFromSuperview()
    screen.addSubview(view)
    #expect(view.backgroundColor == .red)
  }

  @Test("appearance.own-value-wins") func appearanceOwnValueWins() {
    OwnView.appearance().backgroundColor = .red
    let (screen, view) = (UIWindow(), OwnView())
    view.backgroundColor = .blue
    screen.addSubview(view)
    #expect(view.backgroundColor == .blue)
  }

  @Test("appearance.container-wins") func appearanceContainerWins() {
    HeldView.appearance().backgroundColor = .red
    HeldView.appearance(whenContainedInInstancesOf: [HoldingView.self]).backgroundColor = .green
    let (screen, outer, held, free) = (UIWindow(), HoldingView(), HeldView(), HeldView())
    outer.addSubview(held)
    screen.addSubview(outer)
    screen.addSubview(free)
    #expect(held.backgroundColor == .green && free.backgroundColor == .red)
  }

  private enum Flavour: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private final class EntryView: UIView {}
  private final class InsideView: UIView {}
  private final class OwnView: UIView {}
  private final class HeldView: UIView {}
  private final class HoldingView: UIView {}

  /// Notes how it is turned.
  private final class TurningController: UIViewController {
    var calls: [String] = []
    var notesTraits = false
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will \(view.bounds.width)")
      coordinator.animate { [self] _ in
        calls.append("along \(view.bounds.width)")
      } completion: { [self] _ in
        calls.append("done")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard notesTraits else { return }
      calls.append("traits \(previousTraitCollection?.verticalSizeClass == .regular ? "regular" : "other")")
    }
  }
}
