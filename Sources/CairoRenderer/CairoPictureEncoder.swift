import Foundation
import Graphics

// Exported so that programs that import the renderer can set the encoder.
@_exported import enum Graphics.PictureSystem

/// Makes picture files for façades: `PictureSystem.encoder = CairoPictureEncoder()`.
public struct CairoPictureEncoder: PictureEncoding {
  public init() {}

  /// Draws a list and encodes it as PNG; nil if the picture cannot be drawn. `scale` is in pixels per point.
  public func png(of list: DisplayList, scale: CGFloat) -> Data? {
    try? CairoRenderer().png(of: list, scale: scale, background: nil)
  }

  /// Draws a list and encodes it as JPEG; nil if the picture cannot be drawn. `quality` is from 0 to 1.
  public func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    try? CairoRenderer().jpeg(of: list, scale: scale, quality: quality)
  }

  /// Draws the pages of a PDF; nil if they cannot be drawn or there is none.
  public func pdf(of pages: [DisplayList]) -> Data? { try? CairoRenderer().pdf(of: pages) }
}
