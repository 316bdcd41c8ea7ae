import Foundation
import SnapshotAssertions
import iOSViews

extension Diffing where Value == UIImage {
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
  ///   - scale: pixels per point of the reference; nil or 0 for the main screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let given = scale ?? 0
    let scale = given > 0 ? given : onMainActor { UIScreen.main.scale }
    return Diffing(
      toData: SnapshotPicture.reference,
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      PictureDiffing(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale,
        views: SnapshotPicture.views(in: new)
      ).failure(
        reference: SnapshotPicture.png(of: old) ?? Data(), actual: SnapshotPicture.reference(of: new))
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture as it is.
  public static var image: Snapshotting { .image() }

  /// A picture as it is. See ``SnapshotAssertions/Diffing/image(precision:perceptualPrecision:scale:)``.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer and its sublayers.
  public static var image: Snapshotting { .image() }

  /// A layer and its sublayers.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match.
  ///   - perceptualPrecision: how like the reference's a pixel must be.
  ///   - traits: the scale of the picture; the main screen's unless stated.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in onMainActor { SnapshotPicture.image(of: layer, traits: traits) } }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A path, filled with black.
  public static var image: Snapshotting { .image() }

  /// A path, filled with black.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
    }
  }
}
