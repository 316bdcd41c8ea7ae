import Foundation
import Graphics
import SVGRenderer

/// The file formats of pictures of scenes. Raw values are the files' extensions.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, html
}

/// Display lists as the contents of files.
@MainActor
struct PictureEncoder {
  private let fonts: ProjectFonts

  init(_ environment: ToolEnvironment) { fonts = environment.projectFonts }

  func png(_ list: DisplayList, scale: Double) throws -> Data {
    try fonts.renderer.png(of: list, scale: scale)
  }

  func pdf(_ list: DisplayList) throws -> Data {
    try fonts.renderer.pdf(of: list)
  }

  func svg(_ list: DisplayList) -> String {
    SVGRenderer().svg(of: list)
  }
}
