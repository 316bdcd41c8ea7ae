import Foundation

/// Makes files of drawings. The protocol through which façades get pixels, so that they need no library that draws.
public protocol PictureEncoding: Sendable {
  /// A PNG with `scale` pixels a point, transparent where nothing is drawn; nil if that is impossible.
  func png(of list: DisplayList, scale: CGFloat) -> Data?
  /// A JPEG on white with `scale` pixels a point; `quality` goes from 0 to 1. Nil if that is impossible.
  func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data?
  /// A PDF with a page for each list, as large as the list, a point a point; nil if that is impossible.
  func pdf(of pages: [DisplayList]) -> Data?
}

extension PictureEncoding {
  /// Nil: the encoder makes no documents.
  public func pdf(of pages: [DisplayList]) -> Data? { nil }
}

/// The process's maker of picture files.
public enum PictureSystem {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored: (any PictureEncoding)?

  /// Nil at first. Programs that link `CairoRenderer` set theirs at start.
  public static var encoder: (any PictureEncoding)? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
