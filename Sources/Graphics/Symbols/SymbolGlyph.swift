import Foundation

/// This package's drawing of a system symbol, on a square of 24 points.
package struct SymbolGlyph {
  /// A line or a shape of a drawing.
  package enum Part {
    /// A line that is never filled.
    case line(Path)
    /// The edge of a shape that filled variants fill.
    case shape(Path)
    /// A line within shapes, which stands out from filled ones.
    case detail(Path)
    /// A filled shape.
    case solid(Path)
    /// A filled shape within shapes, which stands out from filled ones.
    case spot(Path)

    package var path: Path {
      switch self {
      case .line(let path), .shape(let path), .detail(let path), .solid(let path), .spot(let path): path
      }
    }
  }

  package let parts: [Part]
  package let isMirrored: Bool
  /// The width of lines in the square's units; symbols in frames have heavier lines, since they are
  /// drawn smaller.
  package var lineWidth: CGFloat = 1.9

  /// - Parameters:
  ///   - notation: the parts, separated by semicolons; each begins with the letter of its kind.
  ///   - isMirrored: whether left and right are swapped.
  package init(_ notation: String, isMirrored: Bool = false) {
    parts = notation.split(separator: ";").compactMap { text in
      let words = text.drop { $0 == " " }
      let path = SymbolNotation.path(String(words.dropFirst()))
      switch words.first {
      case "l": return .line(path)
      case "s": return .shape(path)
      case "d": return .detail(path)
      case "f": return .solid(path)
      case "p": return .spot(path)
      default: return nil
      }
    }
    self.isMirrored = isMirrored
  }

  package static let side: CGFloat = 24
  /// The bounds of the drawing's ink.
  private var bounds: CGRect {
    let boxes = parts.compactMap(\.path.boundingBoxOfPoints)
    guard let first = boxes.first else { return CGRect(x: 0, y: 0, width: Self.side, height: Self.side) }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
      .insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  /// Draws the glyph as large as fits.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in which the drawing is centred.
  ///   - colors: the colours of the lines and of the details on filled shapes.
  ///   - isFilled: whether shapes are filled.
  ///   - context: the context to draw in.
  func draw(
    in rect: CGRect, colors: (ink: Color, ground: Color), isFilled: Bool, on context: GraphicsContext
  ) {
    let bounds = bounds
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    guard scale.isFinite, scale > 0 else { return }
    let width = lineWidth * scale
    for part in parts {
      let path = part.path.applying(
        CGAffineTransform(
          a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale,
          tx: rect.midX - (isMirrored ? -bounds.midX : bounds.midX) * scale,
          ty: rect.midY - bounds.midY * scale))
      let inner = isFilled ? colors.ground : colors.ink
      switch part {
      case .line: stroke(path, colors.ink, width, context)
      case .shape:
        if isFilled { context.fill(path, colors.ink) }
        stroke(path, colors.ink, width, context)
      case .detail: stroke(path, inner, width, context)
      case .solid: context.fill(path, colors.ink)
      case .spot: context.fill(path, inner)
      }
    }
  }

  private func stroke(_ path: Path, _ color: Color, _ width: CGFloat, _ context: GraphicsContext) {
    context.stroke(path, color, width: width, cap: .round, join: .round)
  }
}

/// A system symbol's name, split into its base and its variants.
package struct SymbolName: Hashable {
  package enum Frame: String { case circle, square }

  /// The base name, such as `heart`.
  package var base: String
  package var isFilled = false
  package var frame: Frame?
  package var isStruckThrough = false

  package init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    if let badge = words.firstIndex(of: "badge"), badge > 0 { words.removeSubrange(badge...) }
    while let last = words.last, words.count > 1, Self.glyph(words.joined(separator: ".")) == nil {
      switch last {
      case "fill": isFilled = true
      case "slash": isStruckThrough = true
      case "circle", "square":
        guard frame == nil else { break }
        frame = Frame(rawValue: last)
      case "crop": break
      default:
        base = words.joined(separator: ".")
        return
      }
      words.removeLast()
    }
    base = words.joined(separator: ".")
  }

  /// The drawing of the symbol; nil if there is none.
  package var glyph: SymbolGlyph? {
    // Further marks in a rectangle are small.
    Self.glyph(base) ?? (base.hasPrefix("rectangle.") ? Self.glyph("rectangle") : nil)
  }

  private static func glyph(_ base: String) -> SymbolGlyph? {
    if let notation = SymbolGlyph.drawings[base] { return SymbolGlyph(notation) }
    if let other = SymbolGlyph.mirrored[base] {
      return SymbolGlyph.drawings[other].map { SymbolGlyph($0, isMirrored: true) }
    }
    return SymbolGlyph.others[base].flatMap(glyph)
  }
}

