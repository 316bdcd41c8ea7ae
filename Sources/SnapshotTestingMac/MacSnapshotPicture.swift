import Foundation
import Graphics
import MacViews
import ObjCCompatibility
import PictureComparison
import SnapshotAssertions

/// Pictures of AppKit's views, and their files.
enum MacSnapshotPicture {
  /// Pixels per point: all Macs since 2016 have such screens.
  static let scale: CGFloat = 2

  /// Draws a view with real fonts, in another size if one is given.
  @MainActor
  static func image(of view: NSView, size: CGSize?) -> NSImage {
    SnapshotDrawing.withRealFonts {
      let former = view.frame.size
      if let size { view.frame.size = size }
      let drawing = view.displayList()
      let bitmap = Bitmap(.drawing(drawing, scale: scale))
      let image = NSImage(cgImage: CGImage(bitmap), size: drawing.size)
      objc_setAssociatedObject(image, viewsKey, namedFrames(in: view), .OBJC_ASSOCIATION_RETAIN)
      view.frame.size = former
      return image
    }
  }

  private static let viewsKey = AssociationKey()

  /// The frames of the views that a picture shows, with y pointing down.
  static func views(in image: NSImage) -> [PictureComparison.NamedFrame] {
    objc_getAssociatedObject(image, viewsKey) as? [PictureComparison.NamedFrame] ?? []
  }

  /// The largest number of views that are named.
  private static let mostViews = 5000

  @MainActor
  private static func namedFrames(in root: NSView) -> [PictureComparison.NamedFrame] {
    var frames: [PictureComparison.NamedFrame] = []
    var stack = [root]
    while let view = stack.popLast(), frames.count < mostViews {
      guard !view.isHidden, view.alphaValue > 0 else { continue }
      let label = view.describedName ?? view.describedText.map { "“\($0)”" }
      let name = label.map { "\(view.describedClassName) \($0)" } ?? view.describedClassName
      var frame = view.convert(view.bounds, to: root)
      if !root.isFlipped { frame.origin.y = root.bounds.height - frame.maxY }
      frames.append(PictureComparison.NamedFrame(name: name, frame: frame))
      stack += view.subviews.reversed()
    }
    return frames
  }

  static func bitmap(of image: NSImage) -> Bitmap? {
    image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.bitmap
  }
}
