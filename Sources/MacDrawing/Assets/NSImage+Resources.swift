import AssetCatalogs
import Foundation

extension NSImage {
  /// The picture of an asset catalogue; an empty one if the catalogue has none of that name.
  public convenience init(resource: ImageResource) {
    guard let image = resource.bundle.image(forResource: resource.name) else {
      self.init(size: .zero)
      return
    }
    self.init(image.content, size: image.size, name: resource.name)
    _ = takingLook(from: image)
  }
}

extension NSColor {
  /// The colour of an asset catalogue; clear if the catalogue has none of that name.
  public convenience init(resource: ColorResource) {
    let found = NSColor(named: resource.name, bundle: resource.bundle)
    self.init(copying: found ?? .clear)
  }
}
