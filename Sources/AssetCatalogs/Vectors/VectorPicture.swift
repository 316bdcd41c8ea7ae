import Foundation
import Graphics
import InterfaceBuilder

/// An SVG file as a drawing, with the features that icons and illustrations of asset catalogues use: shapes, paths, groups,
/// `use`, transforms, solid colours, gradients, dashes, opacity and clipping (SVG 1.1). Text, pictures, masks, filters and
/// patterns are left out.
///
/// No library is used: librsvg would add as much code as the rest of the package, and its pixels could neither be tinted nor
/// written as vectors.
struct VectorPicture {
  private(set) var drawing: DisplayList

  private let root: DocumentElement
  private var named: [String: DocumentElement] = [:]
  private var rules: [String: [(key: String, value: String)]] = [:]
  /// The number of drawn elements, which is limited because `use` elements can be nested.
  private var count = 0

  private static let mostElements = 20_000
  private static let deepest = 48

  /// - Throws: an error if the file is not an SVG, or if its size cannot be determined.
  init(svg data: Data) throws(DocumentError) {
    root = try VectorMarkup.root(of: data)
    let box = Self.box(of: root)
    guard let size = Self.size(of: root, box: box), size.width > 0, size.height > 0 else {
      throw DocumentError(
        .malformedAsset, at: root.position, "Expected an SVG file with a width and a height or a viewBox")
    }
    drawing = DisplayList(size: size)
    root.forEachElement { (element: DocumentElement) in
      if let id = element.id, named[id] == nil { named[id] = element }
      if Self.name(of: element) == "style" { note(styles: element.text) }
    }
    let context = GraphicsContext(size: size)
    if let box { context.concatenate(Self.fit(box, in: size)) }
    let style = VectorStyle().inherited(by: root, rules: rules)
    for child in root.children { draw(child, style, context, depth: 0) }
    drawing = context.displayList
  }

  // MARK: The frame

  static func name(of element: DocumentElement) -> String {
    String(element.name.split(separator: ":").last ?? "")
  }

