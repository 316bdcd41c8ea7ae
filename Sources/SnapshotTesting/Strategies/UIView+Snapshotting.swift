import Foundation
import SnapshotAssertions
import iOSViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view in its size.
  public static var image: Snapshotting { .image() }

  /// A view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the view is shown in the key window, with its safe area; there is a new one if the
  ///     process has none.
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - size: the size to give the view, in points; nil for its own.
  ///   - traits: traits for the view; the scale also applies to the picture.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMainActor {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        let stage = SnapshotStage(config: config, traits: traits, drawsInKeyWindow: drawHierarchyInKeyWindow)
        return stage.show(view, of: UIViewController()) {
          SnapshotPicture.image(of: view, traits: traits, inKeyWindow: drawHierarchyInKeyWindow)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its descendants in words.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and its descendants in words, without addresses.
  ///
  /// - Parameters:
  ///   - size: the size to give the view, in points; nil for its own.
  ///   - traits: traits for the view.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting<String>.lines.pullback { view in
      onMainActor {
        let stage = SnapshotStage(config: ViewImageConfig(size: size ?? view.frame.size, traits: traits))
        return stage.show(view, of: UIViewController()) {
          SnapshotText.withoutAddresses(view.recursiveDescription)
        }
      }
    }
  }
}
