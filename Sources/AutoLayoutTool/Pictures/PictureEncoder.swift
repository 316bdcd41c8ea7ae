import CairoRenderer
import Foundation
import Graphics
import SVGRenderer

/// Kinds of files that scenes are drawn into. Raw values are the files' extensions.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, html
}

/// Display lists as the contents of files.
@MainActor
struct PictureEncoder {
  private let cairo = CairoRenderer()

  func png(_ list: DisplayList, scale: Double) throws -> Data {
    try cairo.png(of: list, scale: scale)
  }

  func pdf(_ list: DisplayList) throws -> Data {
    try cairo.pdf(of: list)
  }

  func svg(_ list: DisplayList) -> String {
    SVGRenderer().svg(of: list)
  }
}
