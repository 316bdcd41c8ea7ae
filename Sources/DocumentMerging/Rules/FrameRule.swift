/// Whether a view's saved frame is someone's decision or follows from the rest of the document.
///
/// Constraints, stacks, tables and controllers place most views; then the frame is only the last result. A view that is
/// placed by its autoresizing mask, or that has no constraints yet (`fixedFrame`), lies where its author put it: there the
/// frame counts, unless it only followed its superview.
struct FrameRule {
  let tree: MarkupTree

  /// Elements whose children are placed for them.
  private static let placing: Set<String> = [
    "stackView", "tableView", "tableViewSection", "collectionView", "scrollView", "clipView", "splitView",
    "tabView", "window", "viewController", "tableCellView", "prototypeCellViews", "tableViewCell",
    "tableColumn",
  ]

  /// Containers of the views in an element.
  private static let lists: Set<String> = [
    "subviews", "sections", "cells", "prototypes", "prototypeCellViews", "arrangedSubviews",
  ]

  /// - Parameter view: the element that a frame is the frame of.
  func isDecided(_ view: Int) -> Bool {
    let element = tree[view]
    if element["fixedFrame"] == "YES" { return true }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" || element["key"] != nil { return false }
    guard let holder = superview(of: view) else { return false }
    return !Self.placing.contains(tree[holder].name) && !isPlacedByCell(view, in: holder)
  }

  /// Whether a view is a part of a table's cell in one of the styles that UIKit lays out.
  private func isPlacedByCell(_ view: Int, in holder: Int) -> Bool {
    guard tree[holder].name == "tableViewCellContentView", let cell = tree[holder].parent,
      let id = tree[view]["id"]
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { tree[cell][$0] == id }
  }

  /// The element that a view lies in, lists left out.
  func superview(of view: Int) -> Int? {
    var next = tree[view].parent
    while let parent = next, Self.lists.contains(tree[parent].name) { next = tree[parent].parent }
    return next
  }

  /// The frame that is saved in a view's element.
  func frame(of view: Int) -> SavedRect? {
    tree[view].children.lazy.map { tree[$0] }.first(where: GeneratedValues.isFrame).flatMap(SavedRect.init)
  }

  /// Whether a mask-placed view's frame is what its mask makes of the former one as the superview was resized.
  func follows(_ view: Int, former: FrameRule, _ formerView: Int) -> Bool {
    guard let new = frame(of: view), let old = former.frame(of: formerView),
      let holder = superview(of: view), let formerHolder = former.superview(of: formerView),
      let outer = frame(of: holder), let formerOuter = former.frame(of: formerHolder)
    else { return false }
    let mask = tree[view].children.lazy.map { tree[$0] }.first { $0.name == "autoresizingMask" }
    let across = Self.resized(
      (old.x, old.width), by: outer.width - formerOuter.width, in: formerOuter.width,
      flexible: (mask?["flexibleMinX"], mask?["widthSizable"], mask?["flexibleMaxX"]))
    let down = Self.resized(
      (old.y, old.height), by: outer.height - formerOuter.height, in: formerOuter.height,
      flexible: (mask?["flexibleMinY"], mask?["heightSizable"], mask?["flexibleMaxY"]))
    return Self.isNear(across, (new.x, new.width)) && Self.isNear(down, (new.y, new.height))
  }

  /// Half points round either way, and both edges may.
  private static let rounding = 1.5

  private static func isNear(_ a: (Double, Double), _ b: (Double, Double)) -> Bool {
    abs(a.0 - b.0) <= rounding && abs(a.1 - b.1) <= rounding
  }

  /// A position and a length after their space has grown. Flexible parts share the growth by their sizes, as UIKit does.
  private static func resized(
    _ span: (start: Double, length: Double), by growth: Double, in space: Double,
    flexible: (min: String?, size: String?, max: String?)
  ) -> (Double, Double) {
    let end = space - span.start - span.length
    let parts = [
      flexible.min == "YES" ? max(span.start, 0) : 0, flexible.size == "YES" ? max(span.length, 0) : 0,
      flexible.max == "YES" ? max(end, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    guard total > 0 else { return (span.start, span.length) }
    return (span.start + growth * parts[0] / total, span.length + growth * parts[1] / total)
  }
}

/// A rectangle as an element has it.
struct SavedRect: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init?(_ element: MarkupElement) {
    guard let x = Self.number(element["x"]), let y = Self.number(element["y"]),
      let width = Self.number(element["width"]), let height = Self.number(element["height"])
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
