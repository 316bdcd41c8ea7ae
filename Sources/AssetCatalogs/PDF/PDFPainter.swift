import Foundation
import Graphics

/// Carries out the operators of a page's contents (ISO 32000-1, annex A).
struct PDFPainter {
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
    /// Colours that cannot be shown are those of patterns.
    var hidesFill = false
    var hidesStroke = false
  }

  private let file: PDFFile
  private let context: GraphicsContext
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  private var current = CGPoint.zero
  private var clip: FillRule?
  private var count = 0
  /// Whether anything was painted.
  private(set) var hasDrawn = false

  private static let mostOperators = 200_000
  /// As many bytes of contents count as one more operator, so that forms that are drawn again and again come to an end.
  private static let bytesPerOperator = 1000
  private static let deepest = 12

  init(file: PDFFile, context: GraphicsContext) {
    self.file = file
    self.context = context
    context.setLineWidth(1)
    context.setMiterLimit(10)
  }

  mutating func draw(_ contents: [UInt8], resources: [String: PDFValue], depth: Int) {
    count += contents.count / Self.bytesPerOperator
    var scanner = PDFScanner(contents)
    var operands: [PDFValue] = []
    while let value = scanner.value() {
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      count += 1
      guard count <= Self.mostOperators else { return }
      if word == "BI" { _ = scanner.skip(past: "EI") }
      perform(word, operands, resources, depth)
      operands = []
    }
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ depth: Int
  ) {
    let numbers = operands.compactMap(\.number)
    if build(word, numbers) || setLine(word, numbers, operands) || setColor(word, numbers) || paint(word) {
      return
    }
    switch word {
    case "q": save()
    case "Q": restore()
    case "cm" where numbers.count == 6: context.concatenate(CGAffineTransform(numbers))
    case "gs":
      set(file.dictionary(file.dictionary(resources["ExtGState"])?[operands.last?.name ?? ""]) ?? [:])
    case "Do":
      guard depth < Self.deepest, count <= Self.mostOperators,
        let forms = file.dictionary(resources["XObject"]),
        let form = forms[operands.last?.name ?? ""]
      else { return }
      draw(form: form, outer: resources, depth)
      draw(image: form)
    default: break
    }
  }

  // MARK: State

  private mutating func save() {
    saved.append(state)
    context.saveGState()
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    context.restoreGState()
  }

  private mutating func set(_ parameters: [String: PDFValue]) {
    if let alpha = file.number(parameters["ca"]) { state.fillAlpha = min(1, max(0, alpha)) }
    if let alpha = file.number(parameters["CA"]) { state.strokeAlpha = min(1, max(0, alpha)) }
    if let width = file.number(parameters["LW"]) { context.setLineWidth(width) }
  }

  private func setLine(_ word: String, _ numbers: [CGFloat], _ operands: [PDFValue]) -> Bool {
    switch (word, numbers.first) {
    case ("w", let width?): context.setLineWidth(width)
    case ("M", let limit?): context.setMiterLimit(limit)
    case ("J", let cap?): context.setLineCap(cap == 1 ? .round : cap == 2 ? .square : .butt)
    case ("j", let join?): context.setLineJoin(join == 1 ? .round : join == 2 ? .bevel : .miter)
    case ("d", _):
      context.setLineDash(
        phase: numbers.last ?? 0, lengths: operands.first?.array?.compactMap(\.number) ?? [])
    default: return false
    }
    return true
  }

  /// The number of components implies the colour space: other spaces than grey, RGB and CMYK have profiles or names of inks, whose
  /// colours are close to these.
  private mutating func setColor(_ word: String, _ numbers: [CGFloat]) -> Bool {
    switch word {
    case "g", "rg", "k", "sc", "scn":
      let color = Self.color(numbers)
      (state.fill, state.hidesFill) = (color ?? state.fill, color == nil)
    case "G", "RG", "K", "SC", "SCN":
      let color = Self.color(numbers)
      (state.stroke, state.hidesStroke) = (color ?? state.stroke, color == nil)
    case "cs": (state.fill, state.hidesFill) = (.black, false)
    case "CS": (state.stroke, state.hidesStroke) = (.black, false)
    default: return false
    }
    return true
  }

  private static func color(_ numbers: [CGFloat]) -> Color? {
    switch numbers.count {
    case 1: Color(white: numbers[0])
    case 3: Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    case 4:
      Color(
        red: (1 - numbers[0]) * (1 - numbers[3]), green: (1 - numbers[1]) * (1 - numbers[3]),
        blue: (1 - numbers[2]) * (1 - numbers[3]))
    default: nil
    }
  }

  // MARK: Paths

  private mutating func build(_ word: String, _ numbers: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (word, numbers.count) {
    case ("m", 2):
      current = point(0)
      path.move(to: current)
    case ("l", 2):
      current = point(0)
      path.addLine(to: current)
    case ("c", 6): curve(point(0), point(2), to: point(4))
    case ("v", 4): curve(current, point(0), to: point(2))
    case ("y", 4): curve(point(0), point(2), to: point(2))
    case ("h", _): path.closeSubpath()
    case ("re", 4):
      current = point(0)
      path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).standardized)
    case ("W", _): clip = .winding
    case ("W*", _): clip = .evenOdd
    default: return false
    }
    return true
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func paint(_ word: String) -> Bool {
    switch word {
    case "S": end(fill: nil, strokes: true)
    case "s": end(fill: nil, strokes: true, closes: true)
    case "f", "F": end(fill: .winding, strokes: false)
    case "f*": end(fill: .evenOdd, strokes: false)
    case "B": end(fill: .winding, strokes: true)
    case "B*": end(fill: .evenOdd, strokes: true)
    case "b": end(fill: .winding, strokes: true, closes: true)
    case "b*": end(fill: .evenOdd, strokes: true, closes: true)
    case "n": end(fill: nil, strokes: false)
    default: return false
    }
    return true
  }

  /// Paints the path, then clips to it if that was requested.
  private mutating func end(fill rule: FillRule?, strokes: Bool, closes: Bool = false) {
    if closes { path.closeSubpath() }
    if let rule, !state.hidesFill, !path.isEmpty {
      context.setFillColor(state.fill.multipliedAlpha(by: state.fillAlpha))
      context.fill(path, using: rule)
      hasDrawn = true
    }
    if strokes, !state.hidesStroke, !path.isEmpty {
      context.setStrokeColor(state.stroke.multipliedAlpha(by: state.strokeAlpha))
      context.stroke(path)
      hasDrawn = true
    }
    if let clip { context.clip(to: path, using: clip) }
    (path, clip) = (Path(), nil)
  }

  // MARK: Images and forms

  /// Draws a JPEG picture on the unit square, whose upper edge is at 1 (8.9.5). Pictures with masks are left out.
  private mutating func draw(image: PDFValue) {
    guard case .reference(let object) = image, let head = file.dictionary(image),
      file.name(head["Subtype"]) == "Image", head["SMask"] == nil, head["Mask"] == nil,
      let bytes = file.jpeg(object), let pixels = EncodedImage(Data(bytes))
    else { return }
    count += bytes.count / Self.bytesPerOperator
    context.saveGState()
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
    context.setAlpha(state.fillAlpha)
    context.drawImage(named: "PDF image", pixels: pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in
    }
    context.restoreGState()
    hasDrawn = true
  }

  /// Draws a form (8.10); a form that is a group is as opaque as the state says.
  private mutating func draw(form: PDFValue, outer: [String: PDFValue], _ depth: Int) {
    guard let head = file.dictionary(form), file.name(head["Subtype"]) == "Form",
      let contents = file.contents(form)
    else { return }
    let opacity = head["Group"] == nil ? 1 : state.fillAlpha
    save()
    if opacity < 1 {
      context.beginLayer(DisplayLayer(opacity: opacity))
      (state.fillAlpha, state.strokeAlpha) = (1, 1)
    }
    if let matrix = file.numbers(head["Matrix"]), matrix.count == 6 {
      context.concatenate(CGAffineTransform(matrix))
    }
    if let box = file.numbers(head["BBox"]), box.count == 4 {
      context.clip(
        to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized)
    }
    let level = saved.count
    draw(contents, resources: file.dictionary(head["Resources"]) ?? outer, depth: depth + 1)
    while saved.count > level { restore() }
    if opacity < 1 { context.endLayer() }
    restore()
  }
}

extension CGAffineTransform {
  /// From six numbers, in the order of a PDF file.
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
