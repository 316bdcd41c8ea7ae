import Foundation

extension UIImage {
  /// The picture of this name in the main bundle's asset catalogues, else among its PNG files, `name@3x.png` and
  /// `name@2x.png` first; nil where there is none. Light and dark variants follow the interface that the picture is drawn in.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameters:
  ///   - name: with the groups of the catalogue that provide a namespace, as in `Icons/Star`.
  ///   - bundle: nil for the main one.
  ///   - traitCollection: where the picture will be shown; nil for the main screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let image = UIImage(asset: name, in: bundle ?? .main, compatibleWith: traitCollection) {
      self.init(copying: image)
    } else {
      self.init(file: name, in: bundle ?? .main)
    }
  }

  /// The same; the configuration is taken on by symbols.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    let configured = configuration.map(image.withConfiguration) ?? image
    self.init(copying: configured)
  }

  private convenience init?(file name: String, in bundle: Bundle) {
    for scale in [3, 2, 1] {
      let file = scale == 1 ? name : "\(name)@\(scale)x"
      guard let url = bundle.url(forResource: file, withExtension: "png"),
        let size = Self.pixelSize(ofPNG: url)
      else { continue }
      self.init(name: name, size: size.divided(by: scale))
      return
    }
    return nil
  }

  /// The picture in a PNG file, whose name may end in `@2x` or `@3x`; nil for anything else.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let size = Self.pixelSize(ofPNG: url) else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let scale = [2, 3].first { name.hasSuffix("@\($0)x") } ?? 1
    self.init(name: name, size: size.divided(by: scale))
  }

  /// The picture in a PNG file's bytes, a pixel to the point; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let size = Self.pixelSize(inHead: data.prefix(Self.headerLength)) else { return nil }
    self.init(name: "", size: CGSize(width: size.width / scale, height: size.height / scale))
  }

  /// The size that a PNG file's header states, in pixels.
  private static func pixelSize(ofPNG url: URL) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: url),
      let head = try? handle.read(upToCount: headerLength)
    else { return nil }
    return pixelSize(inHead: head)
  }

  private static func pixelSize(inHead head: Data) -> CGSize? {
    let head = [UInt8](head)
    guard head.count == headerLength, head.starts(with: signature) else { return nil }
    func number(at offset: Int) -> CGFloat {
      CGFloat(head[offset..<offset + 4].reduce(0) { $0 << 8 + Int($1) })
    }
    return CGSize(width: number(at: widthOffset), height: number(at: widthOffset + 4))
  }

  /// Signature, length and name of the first chunk, width, height (PNG specification, 5.2 and 11.2.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerLength = 24
  private static let widthOffset = 16
}

extension CGSize {
  fileprivate func divided(by scale: Int) -> CGSize {
    CGSize(width: width / CGFloat(scale), height: height / CGFloat(scale))
  }
}
