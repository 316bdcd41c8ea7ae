import CStartup
import Foundation

/// Encodes drawings as files. Façades get pixels through this protocol, so that they need no rendering library.
public protocol PictureEncoding: Sendable {
  /// A PNG with `scale` pixels per point, transparent where nothing is drawn; nil if that is impossible.
  func png(of list: DisplayList, scale: CGFloat) -> Data?
  /// A JPEG on white with `scale` pixels per point; `quality` ranges from 0 to 1. Nil if that is impossible.
  func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data?
  /// A PDF with a page for each list, as large as the list, a point a point; nil if that is impossible.
  func pdf(of pages: [DisplayList]) -> Data?
}

extension PictureEncoding {
  /// Nil: the encoder makes no documents.
  public func pdf(of pages: [DisplayList]) -> Data? { nil }
}

/// The process's encoder of picture files.
public enum PictureSystem {
  private static let lock = NSLock()
  // The lock guards it.
  nonisolated(unsafe) private static var stored = startup_encoder().flatMap {
    Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any PictureEncoding
  }

  /// Initially nil. Programs that link `CairoRenderer` set it at launch, or are started with the variable
  /// `AUTOLAYOUT_TEXT_MEASURER=pango`.
  public static var encoder: (any PictureEncoding)? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
