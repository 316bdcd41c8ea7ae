import Foundation
import Graphics

/// Writes commands as SVG elements, and maps the scopes of the display list to nested groups.
///
/// A clip or a transform lasts until the end of its scope; in SVG it is an attribute of an enclosing element. So each one
/// opens a separate `g`, and the end of the scope closes them all.
struct SVGWriter {
  private(set) var text = ""
  var depth = 0
  let identifierPrefix: String

  /// The elements that a scope has to close, and the blend mode of its content.
  private struct Scope {
    var elements = 0
    var blend = BlendMode.normal
  }

  private var scopes = [Scope()]
  /// The number of named elements of each kind.
  private var counts: [String: Int] = [:]
  private var patterns: [ColorPattern: String] = [:]
  private var usedIdentifiers: Set<String> = []

  init(identifierPrefix: String) { self.identifierPrefix = identifierPrefix }

  /// Returns the text written so far, and clears it.
  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  mutating func line(_ line: String) {
    text += String(repeating: " ", count: min(depth, Self.deepestIndent)) + line + "\n"
  }

  /// Deeper lines are not indented further: a tree of thousands of levels would be mostly spaces.
  private static let deepestIndent = 40

  mutating func draw(_ commands: [DisplayCommand]) {
    let outer = scopes
    scopes = [Scope()]
    for command in commands { draw(command) }
    while !scopes.isEmpty { closeScope() }
    scopes = outer
  }

