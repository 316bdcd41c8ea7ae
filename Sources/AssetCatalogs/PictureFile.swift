import Foundation
import Graphics
import InterfaceBuilder

/// The file of a picture in an asset catalogue.
///
/// For formats whose pixels are not read, only the size is read, which layout needs, and a placeholder is drawn. A PDF file without
/// shapes, such as a scanned page, is one of them, too.
package struct PictureFile {
  /// The contents to draw.
  package enum Content {
    case pixels(EncodedImage)
    case drawing(DisplayList)
    /// Nothing: only the size is known.
    case unread
  }

  package let content: Content
  /// In points.
  package let size: CGSize

  /// - Parameter scale: pixels per point; vectors have the size that they state, in points.
  /// - Throws: an error if the file is missing, or if the size of the picture cannot be determined.
  package init(path: String, scale: CGFloat) throws(DocumentError) {
    let bytes = try Self.bytes(of: path)
    if let pixels = EncodedImage(bytes) {
      content = .pixels(pixels)
      size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    } else if path.lowercased().hasSuffix(".svg") {
      let drawing = try VectorPicture(svg: bytes).drawing
      content = .drawing(drawing)
      size = drawing.size
    } else if let page = PDFPicture(bytes) {
      content = page.drawing.map(Content.drawing) ?? .unread
      size = page.size
    } else {
      content = .unread
      size = try Self.statedSize(of: bytes, scale: scale)
    }
  }

  private static let largestFile = 64 * 1024 * 1024

  private static func bytes(of path: String) throws(DocumentError) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw DocumentError(.emptyFile, at: .start, "Expected the picture that the catalogue names")
    }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: largestFile + 1), bytes.count <= largestFile else {
      throw DocumentError(.tooLarge, at: .start, "Expected a picture of at most \(largestFile) bytes")
    }
    return bytes
  }

  private static func statedSize(of bytes: Data, scale: CGFloat) throws(DocumentError) -> CGSize {
    if let size = PictureSize.ofPDF(bytes) { return size }
    guard let size = PictureSize.ofJPEG(bytes) ?? PictureSize.ofGIF(bytes), size.width > 0, size.height > 0
    else {
      throw DocumentError(.malformedAsset, at: .start, "Expected a PNG, SVG, JPEG, GIF or PDF picture")
    }
    return CGSize(width: size.width / scale, height: size.height / scale)
  }
}
