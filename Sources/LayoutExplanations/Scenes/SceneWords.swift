import AutoLayout
import Foundation

/// Describes the views of a scene in plain words; ``LayoutWords`` has the words for constraints.
struct SceneWords {
  private let explainer: SceneExplainer

  init(_ explainer: SceneExplainer) { self.explainer = explainer }

  // MARK: Items

  /// `“Save”`, `the safe area of “Form”` or, for nameless views, `UIView aB1-c2-D3e`.
  func name(of item: LayoutItem?) -> String {
    guard let item else { return "nothing" }
    if let guide = item as? LayoutGuideNode { return name(of: guide) }
    guard let place = explainer.place(of: item) else { return "a view outside" }
    return Self.name(of: explainer.explainedItems[place].facts, place: place)
  }

  static func name(of facts: ItemFacts, place: Int) -> String {
    if let name = facts.name, !name.isEmpty { return "“\(ConstraintDescriber.shorten(name))”" }
    return "\(facts.className) \(facts.identifier ?? "#\(place)")"
  }

  private func name(of guide: LayoutGuideNode) -> String {
    let owner = name(of: guide.owningNode)
    switch guide.shape {
    case .margins: return "the margins of \(owner)"
    case .safeArea: return "the safe area of \(owner)"
    case .frame: return "the frame of \(owner)"
    case .topBar: return "the bar above \(owner)"
    case .bottomBar: return "the bar below \(owner)"
    case .readable: return "the readable width of \(owner)"
    case .content: return "the content of \(owner)"
    case .free: return "a guide of \(owner)"
    }
  }

  // MARK: Constraints

  /// Describes a constraint in a sentence without a full stop.
  func text(of constraint: LayoutConstraintBase) -> String {
    guard constraint.spec.firstItem != nil else { return "Refers to a view that no longer exists" }
    let description = explainer.describer.describe(constraint)
    let words = LayoutWords(ConflictItems([description])) { key in
      explainer.itemsByKey[key].map { name(of: $0) }
    }
    return capitalised(words.clause(description, at: 0))
  }

  // MARK: Rows of the engine

  func content(of node: LayoutNode, _ axis: LayoutAxis) -> String {
    let size = node.contentSizeInEngine
    let length = axis == .horizontal ? size.width : size.height
    return "The content of \(name(of: node)) is \(points(length)) \(axis == .horizontal ? "wide" : "high"); "
      + "it resists growing at \(number(CGFloat(node.hugging[axis].rawValue))), "
      + "shrinking at \(number(CGFloat(node.compressionResistance[axis].rawValue)))"
  }

  func autoresizing(_ node: LayoutNode, _ axis: LayoutAxis) -> String {
    let frame = node.frame
    let isHorizontal = axis == .horizontal
    return "Frame and mask place \(name(of: node)): \(points(isHorizontal ? frame.width : frame.height)) "
      + "\(isHorizontal ? "wide" : "high"), \(points(isHorizontal ? frame.minX : frame.minY)) "
      + "\(isHorizontal ? "from the left" : "from the top") of its superview"
  }

  func host(_ node: LayoutNode, _ axis: LayoutAxis) -> String {
    let length = axis == .horizontal ? node.frame.width : node.frame.height
    return
      "\(name(of: node)) is \(points(length)) \(axis == .horizontal ? "wide" : "high"), as the screen gives it"
  }

  func rule(of guide: LayoutGuideNode) -> String {
    guide.shape == .readable
      ? "\(capitalised(name(of: guide))) stays narrow enough to read"
      : "\(capitalised(name(of: guide))) starts at the view's origin"
  }

  // MARK: Words

  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  func points(_ length: CGFloat) -> String { LayoutWords.points(number(length)) }

  /// To the hundredth.
  func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return DescribedNumber(Double(rounded == 0 ? 0 : rounded)).spelling
  }
}