  private mutating func draw(_ command: DisplayCommand) {
    switch command {
    case .save: openScope()
    case .beginGroup(let group):
      openScope()
      open("<g\(attributes(of: group))\(style)>")
    case .beginLayer(let layer): begin(layer)
    case .restore, .endGroup, .endLayer:
      if scopes.count > 1 { closeScope() }
    case .concatenate(let transform): open(#"<g transform="\#(transform.svg)">"#)
    case .clip(let path, let rule): clip(path, rule)
    case .fill(let path, let rule, let color): fill(path, rule, paint("fill", color))
    case .gradient(let path, let rule, let gradient): fill(path, rule, gradient)
    case .stroke(let path, let style, let color):
      let paint = paint("stroke", color)
      line(#"<path d="\#(path.data)" fill="none"\#(paint)\#(style.svg)\#(self.style)/>"#)
    case .text(let text): draw(text)
    case .image(let image): draw(image)
    case .blend(let mode): scopes[scopes.count - 1].blend = mode
    case .shadow(let path, let rule, let shadow): drawShadow(of: path, rule, shadow)
    }
  }

  // MARK: Scopes

  private mutating func openScope(blend: BlendMode? = nil) {
    scopes.append(Scope(blend: blend ?? scopes.last?.blend ?? .normal))
  }

  private mutating func open(_ tag: String) {
    line(tag)
    depth += 1
    scopes[scopes.count - 1].elements += 1
  }

  private mutating func closeScope() {
    for _ in 0..<(scopes.popLast()?.elements ?? 0) {
      depth -= 1
      line("</g>")
    }
  }

  /// The blend mode of the next element.
  private var style: String { scopes.last?.blend.svgStyle ?? "" }

  /// A unique identifier for an element.
  private mutating func identifier(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return "\(identifierPrefix)\(kind)\(counts[kind, default: 0])".escapedForXML
  }

  // MARK: Fills

  private mutating func fill(_ path: Path, _ rule: FillRule, _ paint: String) {
    let ruleText = rule == .evenOdd ? #" fill-rule="evenodd""# : ""
    line(#"<path d="\#(path.data)"\#(paint)\#(ruleText)\#(style)/>"#)
  }

  private mutating func fill(_ path: Path, _ rule: FillRule, _ gradient: Gradient) {
    if gradient.shape == .conic { return fillTurn(path, rule, gradient) }
    let identifier = identifier("gradient")
    line(gradient.svg(identifier: identifier))
    fill(path, rule, #" fill="url(#\#(identifier))""#)
  }

  /// The widest wedge, as part of a turn: each has one colour, which must hardly differ from its neighbours' colours.
  private static let widestWedge: CGFloat = 1 / 240

  /// Fills a path with a conic gradient, which SVG lacks: wedges of one colour each, clipped to the path.
  private mutating func fillTurn(_ path: Path, _ rule: FillRule, _ gradient: Gradient) {
    guard let box = path.boundingBoxOfPoints else { return }
    let center = gradient.start
    let reach =
      (max(abs(box.minX - center.x), abs(box.maxX - center.x))
        + max(abs(box.minY - center.y), abs(box.maxY - center.y))) * 1.1
    openScope(blend: .normal)
    clip(path, rule)
    open(#"<g shape-rendering="crispEdges">"#)
    for wedge in gradient.wedges(widest: Self.widestWedge) {
      var slice = Path()
      slice.move(to: center)
      for angle in [wedge.start, wedge.end] {
        slice.addLine(to: CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle)))
      }
      slice.closeSubpath()
      fill(slice, .winding, paint("fill", wedge.startColor.mixed(with: wedge.endColor, share: 0.5)))
    }
    closeScope()
  }

  /// The attribute that paints with a colour; for a pattern, the definition is written first.
  private mutating func paint(_ attribute: String, _ color: Color) -> String {
    guard let pattern = color.pattern, pattern.isUsable else { return color.paint(attribute) }
    if let known = patterns[pattern] { return #" \#(attribute)="url(#\#(known))""# }
    let identifier = identifier("pattern")
    patterns[pattern] = identifier
    let (width, height) = (pattern.tile.size.width.decimalText, pattern.tile.size.height.decimalText)
    line(
      #"<pattern id="\#(identifier)" patternUnits="userSpaceOnUse" width="\#(width)" height="\#(height)">"#)
    depth += 1
    draw(pattern.tile.commands)
    depth -= 1
    line("</pattern>")
    return #" \#(attribute)="url(#\#(identifier))""#
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    let identifier = identifier("clip")
    let ruleText = rule == .evenOdd ? #" clip-rule="evenodd""# : ""
    line(#"<clipPath id="\#(identifier)"><path d="\#(path.data)"\#(ruleText)/></clipPath>"#)
    open(#"<g clip-path="url(#\#(identifier))">"#)
  }

  // MARK: Layers and shadows

  private mutating func begin(_ layer: DisplayLayer) {
    var attributes = style
    openScope(blend: .normal)
    if layer.opacity < 1 { attributes += #" opacity="\#(max(0, layer.opacity).decimalText)""# }
    if let mask = layer.mask {
      let identifier = identifier("mask")
      // The region covers the whole drawing; the default region would cut off content outside the content's box.
      let region = #"x="-16384" y="-16384" width="32768" height="32768""#
      line(
        #"<mask id="\#(identifier)" maskUnits="userSpaceOnUse" \#(region) style="mask-type:alpha">"#)
      depth += 1
      draw(mask)
      depth -= 1
      line("</mask>")
      attributes += #" mask="url(#\#(identifier))""#
    }
    open("<g\(attributes)>")
    guard let shadow = layer.shadow else { return }
    let identifier = identifier("shadow")
    // A box three times as wide and high as the content contains all shadows except very wide ones of small objects.
    line(#"<filter id="\#(identifier)" x="-1" y="-1" width="3" height="3">\#(shadow.svgSteps)</filter>"#)
    open(#"<g filter="url(#\#(identifier))">"#)
  }

  private mutating func drawShadow(of path: Path, _ rule: FillRule, _ shadow: Shadow) {
    guard let box = path.boundingBoxOfPoints else { return }
    let identifier = identifier("shadow")
    let space = box.insetBy(dx: -shadow.reach, dy: -shadow.reach)
    let region = [("x", space.minX), ("y", space.minY), ("width", space.width), ("height", space.height)]
      .map { #"\#($0.0)="\#($0.1.decimalText)""# }.joined(separator: " ")
    line(
      #"<filter id="\#(identifier)" filterUnits="userSpaceOnUse" \#(region)><feGaussianBlur stdDeviation="\#(shadow.deviation.decimalText)"/></filter>"#
    )
    let ruleText = rule == .evenOdd ? #" fill-rule="evenodd""# : ""
    let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).svg
    line(
      #"<path d="\#(path.data)"\#(shadow.color.paint("fill"))\#(ruleText) transform="\#(move)" filter="url(#\#(identifier))"\#(style)/>"#
    )
  }

  private mutating func attributes(of group: DisplayGroup) -> String {
    var text = ""
    // Identifiers are unique in a document; a view drawn twice keeps its identifier as data.
    if let identifier = group.identifier {
      let name = (identifierPrefix + identifier).escapedForXML
      let isNew = usedIdentifiers.insert(name).inserted
      text += isNew ? #" id="\#(name)""# : #" data-id="\#(name)""#
    }
    text += #" class="\#(group.className.escapedForXML)""#
    if let label = group.label { text += #" data-label="\#(label.escapedForXML)""# }
    if group.opacity < 1 { text += #" opacity="\#(max(0, group.opacity).decimalText)""# }
    return text
  }

  // MARK: Text and images

  private mutating func draw(_ text: DisplayText) {
    var attributes = #" x="\#(text.line.x.decimalText)" y="\#(text.line.baseline.decimalText)""#
    attributes += text.font.svg
    // A single glyph cannot be stretched, and a width of 0 would compress the text to a point.
    if text.line.width > 0, text.line.text.count > 1 {
      attributes += #" textLength="\#(text.line.width.decimalText)" lengthAdjust="spacing""#
    }
    if text.direction == .rightToLeft {
      // A right-to-left text starts at its right end.
      attributes = attributes.replacingOccurrences(
        of: #" x="\#(text.line.x.decimalText)""#,
        with: #" x="\#((text.line.x + text.line.width).decimalText)" direction="rtl""#)
    }
    var fill = paint("fill", text.color)
    if let outline = text.outline {
      if !outline.isFilled { fill = #" fill="none""# }
      fill += paint("stroke", outline.color) + #" stroke-width="\#(outline.width.decimalText)""#
    }
    line("<text\(attributes)\(fill)\(style)>\(text.line.text.svgText)</text>")
  }

  private mutating func draw(_ image: DisplayImage) {
    line(#"<g class="image" data-name="\#(image.name.escapedForXML)"\#(style)>"#)
    depth += 1
    if let pixels = image.pixels {
      let (frame, bytes) = (image.frame, pixels.data.base64EncodedString())
      let place = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
        .map { #"\#($0.0)="\#($0.1.decimalText)""# }.joined(separator: " ")
      let look = image.keepsPixels ? #" style="image-rendering:pixelated""# : ""
      line(
        #"<image \#(place) preserveAspectRatio="none"\#(look) href="data:\#(pixels.format.mediaType);base64,\#(bytes)"/>"#
      )
    } else {
      draw(image.placeholder)
    }
    depth -= 1
    line("</g>")
  }
}

extension Shadow {
  /// The steps of a filter that lays the shadow under its source. (Some viewers do not support `feDropShadow`, the single
  /// step with the same effect, and then show nothing.)
  fileprivate var svgSteps: String {
    let (x, y) = (offset.width.decimalText, offset.height.decimalText)
    return [
      #"<feGaussianBlur in="SourceAlpha" stdDeviation="\#(deviation.decimalText)"/>"#,
      #"<feOffset dx="\#(x)" dy="\#(y)" result="shape"/>"#, "<feFlood\(color.flood)/>",
      #"<feComposite in2="shape" operator="in"/>"#,
      #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#,
    ].joined()
  }
}

extension Color {
  fileprivate var flood: String {
    paint("flood-color").replacingOccurrences(of: "flood-color-opacity", with: "flood-opacity")
  }
}
