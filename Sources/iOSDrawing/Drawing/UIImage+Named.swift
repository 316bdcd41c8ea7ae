import AssetCatalogs
import Foundation
import Graphics

extension UIImage {
  /// The picture of this name in the main bundle's asset catalogues, else among its PNG and JPEG files, `name@3x.png` and
  /// `name@2x.png` first; nil if there is none. Light and dark variants follow the interface that the picture is drawn in.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameters: - name: the name, with the catalogue groups that provide a namespace, as in
  ///   `Icons/Star`. - bundle: the bundle to search; nil for the main one. - traitCollection: the traits
  ///   of the interface that shows the picture; nil for the main screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let image = UIImage(asset: name, in: bundle ?? .main, compatibleWith: traitCollection) {
      self.init(copying: image)
    } else {
      self.init(file: name, in: bundle ?? .main)
    }
  }

  /// The same, with a configuration for symbols.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    let configured = configuration.map(image.withConfiguration) ?? image
    self.init(copying: configured)
  }

  /// The picture of `#imageLiteral(resourceName:)`.
  ///
  /// - Precondition: there is one of that name.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("#imageLiteral: there is no picture named \"\(name)\"")
    }
    self.init(copying: image)
  }

  private static let fileExtensions = ["png", "jpg", "jpeg"]

  /// The name may have its file's extension, as names of JPEG files must in UIKit.
  private convenience init?(file: String, in bundle: Bundle) {
    let given = (file as NSString).pathExtension
    let isGiven = Self.fileExtensions.contains(given.lowercased())
    let name = isGiven ? (file as NSString).deletingPathExtension : file
    for ending in isGiven ? [given] : Self.fileExtensions {
      for scale in [3, 2, 1] {
        let file = scale == 1 ? name : "\(name)@\(scale)x"
        guard let url = BundleFiles.url(of: file, ending, in: bundle),
          let data = try? Data(contentsOf: url), let pixels = EncodedImage(data)
        else { continue }
        self.init(pixels, name: name, scale: CGFloat(scale))
        return
      }
    }
    return nil
  }

  /// The picture in a PNG or JPEG file, whose name may end in `@2x` or `@3x`; nil for anything else.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url), let pixels = EncodedImage(data) else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let scale = [2, 3].first { name.hasSuffix("@\($0)x") } ?? 1
    self.init(pixels, name: name, scale: CGFloat(scale))
  }

  /// The picture in a PNG or JPEG file's bytes, at one pixel per point; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = EncodedImage(data) else { return nil }
    self.init(pixels, name: "", scale: scale)
  }

  convenience init(_ pixels: EncodedImage, name: String, scale: CGFloat) {
    self.init(
      Bitmap(.encoded(pixels)), name: name, scale: scale,
      orientation: Orientation(exif: pixels.exifOrientation))
  }
}
