import Foundation
import Graphics
import ObjCCompatibility
import PictureComparison
import SnapshotAssertions
import iOSViews

/// Pictures of views, and their files.
package enum SnapshotPicture {
  /// Draws a shown view.
  @MainActor
  package static func image(of view: UIView, traits: UITraitCollection, inKeyWindow: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traits)
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      if inKeyWindow {
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      } else {
        view.layer.render(in: context.cgContext)
      }
    }
    objc_setAssociatedObject(image, viewsKey, namedFrames(in: view), .OBJC_ASSOCIATION_RETAIN)
    return image
  }

  /// Draws a layer.
  @MainActor
  package static func image(of layer: CALayer, traits: UITraitCollection) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traits)
    return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      layer.render(in: context.cgContext)
    }
  }

  // MARK: Names

  private static let viewsKey = AssociationKey()

  /// The frames of the views that a picture shows.
  package static func views(in image: UIImage) -> [PictureComparison.NamedFrame] {
    objc_getAssociatedObject(image, viewsKey) as? [PictureComparison.NamedFrame] ?? []
  }

  /// The largest number of views that are named.
  private static let mostViews = 5000

  @MainActor
  private static func namedFrames(in root: UIView) -> [PictureComparison.NamedFrame] {
    var frames: [PictureComparison.NamedFrame] = []
    var stack = [root]
    while let view = stack.popLast(), frames.count < mostViews {
      guard !view.isHidden, view.alpha > 0 else { continue }
      let label = view.describedName ?? view.describedText.map { "“\($0)”" }
      let name = label.map { "\(view.describedClassName) \($0)" } ?? view.describedClassName
      frames.append(PictureComparison.NamedFrame(name: name, frame: view.convert(view.bounds, to: root)))
      stack += view.subviews.reversed()
    }
    return frames
  }

  // MARK: Files

  /// The picture as a PNG that is marked as this package's; for a picture without a size, one that says so.
  package static func reference(of image: UIImage) -> Data {
    SnapshotDrawing.reference(of: image.cgImage?.bitmap)
  }

  /// The picture as a PNG: the original file, if there is one. Nil for a picture without a size.
  package static func png(of image: UIImage) -> Data? { (image.cgImage?.bitmap).flatMap(SnapshotDrawing.png) }
}