  private static func box(of root: DocumentElement) -> CGRect? {
    var scanner = VectorScanner(root["viewBox"] ?? "")
    let numbers = scanner.numbers()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The size in points, one per pixel of the file.
  private static func size(of root: DocumentElement, box: CGRect?) -> CGSize? {
    func length(_ key: String) -> CGFloat? {
      guard let text = root[key], !text.hasSuffix("%") else { return nil }
      return self.length(text)
    }
    switch (length("width"), length("height")) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil): return box.map { CGSize(width: width, height: width * $0.height / $0.width) }
    case (nil, let height?): return box.map { CGSize(width: height * $0.width / $0.height, height: height) }
    case (nil, nil): return box?.size
    }
  }

  /// Scales uniformly and centres, which is the default of `preserveAspectRatio` (SVG 1.1, 7.8).
  private static func fit(_ box: CGRect, in size: CGSize) -> CGAffineTransform {
    let scale = min(size.width / box.width, size.height / box.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - box.width * scale) / 2 - box.minX * scale,
      ty: (size.height - box.height * scale) / 2 - box.minY * scale)
  }

  /// `.cls-1, .cls-2 { fill: red }`; other selectors are left out.
  private mutating func note(styles text: String) {
    for block in text.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = VectorStyle.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.hasPrefix(".") { rules[String(name.dropFirst()), default: []] += declarations }
      }
    }
  }

  // MARK: Elements

  private mutating func draw(
    _ element: DocumentElement, _ outer: VectorStyle, _ context: GraphicsContext, depth: Int
  ) {
    count += 1
    guard count <= Self.mostElements, depth <= Self.deepest else { return }
    let style = outer.inherited(by: element, rules: rules)
    let name = Self.name(of: element)
    guard style.isDisplayed, style.opacity > 0, Self.drawn.contains(name) else { return }
    begin(element, style, context)
    switch name {
    case "g", "a", "svg", "switch":
      for child in element.children { draw(child, style, context, depth: depth + 1) }
    case "use": use(element, style, context, depth: depth)
    default: if let path = Self.path(of: element) { paint(path, style, context) }
    }
    if style.opacity < 1 { context.endGroup() } else { context.restoreGState() }
  }

  private static let drawn: Set<String> = [
    "g", "a", "svg", "switch", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  private func begin(_ element: DocumentElement, _ style: VectorStyle, _ context: GraphicsContext) {
    if style.opacity < 1 {
      let bounds = CGRect(origin: .zero, size: context.size)
      context.beginGroup(
        DisplayGroup(className: Self.name(of: element), bounds: bounds, opacity: style.opacity))
    } else {
      context.saveGState()
    }
    context.concatenate(VectorTransform.transform(element["transform"] ?? ""))
    guard let clip = style.clipPath.flatMap({ named[$0] }) else { return }
    var path = Path()
    var rule = FillRule.winding
    for child in clip.children {
      guard let shape = Self.path(of: child) else { continue }
      path.addPath(shape.applying(VectorTransform.transform(child["transform"] ?? "")))
      if child["clip-rule"] == "evenodd" { rule = .evenOdd }
    }
    context.clip(to: path, using: rule)
  }

  private mutating func use(
    _ element: DocumentElement, _ style: VectorStyle, _ context: GraphicsContext, depth: Int
  ) {
    guard let reference = element["href"] ?? element["xlink:href"], reference.hasPrefix("#"),
      let target = named[String(reference.dropFirst())]
    else { return }
    context.translateBy(
      x: Self.length(element["x"] ?? "") ?? 0, y: Self.length(element["y"] ?? "") ?? 0)
    guard Self.name(of: target) == "symbol" else {
      return draw(target, style, context, depth: depth + 1)
    }
    for child in target.children { draw(child, style, context, depth: depth + 1) }
  }

  private func paint(_ path: Path, _ style: VectorStyle, _ context: GraphicsContext) {
    guard !style.isHidden else { return }
    switch style.fill {
    case .none: break
    case .color(let color):
      context.setFillColor(color.multipliedAlpha(by: style.fillOpacity))
      context.fill(path, using: style.fillRule)
    case .gradient(let name):
      guard let gradient = gradient(name, for: path, style, opacity: style.fillOpacity) else { break }
      context.fill(path, using: style.fillRule, with: gradient)
    }
    guard let color = strokeColor(style, path) else { return }
    context.setStrokeColor(color.multipliedAlpha(by: style.strokeOpacity))
    context.setLineWidth(style.line.width)
    context.setLineCap(style.line.cap)
    context.setLineJoin(style.line.join)
    context.setLineDash(phase: style.line.dashPhase, lengths: style.line.dash)
    context.stroke(path)
  }

  /// Lines have one colour here: the first one of a gradient.
  private func strokeColor(_ style: VectorStyle, _ path: Path) -> Color? {
    switch style.stroke {
    case .none: nil
    case .color(let color): color
    case .gradient(let name): gradient(name, for: path, style, opacity: 1)?.stops.first?.color
    }
  }

  // MARK: Shapes

  /// A number with or without a unit; all units are treated as pixels.
  static func length(_ text: String) -> CGFloat? {
    var scanner = VectorScanner(text)
    return scanner.number()
  }

  private static func path(of element: DocumentElement) -> Path? {
    func length(_ key: String) -> CGFloat { element[key].flatMap(Self.length) ?? 0 }
    switch name(of: element) {
    case "path": return VectorPath(element["d"] ?? "").path
    case "rect":
      let rect = CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let radius = max(length("rx"), length("ry"))
      return radius > 0
        ? Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
        : Path(rect: rect)
    case "circle", "ellipse":
      let (rx, ry) = name(of: element) == "circle" ? (length("r"), length("r")) : (length("rx"), length("ry"))
      guard rx > 0, ry > 0 else { return nil }
      return Path(
        ellipseIn: CGRect(x: length("cx") - rx, y: length("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return lines([CGPoint(x: length("x1"), y: length("y1")), CGPoint(x: length("x2"), y: length("y2"))])
    case "polyline", "polygon":
      var scanner = VectorScanner(element["points"] ?? "")
      var points: [CGPoint] = []
      while let point = scanner.point() { points.append(point) }
      var path = lines(points)
      if name(of: element) == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func lines(_ points: [CGPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  // MARK: Gradients

  private func gradient(_ id: String, for path: Path, _ style: VectorStyle, opacity: CGFloat) -> Gradient? {
    // A gradient may inherit its stops and missing attributes from another.
    var chain: [DocumentElement] = []
    var next: String? = id
    while let id = next, let element = named[id], chain.count < Self.deepest,
      !chain.contains(where: { $0 === element })
    {
      chain.append(element)
      next = (element["href"] ?? element["xlink:href"]).map { String($0.drop { $0 == "#" }) }
    }
    guard let box = path.boundingBoxOfPoints else { return nil }
    return VectorGradient(chain: chain, rules: rules, color: style.color)?.gradient(in: box, opacity: opacity)
  }
}
