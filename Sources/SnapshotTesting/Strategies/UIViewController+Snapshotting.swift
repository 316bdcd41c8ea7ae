import Foundation
import SnapshotAssertions
import iOSViews

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's view in its size.
  public static var image: Snapshotting { .image() }

  /// A controller on a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: whether the view is shown in the key window, with its safe area.
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - size: the size to give the view, in points; nil for the device's.
  ///   - traits: traits in addition to the device's; the scale also applies to the picture.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      onMainActor {
        var config = config
        config.size = size ?? config.size
        let stage = SnapshotStage(config: config, traits: traits, drawsInKeyWindow: drawHierarchyInKeyWindow)
        return stage.show(controller.view, of: controller) {
          SnapshotPicture.image(of: controller.view, traits: traits, inKeyWindow: drawHierarchyInKeyWindow)
        }
      }
    }
  }

  /// A controller's view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the view is shown in the key window, with its safe area.
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - size: the size to give the view, in points; nil for its own.
  ///   - traits: traits for the controller; the scale also applies to the picture.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller, its children and the controllers that it presents, in words.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      onMainActor {
        SnapshotStage(config: ViewImageConfig()).show(controller.view, of: controller) {
          ControllerHierarchy.text(of: controller)
        }
      }
    }
  }

  /// The controller's view and its descendants in words.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The controller's view and its descendants in words, without addresses.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size to give the view, in points; nil for the device's.
  ///   - traits: traits in addition to the device's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting<String>.lines.pullback { controller in
      onMainActor {
        var config = config
        config.size = size ?? config.size
        return SnapshotStage(config: config, traits: traits).show(controller.view, of: controller) {
          SnapshotText.withoutAddresses(controller.view.recursiveDescription)
        }
      }
    }
  }
}

/// Describes a tree of controllers like UIKit's private `_printHierarchy`.
@MainActor
enum ControllerHierarchy {
  static func text(of root: UIViewController) -> String {
    var lines: [String] = []
    var stack = [(controller: root, depth: 0, mark: "| ")]
    while let (controller, depth, mark) = stack.popLast() {
      let indent = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + "   " + mark
      lines.append(indent + line(for: controller))
      // A presented controller is listed after the children of its presenter.
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        stack.append((presented, depth + 1, "+ "))
      }
      for child in controller.children.reversed() { stack.append((child, depth + 1, "| ")) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(for controller: UIViewController) -> String {
    let isShown = controller.viewIfLoaded?.window != nil
    var words = "<\(className(controller))>, state: \(isShown ? "appeared" : "disappeared"), view: "
    // UIKit has loaded the views of bar containers even if they are not shown (4 of 4 in a public reference).
    guard let name = containerName(controller) ?? controller.viewIfLoaded?.describedClassName else {
      return words + "(view not loaded)"
    }
    words += "<\(name)>"
    return isShown ? words : words + " not in the window"
  }

  /// The private class of a container's view in UIKit; nil for other controllers.
  private static func containerName(_ controller: UIViewController) -> String? {
    if controller is UINavigationController || controller is UITabBarController {
      return "UILayoutContainerView"
    }
    guard controller.isViewLoaded, controller is UIPageViewController else { return nil }
    return "_UIPageViewControllerContentView"
  }

  private static func className(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }
}
