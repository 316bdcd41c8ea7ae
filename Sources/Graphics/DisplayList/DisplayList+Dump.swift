import Foundation

extension DisplayList {
  /// The list as text, one command per line, indented by nesting. Stable: equal lists give equal
  /// text.
  public var dump: String {
    var lines = ["canvas \(size.width.decimalText)×\(size.height.decimalText)"]
    var depth = 0
    for command in commands {
      if command.closesScope { depth = max(0, depth - 1) }
      lines.append(contentsOf: command.dumpLines(depth: depth))
      if command.opensScope { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayCommand {
  /// True for the commands whose effect lasts until a later one ends it.
  package var opensScope: Bool {
    switch self {
    case .save, .beginGroup, .beginLayer: true
    default: false
    }
  }

  package var closesScope: Bool {
    switch self {
    case .restore, .endGroup, .endLayer: true
    default: false
    }
  }

  fileprivate func dumpLines(depth: Int) -> [String] {
    let own = String(repeating: "  ", count: depth) + dumpText
    let inner: [DisplayCommand] =
      switch self {
      case .image(let image): image.placeholder
      case .beginLayer(let layer): layer.mask ?? []
      default: []
      }
    return [own] + inner.flatMap { $0.dumpLines(depth: depth + 1) }
  }

  private var dumpText: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate \(transform.dumpText)"
    case .clip(let path, let rule): "clip\(rule.dumpSuffix) \(path.data)"
    case .fill(let path, let rule, let color): "fill\(rule.dumpSuffix) \(color) \(path.data)"
    case .gradient(let path, let rule, let gradient):
      "gradient\(rule.dumpSuffix) \(gradient.dumpText) \(path.data)"
    case .stroke(let path, let style, let color): "stroke \(style.dumpText) \(color) \(path.data)"
    case .text(let text): text.dumpText
    case .image(let image): image.dumpText
    case .beginGroup(let group): group.dumpText
    case .endGroup: "end"
    case .blend(let mode): "blend \(mode)"
    case .shadow(let path, let rule, let shadow): "shadow\(rule.dumpSuffix) \(shadow.dumpText) \(path.data)"
    case .beginLayer(let layer): layer.dumpText
    case .endLayer: "end layer"
    }
  }
}

extension Path {
  /// The outline in the letters of an SVG path's `d` attribute.
  package var data: String { elements.map(\.data).joined(separator: " ") }
}

extension Path.Element {
  fileprivate var data: String {
    let numbers = points.map { "\($0.x.decimalText) \($0.y.decimalText)" }.joined(separator: " ")
    return switch self {
    case .move: "M\(numbers)"
    case .line: "L\(numbers)"
    case .quadCurve: "Q\(numbers)"
    case .curve: "C\(numbers)"
    case .close: "Z"
    }
  }
}

extension FillRule {
  fileprivate var dumpSuffix: String { self == .evenOdd ? " even-odd" : "" }
}

extension StrokeStyle {
  fileprivate var dumpText: String {
    var parts = [width.decimalText]
    if cap != .butt { parts.append("cap=\(cap)") }
    if join != .miter { parts.append("join=\(join)") }
    if !dash.isEmpty { parts.append("dash=" + dash.map(\.decimalText).joined(separator: ",")) }
    if dashPhase != 0 { parts.append("phase=\(dashPhase.decimalText)") }
    if miterLimit != Self.usualMiterLimit { parts.append("miter=\(miterLimit.decimalText)") }
    return parts.joined(separator: " ")
  }
}

extension CGAffineTransform {
  fileprivate var dumpText: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate \(tx.decimalText) \(ty.decimalText)" }
    return "matrix " + [a, b, c, d, tx, ty].map(\.decimalText).joined(separator: " ")
  }
}

extension CGRect {
  fileprivate var dumpText: String {
    "(\(minX.decimalText) \(minY.decimalText) \(width.decimalText) \(height.decimalText))"
  }
}

extension DisplayText {
  fileprivate var dumpText: String {
    let place = "\(line.x.decimalText) \(line.baseline.decimalText) width \(line.width.decimalText)"
    let text = "text \(line.text.debugDescription) at \(place) \(font.dumpText) \(color)"
    guard let outline else { return text }
    let edge = "outline \(outline.width.decimalText) \(outline.color)"
    return text + " " + edge + (outline.isFilled ? "" : " hollow")
  }
}

extension DisplayImage {
  fileprivate var dumpText: String {
    let place = "image \(name.debugDescription) \(frame.dumpText)"
    guard let pixels else { return place }
    return place + " \(pixels.dumpText)" + (keepsPixels ? " squares" : "")
  }
}

extension Shadow {
  fileprivate var dumpText: String {
    "\(offset.width.decimalText),\(offset.height.decimalText) blur \(deviation.decimalText) \(color)"
  }
}

extension DisplayLayer {
  fileprivate var dumpText: String {
    var parts = ["layer"]
    if opacity != 1 { parts.append("opacity=\(opacity.decimalText)") }
    if let shadow { parts.append("shadow=(\(shadow.dumpText))") }
    if mask != nil { parts.append("masked by") }
    return parts.joined(separator: " ")
  }
}

extension FontDescriptor {
  fileprivate var dumpText: String {
    let name =
      switch family {
      case .system: "system"
      case .monospacedSystem: "monospaced"
      case .named(let name): name.debugDescription
      }
    var text = "\(name) \(pointSize.decimalText) \(weight.rawValue)" + (isItalic ? " italic" : "")
    if kern != 0 { text += " kern=\(kern.decimalText)" }
    if hasMonospacedDigits { text += " tabular" }
    return text
  }
}

extension DisplayGroup {
  fileprivate var dumpText: String {
    var parts = ["group", className]
    if let identifier { parts.append("id=\(identifier.debugDescription)") }
    if let label { parts.append("label=\(label.debugDescription)") }
    parts.append(bounds.dumpText)
    if opacity != 1 { parts.append("opacity=\(opacity.decimalText)") }
    return parts.joined(separator: " ")
  }
}
