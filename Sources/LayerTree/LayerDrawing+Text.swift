import AttributedText
import AutoLayout
import Foundation
import Graphics

/// Text layers.
extension LayerDrawing {
  func draw(_ layer: CATextLayer, in bounds: CGRect) {
    guard bounds.width > 0 else { return }
    let canvas = TextCanvas(context: context, look: look, grid: PixelGrid(scale: scale))
    let attributed = layer.string as? NSAttributedString
    guard let text = attributed?.string ?? layer.string as? String, !text.isEmpty else { return }
    let font = layer.textFont
    let runs = attributed.map { AttributedRuns($0, font: font, in: .alone) }
    let cuts = layer.truncationMode != .none
    var request = TextRequest(
      text: text, font: font, maximumWidth: layer.isWrapped || cuts ? bounds.width : nil,
      maximumLines: layer.isWrapped ? 0 : cuts ? 1 : 0, lineBreakMode: layer.lineBreakMode,
      alignment: layer.textAlignment, runs: runs?.runs ?? [])
    if layer.isWrapped, cuts {
      let height = TextSystem.measurer.metrics(for: font).lineHeight
      request.maximumLines = max(1, height > 0 ? Int((bounds.height + 0.5) / height) : 1)
    }
    let layout = TextSystem.measurer.layout(request)
    // Lines that do not wrap are in a box as wide as the widest line.
    let slack = request.maximumWidth == nil ? bounds.width - layout.size.width : 0
    let share: CGFloat = layer.textAlignment == .center ? 0.5 : layer.textAlignment == .right ? 1 : 0
    let origin = CGPoint(x: bounds.minX + slack * share, y: bounds.minY)
    if let runs {
      RunPainter(runs: runs, color: StandardTextColor.black, canvas: canvas).draw(layout, at: origin)
    } else {
      canvas.draw(layout, at: origin, font: font, color: layer.foregroundColor ?? .clear)
    }
  }
}

extension CATextLayer {
  /// The size of the text without line wrapping; zero without a text.
  var textSize: CGSize {
    let attributed = string as? NSAttributedString
    guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return .zero }
    let runs = attributed.map { AttributedRuns($0, font: textFont, in: .alone) }
    let request = TextRequest(
      text: text, font: textFont, maximumWidth: nil, maximumLines: 0, lineBreakMode: .byWordWrapping,
      alignment: textAlignment, runs: runs?.runs ?? [])
    return TextSystem.measurer.layout(request).size
  }

  /// The font in the layer's font size. (Apple, `CATextLayer.font`: Helvetica by default.)
  fileprivate var textFont: FontDescriptor {
    var found: FontDescriptor
    switch font {
    case let font as any TextFont: found = font.descriptor
    case let name as String where !name.isEmpty: found = FontDescriptor(family: .named(name), pointSize: 0)
    case let font as CGFont:
      found = FontDescriptor(family: .named(font.postScriptName ?? "Helvetica"), pointSize: 0)
    default: found = FontDescriptor(family: .named("Helvetica"), pointSize: 0)
    }
    found.pointSize = fontSize > 0 ? fontSize : Self.systemFontSize
    found.leading = 0
    return found
  }

  /// Points (Apple, `UIFont.systemFontSize`).
  private static let systemFontSize: CGFloat = 14

  fileprivate var textAlignment: TextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  fileprivate var lineBreakMode: LineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byWordWrapping
    }
  }
}
