import Foundation
import Graphics

/// Makes picture files for façades: `PictureSystem.encoder = CairoPictureEncoder()`.
public struct CairoPictureEncoder: PictureEncoding {
  public init() {}

  public func png(of list: DisplayList, scale: CGFloat) -> Data? {
    try? CairoRenderer().png(of: list, scale: scale, background: nil)
  }

  public func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    try? CairoRenderer().jpeg(of: list, scale: scale, quality: quality)
  }
}
