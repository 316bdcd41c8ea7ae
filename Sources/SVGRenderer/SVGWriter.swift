import Foundation
import Graphics

/// Writes commands as elements, with the scopes that SVG has and a display list has not.
///
/// A clip or a transform lasts until the end of its scope; in SVG it is an attribute of an element around what it
/// governs. So each one opens a `g` of its own, and the end of the scope closes them all.
struct SVGWriter {
  private(set) var text = ""
  var depth = 0
  let identifierPrefix: String
  /// How many elements each open scope has to close.
  private var scopes: [Int] = [0]
  private var clipCount = 0
  private var gradientCount = 0
  private var usedIdentifiers: Set<String> = []

  init(identifierPrefix: String) { self.identifierPrefix = identifierPrefix }

  mutating func line(_ line: String) {
    text += String(repeating: " ", count: min(depth, Self.deepestIndent)) + line + "\n"
  }

  /// Deeper lines are not indented further: a tree of thousands of levels would be mostly spaces.
  private static let deepestIndent = 40

  mutating func draw(_ commands: [DisplayCommand]) {
    let outer = scopes
    scopes = [0]
    for command in commands { draw(command) }
    while !scopes.isEmpty { closeScope() }
    scopes = outer
  }

  private mutating func draw(_ command: DisplayCommand) {
    switch command {
    case .save: scopes.append(0)
    case .beginGroup(let group):
      scopes.append(0)
      open("<g\(attributes(of: group))>")
    case .restore, .endGroup:
      if scopes.count > 1 { closeScope() }
    case .concatenate(let transform): open(#"<g transform="\#(transform.svg)">"#)
    case .clip(let path, let rule): clip(path, rule)
    case .fill(let path, let rule, let color):
      line(
        #"<path d="\#(path.data)"\#(color.paint("fill"))\#(rule == .evenOdd ? " fill-rule=\"evenodd\"" : "")/>"#
      )
    case .gradient(let path, let rule, let gradient): fill(path, rule, gradient)
    case .stroke(let path, let style, let color):
      line(#"<path d="\#(path.data)" fill="none"\#(color.paint("stroke"))\#(style.svg)/>"#)
    case .text(let text): draw(text)
    case .image(let image):
      line(#"<g class="image" data-name="\#(image.name.escapedForXML)">"#)
      depth += 1
      draw(image.placeholder)
      depth -= 1
      line("</g>")
    }
  }

  // MARK: Scopes

  private mutating func open(_ tag: String) {
    line(tag)
    depth += 1
    scopes[scopes.count - 1] += 1
  }

  private mutating func closeScope() {
    for _ in 0..<(scopes.popLast() ?? 0) {
      depth -= 1
      line("</g>")
    }
  }

  private mutating func fill(_ path: Path, _ rule: FillRule, _ gradient: Gradient) {
    gradientCount += 1
    let identifier = "\(identifierPrefix)gradient\(gradientCount)".escapedForXML
    line(gradient.svg(identifier: identifier))
    let ruleText = rule == .evenOdd ? #" fill-rule="evenodd""# : ""
    line(#"<path d="\#(path.data)" fill="url(#\#(identifier))"\#(ruleText)/>"#)
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    clipCount += 1
    let identifier = "\(identifierPrefix)clip\(clipCount)".escapedForXML
    let ruleText = rule == .evenOdd ? #" clip-rule="evenodd""# : ""
    line(#"<clipPath id="\#(identifier)"><path d="\#(path.data)"\#(ruleText)/></clipPath>"#)
    open(#"<g clip-path="url(#\#(identifier))">"#)
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

  // MARK: Text

  private mutating func draw(_ text: DisplayText) {
    var attributes = #" x="\#(text.line.x.decimalText)" y="\#(text.line.baseline.decimalText)""#
    attributes += text.font.svg
    // One glyph cannot be spread, and a width of nothing would squeeze the text to a point.
    if text.line.width > 0, text.line.text.count > 1 {
      attributes += #" textLength="\#(text.line.width.decimalText)" lengthAdjust="spacing""#
    }
    if text.direction == .rightToLeft {
      // A right-to-left text starts at its right end.
      attributes = attributes.replacingOccurrences(
        of: #" x="\#(text.line.x.decimalText)""#,
        with: #" x="\#((text.line.x + text.line.width).decimalText)" direction="rtl""#)
    }
    line("<text\(attributes)\(text.color.paint("fill"))>\(text.line.text.escapedForXML)</text>")
  }
}
