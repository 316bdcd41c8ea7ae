import AutoLayout
import Foundation
import Graphics
import LayoutExplanations

/// Draws the explanation of a layout over its picture: alignment rectangles, baselines, constraints and faults.
@MainActor
public struct LayoutOverlay {
  /// The overlay's colours and lengths. Red is used only for faults.
  private enum Style {
    static let veil = Color(white: 1, alpha: 0.35)
    static let required = Color(rgb: 0x4F46E5)
    static let optional = Color(rgb: 0x0D8A72)
    static let broken = Color(rgb: 0xD3172B)
    static let ambiguous = Color(rgb: 0xE07A00)
    static let misplaced = Color(rgb: 0xB8860B)
    static let rectangle = Color(rgb: 0x2F7FD6, alpha: 0.55)
    static let baseline = Color(rgb: 0xC2358F, alpha: 0.75)
    static let line: CGFloat = 1
    static let hairline: CGFloat = 0.5
    static let tick: CGFloat = 2.5
    static let dash: [CGFloat] = [3, 2]
    static let dots: [CGFloat] = [1, 1.5]
    /// The largest difference from the saved frame, in points, of a view that counts as unmoved.
    static let tolerance: CGFloat = 0.5
  }

  private let scene: SceneExplanation
  private var labels = OverlayLabels()

  init(_ scene: SceneExplanation) { self.scene = scene }

  /// The drawing with the overlay on it. Shows explicit constraints and broken ones.
  public static func draw(_ scene: SceneExplanation, over list: DisplayList) -> DisplayList {
    var overlay = LayoutOverlay(scene)
    let context = GraphicsContext(size: list.size)
    overlay.draw(in: context)
    var result = list
    result.commands += context.displayList.commands
    return result
  }

  /// The drawing with some constraints of a tree on it. Shows constraints of programs and documents and broken ones, but
  /// not those that the system adds.
  ///
  /// - Parameters:
  ///   - constraints: the constraints to show; if empty, only broken ones are shown.
  ///   - root: the topmost node of the tree.
  ///   - facts: describes a view or guide, by the owner of its layout item.
  @MainActor
  package static func draw(
    _ constraints: [LayoutConstraintBase], of root: LayoutNode, over list: DisplayList,
    facts: @escaping @MainActor (AnyObject?) -> ItemFacts
  ) -> DisplayList {
    let chosen = Set(constraints.map { ObjectIdentifier($0) })
    let scene = SceneExplainer.explain(
      viewsOf: root, items: facts,
      constraints: { ConstraintFacts(kind: chosen.contains(ObjectIdentifier($0)) ? .program : .system) })
    return draw(scene, over: list)
  }

  private mutating func draw(in context: GraphicsContext) {
    context.setFillColor(Style.veil)
    context.fill(CGRect(origin: .zero, size: context.size))
    labels.area = CGRect(origin: .zero, size: context.size)
    drawRectangles(in: context)
    drawProblems(in: context)
    let drawn = scene.constraints.filter { Self.isDrawn($0) }
    // Broken constraints are drawn last, on top of the others; their labels are placed first, while there is still
    // space.
    let isBroken: (ConstraintExplanation) -> Bool = { $0.isBroken }
    for constraint in drawn.filter(isBroken) { placeLabel(constraint) }
    for constraint in drawn where !constraint.isBroken { placeLabel(constraint) }
    for constraint in drawn.filter({ !$0.isBroken }) + drawn.filter(isBroken) {
      drawLine(constraint, in: context)
    }
    labels.draw(in: context)
  }

  /// Whether a constraint was written explicitly; content sizes, frames and the constraints of stacks would hide the
  /// others.
  private static func isDrawn(_ constraint: ConstraintExplanation) -> Bool {
    [.document, .program].contains(constraint.kind) && constraint.isActive || constraint.isBroken
  }

  // MARK: Views

  private var drawnViews: [ItemExplanation] {
    scene.items.filter { $0.kind == .view && $0.facts.isDrawn && $0.parent != nil }
  }

  private func drawRectangles(in context: GraphicsContext) {
    for view in drawnViews {
      stroke(view.alignmentRect, Style.rectangle, Style.hairline, in: context)
      for baseline in Set([view.firstBaseline, view.lastBaseline].compactMap(\.self)).sorted() {
        let rect = view.alignmentRect
        line(
          CGPoint(x: rect.minX, y: baseline), CGPoint(x: rect.maxX, y: baseline), Style.baseline,
          Style.hairline, dash: Style.dots, in: context)
      }
    }
  }

