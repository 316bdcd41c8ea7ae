import AutoLayout
import ConstraintSolver
import Foundation

/// Finds constraints that would determine a value and leave the view where it is, unless that is outside its superview.
struct SuggestionMaker {
  private static let mostSuggestions = 2

  private let explainer: SceneExplainer
  private let node: LayoutNode
  private let words: SceneWords

  init(_ explainer: SceneExplainer, _ node: LayoutNode) {
    self.explainer = explainer
    self.node = node
    words = SceneWords(explainer)
  }

  /// The best candidates that determine the value when they are tried, at most two.
  func suggestions(for quantity: QuantityExplanation.Quantity, _ terms: [Term], _ trial: inout Trial)
    -> [ConstraintSuggestion]
  {
    var found = hugging(quantity, terms, &trial).map { [$0] } ?? []
    for spec in candidates(for: quantity) where found.count < Self.mostSuggestions {
      guard let row = row(of: spec), trial.isDetermined(terms, adding: row) else { continue }
      found.append(
        ConstraintSuggestion(text: words.text(of: LayoutConstraintBase(spec: spec)), code: code(spec)))
    }
    return found
  }

  /// Suggests a higher hugging priority for a view that has the size of its content and that other views could stretch
  /// instead of themselves.
  private func hugging(
    _ quantity: QuantityExplanation.Quantity, _ terms: [Term], _ trial: inout Trial
  ) -> ConstraintSuggestion? {
    guard quantity == .width || quantity == .height else { return nil }
    let axis = quantity.isHorizontal ? LayoutAxis.horizontal : .vertical
    let content = node.contentSizeInEngine
    let length = axis == .horizontal ? content.width : content.height
    let now = size(quantity)
    guard length >= 0, abs(now.constant - length) < Self.centered, node.hugging[axis] < .required else {
      return nil
    }
    let priority = node.hugging[axis].rawValue + 1
    guard var row = row(of: now) else { return nil }
    row.priority = Double(priority)
    guard trial.isDetermined(terms, adding: row) else { return nil }
    return ConstraintSuggestion(
      text:
        "\(words.capitalised(words.name(of: node))) hugs its content more than others do, at \(words.number(CGFloat(priority)))",
      code:
        "view.setContentHuggingPriority(UILayoutPriority(\(words.number(CGFloat(priority)))), for: .\(axis))")
  }

  /// Nearest edges first, as a developer would pin.
  private func candidates(for quantity: QuantityExplanation.Quantity) -> [ConstraintSpec] {
    guard let parent = node.parent else { return [size(quantity)] }
    let frame = node.alignmentInsets.inset(node.frame)
    let size = parent.frame.size
    let isHorizontal = quantity.isHorizontal
    let near = max(0, isHorizontal ? frame.minX : frame.minY)
    let far = max(0, isHorizontal ? size.width - frame.maxX : size.height - frame.maxY)
    let nearPin = pin(isHorizontal ? .leading : .top, to: parent, near)
    let farPin = pin(isHorizontal ? .trailing : .bottom, to: parent, -far)
    let center = pin(isHorizontal ? .centerX : .centerY, to: parent, (near - far) / 2)
    switch quantity {
    case .x, .y:
      if abs(near - far) < Self.centered { return [center, nearPin, farPin] }
      return far < near ? [farPin, nearPin, center] : [nearPin, farPin, center]
    case .width, .height:
      let fixed = self.size(quantity)
      let isSpread = abs(near - far) < Self.centered
      return isSpread ? [farPin, nearPin, fixed] : [fixed, farPin, nearPin]
    }
  }

  /// Margins closer than this, in points, look equal.
  private static let centered: CGFloat = 1

  private func size(_ quantity: QuantityExplanation.Quantity) -> ConstraintSpec {
    let rect = node.alignmentInsets.inset(node.frame)
    return ConstraintSpec(
      firstItem: node, firstAttribute: quantity.isHorizontal ? .width : .height,
      constant: quantity.isHorizontal ? rect.width : rect.height)
  }

  private func pin(_ attribute: LayoutAttribute, to parent: LayoutNode, _ constant: CGFloat) -> ConstraintSpec
  {
    ConstraintSpec(
      firstItem: node, firstAttribute: attribute, secondItem: parent, secondAttribute: attribute,
      constant: constant)
  }

  /// The constraint as a row, without adding it.
  private func row(of spec: ConstraintSpec) -> Row? {
    explainer.engine.row(of: spec, heldBy: node.parent ?? node)
  }

  private func code(_ spec: ConstraintSpec) -> String {
    let anchor = "view.\(spec.firstAttribute.name)Anchor"
    let constant = words.number(spec.constant)
    guard spec.secondItem != nil else {
      return "\(anchor).constraint(equalToConstant: \(constant)).isActive = true"
    }
    let tail = constant == "0" ? "" : ", constant: \(constant)"
    return
      "\(anchor).constraint(equalTo: superview.\(spec.secondAttribute.name)Anchor\(tail)).isActive = true"
  }
}
