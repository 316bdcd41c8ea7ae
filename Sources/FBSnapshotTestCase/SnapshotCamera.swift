import Foundation
import PictureComparison
import SnapshotAssertions
import SnapshotTesting
import iOSViews

/// Draws views and layers as iOSSnapshotTestCase does: in their size, without a stage around them.
@MainActor
enum SnapshotCamera {
  /// The file of a picture, and the frames of the views that it shows.
  struct Picture: Sendable {
    var file: Data
    var scale: CGFloat
    var views: [PictureComparison.NamedFrame] = []
  }

  static func picture(of view: UIView, inKeyWindow: Bool) -> Picture {
    SnapshotDrawing.withRealFonts {
      guard inKeyWindow, view.window == nil, let window = UIApplication.shared.keyWindow else {
        return drawn(view, inKeyWindow: inKeyWindow)
      }
      window.addSubview(view)
      defer { view.removeFromSuperview() }
      return drawn(view, inKeyWindow: true)
    }
  }

  private static func drawn(_ view: UIView, inKeyWindow: Bool) -> Picture {
    view.layoutIfNeeded()
    let image = SnapshotPicture.image(of: view, traits: view.traitCollection, inKeyWindow: inKeyWindow)
    return Picture(
      file: SnapshotPicture.reference(of: image), scale: image.scale,
      views: SnapshotPicture.views(in: image))
  }

  static func picture(of layer: CALayer) -> Picture {
    SnapshotDrawing.withRealFonts {
      let image = SnapshotPicture.image(of: layer, traits: UITraitCollection())
      return Picture(file: SnapshotPicture.reference(of: image), scale: image.scale)
    }
  }
}

/// How far pixels of a reference of this package may differ.
struct SnapshotTolerances {
  /// How far one pixel may differ, from 0 to 1.
  var perPixel: CGFloat
  /// The share of pixels that may differ, from 0 to 1.
  var overall: CGFloat

  /// How similar a pixel must be to the reference's, from 0 to 1. Below 1, pixels are counted instead of bytes, as iOSSnapshotTestCase does.
  var perceptualPrecision: Float {
    perPixel > 0 || overall > 0 ? min(Float(1 - perPixel), Self.countsPixels) : 1
  }

  private static let countsPixels: Float = 0.9999
}
