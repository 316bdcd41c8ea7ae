import Foundation

extension UIImage {
  /// The picture of this name among the main bundle's PNG files, `name@3x.png` and `name@2x.png` first; nil where there
  /// is none. Asset catalogues are not read.
  public convenience init?(named name: String) {
    for scale in [3, 2, 1] {
      let file = scale == 1 ? name : "\(name)@\(scale)x"
      guard let url = Bundle.main.url(forResource: file, withExtension: "png"),
        let size = Self.pixelSize(ofPNG: url)
      else { continue }
      self.init(
        name: name, size: CGSize(width: size.width / CGFloat(scale), height: size.height / CGFloat(scale)))
      return
    }
    return nil
  }

  /// The size that a PNG file's header states, in pixels.
  private static func pixelSize(ofPNG url: URL) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: url),
      let head = try? handle.read(upToCount: headerLength), head.count == headerLength
    else { return nil }
    func number(at offset: Int) -> CGFloat {
      CGFloat(head[offset..<offset + 4].reduce(0) { $0 << 8 + Int($1) })
    }
    return CGSize(width: number(at: widthOffset), height: number(at: widthOffset + 4))
  }

  /// Signature, length and name of the first chunk, width, height (PNG specification, 5.2 and 11.2.2).
  private static let headerLength = 24
  private static let widthOffset = 16
}
