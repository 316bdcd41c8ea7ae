import AutoLayout
import Foundation
import Graphics
import MacViews
import Testing

@_spi(ViewHooks) @testable import MacDrawing

@MainActor
struct ImageTests {
  private func drawn(_ size: CGFloat, flipped: Bool, _ draw: () -> Void) -> DisplayList {
    let context = GraphicsContext(size: CGSize(width: size, height: size))
    if !flipped { context.turnUpwards() }
    NSGraphicsContext.draw(into: context, isFlipped: flipped, draw)
    return context.displayList
  }

  /// Where each fill's middle lands on the canvas, y down. Follows transforms, saves and restores.
  private func middles(of list: DisplayList) -> [CGPoint] {
    var (transform, saved, found) = (CGAffineTransform.identity, [CGAffineTransform](), [CGPoint]())
    for command in list.commands {
      switch command {
      case .save, .beginLayer: saved.append(transform)
      case .restore, .endLayer: transform = saved.popLast() ?? .identity
      case .concatenate(let change): transform = change.concatenating(transform)
      case .fill(let path, _, _):
        guard let box = path.applying(transform).boundingBoxOfPoints else { continue }
        found.append(CGPoint(x: box.midX, y: box.midY))
      default: break
      }
    }
    return found
  }

  /// An image whose lower left quarter is filled.
  private func corner() -> NSImage {
    let image = NSImage(size: NSSize(width: 10, height: 10))
    image.lockFocus()
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 5, height: 5).fill()
    image.unlockFocus()
    return image
  }

  /// Apple, `lockFocus()`: y points up; `draw(in:)` shows images upright, wherever y points.
  @Test(arguments: [true, false])
  func imagesStandUpright(flipped: Bool) {
    let list = drawn(10, flipped: flipped) { corner().draw(in: NSRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(middles(of: list) == [CGPoint(x: 2.5, y: 7.5)])
  }

  /// Apple, `draw(in:from:operation:fraction:)`: without respect for flipping the image stands on its head in a flipped
  /// context.
  @Test func olderDrawingTurnsImagesInFlippedContexts() {
    let rect = NSRect(x: 0, y: 0, width: 10, height: 10)
    let list = drawn(10, flipped: true) {
      corner().draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1)
    }
    #expect(middles(of: list) == [CGPoint(x: 2.5, y: 2.5)])
  }

  /// Apple, `init(size:flipped:drawingHandler:)`: runs each time, in the appearance that is drawn in.
  @Test func handlersRunInTheLook() {
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: true) { rect in
      NSColor.textColor.setFill()
      rect.fill()
      return true
    }
    #expect(image.recorded(in: .light).dump.contains("#000000"))
    #expect(image.recorded(in: InterfaceLook(isDark: true)).dump.contains("#ffffff"))
    #expect(NSGraphicsContext.current == nil)
  }

  /// Apple, `NSImage(systemSymbolName:)`: a template beside the system font; larger text makes a larger symbol.
  @Test func symbolsAreTemplates() throws {
    let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Favourite"))
    #expect(star.isTemplate)
    #expect(star.accessibilityDescription == "Favourite")
    let large = try #require(star.withSymbolConfiguration(.init(pointSize: 26, weight: .regular)))
    #expect(large.size.width > star.size.width * 1.8)
    #expect(NSImage(systemSymbolName: "", accessibilityDescription: nil) == nil)
    // No symbol has a name of this form (Apple: nil if the method could not find a suitable image).
    #expect(NSImage(systemSymbolName: "my_icon", accessibilityDescription: nil) == nil)
  }

  /// Apple, `NSImage.SymbolConfiguration.init(paletteColors:)`: one colour for each layer. A mark is the first layer, and the
  /// circle around it the second.
  @Test func palettesColourMarksAndWhatIsAroundThem() throws {
    let symbol = try #require(
      NSImage(systemSymbolName: "checkmark.circle.fill", accessibilityDescription: nil))
    let colored = try #require(
      symbol.withSymbolConfiguration(
        .init(pointSize: 20, weight: .regular).applying(.init(paletteColors: [.red, .blue]))))
    let view = NSImageView(image: colored)
    view.frame.size = NSSize(width: 30, height: 30)
    view.contentTintColor = .green
    var (fills, strokes): ([Color], [Color]) = ([], [])
    for case .image(let image) in view.displayList().commands {
      for command in image.placeholder {
        switch command {
        case .fill(_, _, let color): fills.append(color)
        case .stroke(_, _, let color): strokes.append(color)
        default: break
        }
      }
    }
    #expect(fills == [NSColor.blue.cgColor] && strokes.last == NSColor.red.cgColor)
  }

  /// Apple, `setName(_:)`: a name belongs to one image.
  @Test func namedImagesAreFound() throws {
    let image = NSImage(size: NSSize(width: 3, height: 4))
    #expect(image.setName("ImageTests"))
    #expect(NSImage(named: "ImageTests")?.size == image.size)
    #expect(!NSImage(size: .zero).setName("ImageTests"))
    #expect(image.setName(nil))
    #expect(NSImage(named: "ImageTests") == nil)
    #expect(try #require(NSImage(named: NSImage.addTemplateName)).isTemplate)
  }

  @Test func stencilsTakeTheTint() {
    let image = corner()
    image.isTemplate = true
    let context = GraphicsContext(size: CGSize(width: 10, height: 10))
    let canvas = MacCanvas(context: context, look: .light, grid: PixelGrid(scale: 2))
    image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), on: canvas, tint: .systemBlue)
    #expect(context.displayList.dump.contains("#007aff"))
  }
}
