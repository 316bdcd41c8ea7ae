import Foundation
import Graphics
import PangoText

// Exported so that programs that import the renderer can set the encoder.
@_exported import enum Graphics.PictureSystem

/// Makes picture files for façades: `PictureSystem.encoder = CairoPictureEncoder()`. Texts are drawn in the fonts of the process's
/// measurer, too.
public struct CairoPictureEncoder: PictureEncoding {
  public init() {}

  /// Draws a list and encodes it as PNG; nil if the picture cannot be drawn. `scale` is in pixels per point.
  public func png(of list: DisplayList, scale: CGFloat) -> Data? {
    try? CairoRenderer.ofProcess.png(of: list, scale: scale, background: nil)
  }

  /// Draws a list and encodes it as JPEG; nil if the picture cannot be drawn. `quality` is from 0 to 1.
  public func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    try? CairoRenderer.ofProcess.jpeg(of: list, scale: scale, quality: quality)
  }

  /// Draws the pages of a PDF; nil if they cannot be drawn or there is none.
  public func pdf(of pages: [DisplayList]) -> Data? { try? CairoRenderer.ofProcess.pdf(of: pages) }
}

extension CairoRenderer {
  /// A renderer with the fonts of the program that the process's measurer has. (A measurer belongs to the main thread; a renderer of
  /// another thread has the installed fonts.)
  package static var ofProcess: CairoRenderer {
    guard Thread.isMainThread else { return CairoRenderer() }
    let fonts = MainActor.assumeIsolated { (TextSystem.measurer as? PangoTextMeasurer)?.applicationFonts }
    return CairoRenderer(fonts: fonts)
  }
}

/// The encoder of a process that is started with real fonts, as an object for `Graphics`.
private final class StartupEncoder: PictureEncoding {
  private let encoder = CairoPictureEncoder()

  func png(of list: DisplayList, scale: CGFloat) -> Data? { encoder.png(of: list, scale: scale) }
  func jpeg(of list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data? {
    encoder.jpeg(of: list, scale: scale, quality: quality)
  }
  func pdf(of pages: [DisplayList]) -> Data? { encoder.pdf(of: pages) }
}

/// `Graphics` calls this when the first picture is encoded, before the program has set an encoder.
@_cdecl("autolayout_startup_encoder")
func startupEncoder() -> UnsafeMutableRawPointer? {
  guard ProcessFonts.areWanted(in: ProcessInfo.processInfo.environment) else { return nil }
  return Unmanaged.passRetained(StartupEncoder()).toOpaque()
}