/// Draws a system symbol by its name.
package struct SymbolDrawing {
  /// The opacity of what is around a mark in hierarchical symbols, as a part of the mark's. Apple publishes none; half is a guess.
  package static let enclosureOpacity: CGFloat = 0.5

  private let name: SymbolName
  private let rect: CGRect
  private let tint: Color
  private let ground: Color
  private let enclosure: Color?

  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - rect: the space that the symbol fills.
  ///   - tint: the colour of its lines.
  ///   - ground: the colour behind it, for details on filled shapes.
  ///   - enclosure: the colour of the circle or square around the mark, for symbols in several colours.
  package init(name: SymbolName, rect: CGRect, tint: Color, ground: Color, enclosure: Color? = nil) {
    self.enclosure = enclosure
    self.name = name
    self.rect = rect
    self.tint = tint
    self.ground = ground
  }

  /// The fraction of a frame that its content occupies.
  private static let framed: CGFloat = 0.5
  private static let framedLineWidth: CGFloat = 3

  /// - Returns: false if there is no drawing.
  package func draw(on context: GraphicsContext) -> Bool {
    guard let glyph = name.glyph else { return false }
    if let frame = name.frame {
      var glyph = glyph
      glyph.lineWidth = Self.framedLineWidth
      let box = drawFrame(frame, on: context)
      glyph.draw(in: box, colors: markColors, isFilled: name.isFilled, on: context)
    } else {
      glyph.draw(in: rect, colors: (tint, ground), isFilled: name.isFilled, on: context)
    }
    if name.isStruckThrough { strike(on: context) }
    return true
  }

  /// The colours of a mark in a frame, and of what stands out from it.
  private var markColors: (ink: Color, ground: Color) {
    guard name.isFilled else { return (tint, ground) }
    return enclosure.map { (tint, $0) } ?? (ground, tint)
  }

  /// - Returns: the rectangle of the frame's content.
  private func drawFrame(_ frame: SymbolName.Frame, on context: GraphicsContext) -> CGRect {
    let side = min(rect.width, rect.height)
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let line = side * 0.075
    let inner = box.insetBy(dx: line / 2, dy: line / 2)
    let path =
      frame == .circle ? Path(ellipseIn: inner) : Path(roundedRect: inner, cornerRadius: side * 0.2)
    let color = enclosure ?? tint
    if name.isFilled { context.fill(path, color) }
    context.stroke(path, color, width: line)
    let margin = side * (1 - Self.framed) / 2
    return box.insetBy(dx: margin, dy: margin)
  }

  private func strike(on context: GraphicsContext) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    let width = min(rect.width, rect.height) * 0.08
    context.stroke(path, ground, width: width * 2.4)
    context.stroke(path, tint, width: width, cap: .round)
  }
}

extension GraphicsContext {
  fileprivate func fill(_ path: Path, _ color: Color) {
    setFillColor(color)
    fill(path)
  }

  fileprivate func stroke(
    _ path: Path, _ color: Color, width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    setStrokeColor(color)
    setLineWidth(width)
    setLineCap(cap)
    setLineJoin(join)
    stroke(path)
  }
}
