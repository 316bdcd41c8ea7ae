import Foundation
import MacViews
import SnapshotAssertions

extension Diffing where Value == NSImage {
  /// Compares pictures pixel by pixel, or by what stands where if the reference was recorded elsewhere.
  public static var image: Diffing { image() }

  /// Compares pictures.
  ///
  /// References that this package recorded are compared pixel by pixel, others by what stands where; then only places count,
  /// and both numbers have no effect.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be; 0.98 is as exact as the eye.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    Diffing(
      toData: { SnapshotDrawing.reference(of: MacSnapshotPicture.bitmap(of: $0)) },
      fromData: { NSImage(data: $0) ?? NSImage() }
    ) { old, new in
      PictureDiffing(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: MacSnapshotPicture.scale,
        views: MacSnapshotPicture.views(in: new)
      ).failure(
        reference: MacSnapshotPicture.bitmap(of: old).flatMap(SnapshotDrawing.png) ?? Data(),
        actual: SnapshotDrawing.reference(of: MacSnapshotPicture.bitmap(of: new)))
    }
  }
}

extension Snapshotting where Value == NSImage, Format == NSImage {
  /// A picture as it is.
  public static var image: Snapshotting { .image() }

  /// A picture as it is. See ``SnapshotAssertions/Diffing/image(precision:perceptualPrecision:)``.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Value == NSView, Format == NSImage {
  /// A view in its size.
  public static var image: Snapshotting { .image() }

  /// A view, at two pixels per point.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - size: the size to give the view, in points; nil for its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil
  ) -> Snapshotting {
    SimplySnapshotting<NSImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { view in onMainActor { MacSnapshotPicture.image(of: view, size: size) } }
  }
}

extension Snapshotting where Value == NSView, Format == String {
  /// The view and its descendants in words, without addresses.
  public static var recursiveDescription: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      onMainActor { SnapshotText.withoutAddresses(view.subtreeDescription) }
    }
  }
}

extension Snapshotting where Value == NSViewController, Format == NSImage {
  /// A controller's view in its size.
  public static var image: Snapshotting { .image() }

  /// A controller's view, at two pixels per point.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - size: the size to give the view, in points; nil for its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil
  ) -> Snapshotting {
    Snapshotting<NSView, NSImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, size: size
    ).pullback { controller in onMainActor { controller.view } }
  }
}

extension Snapshotting where Value == NSViewController, Format == String {
  /// The controller's view and its descendants in words, without addresses.
  public static var recursiveDescription: Snapshotting {
    Snapshotting<NSView, String>.recursiveDescription.pullback { controller in onMainActor { controller.view }
    }
  }
}