  private mutating func drawProblems(in context: GraphicsContext) {
    for view in drawnViews {
      if view.isAmbiguous {
        context.setFillColor(Style.ambiguous.multipliedAlpha(by: 0.14))
        context.fill(view.rect)
        stroke(view.rect, Style.ambiguous, Style.line, dash: Style.dash, in: context)
        let missing = view.quantities.filter { !$0.isDetermined }.map { $0.quantity.rawValue + " ?" }
        labels.place(
          missing.joined(separator: "  "), along: bottom(view.rect), Style.ambiguous, isNeeded: true)
      } else if let saved = view.facts.savedFrame, isMisplaced(view, saved) {
        let offset = CGRect(
          x: saved.minX + view.rect.minX - view.frame.minX, y: saved.minY + view.rect.minY - view.frame.minY,
          width: saved.width, height: saved.height)
        stroke(offset, Style.misplaced, Style.line, dash: Style.dash, in: context)
      }
    }
  }

  private func isMisplaced(_ view: ItemExplanation, _ saved: CGRect) -> Bool {
    let frame = view.frame
    return [
      frame.minX - saved.minX, frame.minY - saved.minY, frame.width - saved.width,
      frame.height - saved.height,
    ].contains { abs($0) > Style.tolerance }
  }

  private func bottom(_ rect: CGRect) -> (CGPoint, CGPoint) {
    (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY))
  }

  // MARK: Constraints

  private func color(_ constraint: ConstraintExplanation) -> Color {
    if constraint.isBroken { return Style.broken }
    return constraint.priority < .required ? Style.optional : Style.required
  }

  private mutating func placeLabel(_ constraint: ConstraintExplanation) {
    guard let line = ConstraintLine(constraint, in: scene), !line.isAligned || constraint.isBroken else {
      return
    }
    labels.place(
      text(constraint, line), along: (line.start, line.end), color(constraint), isNeeded: constraint.isBroken)
  }

  /// The current relation of a constraint and, for a broken one, also the required relation.
  private func text(_ constraint: ConstraintExplanation, _ line: ConstraintLine) -> String {
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .greaterThanOrEqual: "≥ "
      case .lessThanOrEqual: "≤ "
      }
    if constraint.isBroken { return "off by \(NumberText.rough(constraint.violation))" }
    let priority =
      constraint.priority < .required ? " @\(NumberText.rough(Double(constraint.priority.rawValue)))" : ""
    if constraint.first?.attribute.kind == .size, constraint.second != nil {
      return
        "\(constraint.relation == .equal ? "= " : relation)\(NumberText.rough(Double(line.length)))\(priority)"
    }
    let length = constraint.relation == .equal ? Double(line.length) : abs(Double(constraint.constant))
    return relation + NumberText.rough(length) + priority
  }

  private func drawLine(_ constraint: ConstraintExplanation, in context: GraphicsContext) {
    guard let shape = ConstraintLine(constraint, in: scene) else { return }
    let color = color(constraint)
    let width = constraint.isBroken ? 2 * Style.line : Style.line
    guard !shape.isAligned else {
      let faint = constraint.isBroken ? color : color.multipliedAlpha(by: 0.6)
      return line(shape.start, shape.end, faint, 0.75 * width, dash: Style.dash, in: context)
    }
    line(shape.start, shape.end, color, width, in: context)
    let across = shape.isHorizontal ? CGPoint(x: 0, y: Style.tick) : CGPoint(x: Style.tick, y: 0)
    for end in [shape.start, shape.end] {
      line(
        CGPoint(x: end.x - across.x, y: end.y - across.y), CGPoint(x: end.x + across.x, y: end.y + across.y),
        color, width, in: context)
    }
  }

  // MARK: Strokes

  private func line(
    _ start: CGPoint, _ end: CGPoint, _ color: Color, _ width: CGFloat, dash: [CGFloat] = [],
    in context: GraphicsContext
  ) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineDash(phase: 0, lengths: dash)
    context.stroke(path)
  }

  private func stroke(
    _ rect: CGRect, _ color: Color, _ width: CGFloat, dash: [CGFloat] = [], in context: GraphicsContext
  ) {
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineDash(phase: 0, lengths: dash)
    context.stroke(rect)
  }
}
