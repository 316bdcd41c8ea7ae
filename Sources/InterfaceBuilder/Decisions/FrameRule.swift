/// The numbered elements of a document that the rule for frames needs. The root has the number 0.
package protocol NumberedElements {
  func name(of element: Int) -> String
  func attribute(_ name: String, of element: Int) -> String?
  /// Nil for the root.
  func parent(of element: Int) -> Int?
  func children(of element: Int) -> [Int]
}

/// Determines whether a view's saved frame is a decision or results from the rest of the document.
///
/// Constraints, stacks, tables and controllers place most views; then the frame is only the last result. A view that is placed by
/// its autoresizing mask, or that has no constraints yet (`fixedFrame`), lies where its author put it: there the frame is a
/// decision, unless it only followed its superview or the canvas. The root view of a controller of AppKit gives its window its
/// first size (`NSWindow(contentViewController:)`), and a table uses the size of its header unchanged, so these sizes are
/// decisions, too.
package struct FrameRule<Tree: NumberedElements> {
  package let tree: Tree

  package init(tree: Tree) { self.tree = tree }

  /// The decided numbers of a view's frame: none, the size, or all four.
  ///
  /// - Parameter view: the element that has the frame.
  package func decidedNumbers(_ view: Int) -> [String] {
    if tree.attribute("fixedFrame", of: view) == "YES" { return FrameNames.all }
    let isMac = tree.attribute("targetRuntime", of: 0) == "MacOSX.Cocoa"
    if let key = tree.attribute("key", of: view), let holder = tree.parent(of: view) {
      let holders = (isMac ? FrameNames.sizedOnMac : FrameNames.sizedOnIOS)[key] ?? []
      let isConstrained = tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view) == "NO"
      // A root's size is its window's, regardless of its constraints.
      let isSized = holders.contains(tree.name(of: holder)) && (isMac || !isConstrained)
      return isSized ? FrameNames.size : []
    }
    if tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view) == "NO" { return [] }
    guard let holder = superview(of: view) else { return [] }
    let isPlaced = FrameNames.placing.contains(tree.name(of: holder)) || isPlacedByCell(view, in: holder)
    return isPlaced ? [] : FrameNames.all
  }

  /// Whether a view's frame differs from the former one because of a decision.
  package func isDecided(_ view: Int, since former: FrameRule, _ formerView: Int) -> Bool {
    let numbers = decidedNumbers(view)
    if !numbers.isEmpty, isInsetDecided(view, since: former, formerView) { return true }
    guard !numbers.isEmpty, let new = frame(of: view), let old = former.frame(of: formerView) else {
      return false
    }
    let isSame = zip(Self.values(new, numbers), Self.values(old, numbers)).allSatisfy {
      abs($0 - $1) < Self.leastMove
    }
    return !isSame && !follows(view, former: former, formerView)
  }

  private func isInsetDecided(_ view: Int, since former: FrameRule, _ formerView: Int) -> Bool {
    guard let new = insets(of: view), let old = former.insets(of: formerView) else { return false }
    return zip(new, old).contains { abs($0 - $1) >= Self.leastMove }
  }

  /// The numbers of the insets in a view's element; those that are left out are 0.
  private func insets(of view: Int) -> [Double]? {
    let inset = tree.children(of: view).first {
      DecisionTable.isInsetFrame(tree.name(of: $0), key: tree.attribute("key", of: $0))
    }
    return inset.map { inset in
      FrameNames.insets.map { tree.attribute($0, of: inset).flatMap(Double.init) ?? 0 }
    }
  }

  /// The attributes of an element that is a frame.
  package func numbers(ofFrame element: Int) -> [String] {
    DecisionTable.isInsetFrame(tree.name(of: element), key: tree.attribute("key", of: element))
      ? FrameNames.insets : FrameNames.all
  }

  private static func values(_ frame: DocumentRect, _ numbers: [String]) -> [Double] {
    numbers.map { ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height][$0] ?? 0 }
  }

  /// Points. Smaller differences are only notation.
  private static var leastMove: Double { 1e-3 }

  /// Whether a view is a part of a table's cell in one of the styles that UIKit lays out.
  private func isPlacedByCell(_ view: Int, in holder: Int) -> Bool {
    guard tree.name(of: holder) == "tableViewCellContentView", let cell = tree.parent(of: holder),
      let id = tree.attribute("id", of: view)
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { tree.attribute($0, of: cell) == id }
  }

  /// The element that contains a view, skipping lists.
  package func superview(of view: Int) -> Int? {
    var next = tree.parent(of: view)
    while let parent = next, FrameNames.lists.contains(tree.name(of: parent)) {
      next = tree.parent(of: parent)
    }
    return next
  }

  /// The frame that is saved in a view's element.
  package func frame(of view: Int) -> DocumentRect? {
    tree.children(of: view).first {
      tree.name(of: $0) == "rect" && tree.attribute("key", of: $0) == "frame"
    }
    .flatMap(rect)
  }

  /// The numbers of a rectangle; nil if one is missing or not finite.
  package func rect(_ element: Int) -> DocumentRect? {
    let numbers = ["x", "y", "width", "height"].compactMap { name in
      tree.attribute(name, of: element).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    guard numbers.count == 4 else { return nil }
    return DocumentRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether a view's frame results from its mask and the former frame when the superview or the canvas was resized.
  package func follows(_ view: Int, former: FrameRule, _ formerView: Int) -> Bool {
    guard let new = frame(of: view), let old = former.frame(of: formerView) else { return false }
    if let size = canvasSize, let formerSize = former.canvasSize {
      if Self.fills(new, size), Self.fills(old, formerSize) { return true }
    }
    guard let holder = superview(of: view), let formerHolder = former.superview(of: formerView),
      let outer = frame(of: holder), let formerOuter = former.frame(of: formerHolder)
    else { return false }
    let mask = tree.children(of: view).first { tree.name(of: $0) == "autoresizingMask" }
    func flag(_ name: String) -> Bool { mask.flatMap { tree.attribute(name, of: $0) } == "YES" }
    let across = MaskResizing(
      isMinFlexible: flag("flexibleMinX"), isSizable: flag("widthSizable"),
      isMaxFlexible: flag("flexibleMaxX")
    )
    .resized((old.x, old.width), from: formerOuter.width, to: outer.width)
    let down = MaskResizing(
      isMinFlexible: flag("flexibleMinY"), isSizable: flag("heightSizable"),
      isMaxFlexible: flag("flexibleMaxY")
    )
    .resized((old.y, old.height), from: formerOuter.height, to: outer.height)
    return Self.isNear(across, (new.x, new.width)) && Self.isNear(down, (new.y, new.height))
  }

  /// The size of the canvas's screen; nil for a device that is not in ``DeviceTable``.
  private var canvasSize: DocumentSize? {
    guard let device = tree.children(of: 0).first(where: { tree.name(of: $0) == "device" }),
      let known = tree.attribute("id", of: device).flatMap(DeviceTable.device)
    else { return nil }
    return known.size(tree.attribute("orientation", of: device) == "landscape" ? .landscape : .portrait)
  }

  private static func fills(_ frame: DocumentRect, _ size: DocumentSize) -> Bool {
    frame.x == 0 && frame.y == 0 && frame.width == size.width && frame.height == size.height
  }

  /// Half points may be rounded in either direction, at both edges.
  fileprivate static var rounding: Double { 1.5 }

  private static func isNear(_ a: (Double, Double), _ b: (Double, Double)) -> Bool {
    abs(a.0 - b.0) <= rounding && abs(a.1 - b.1) <= rounding
  }
}

// MARK: - Sizes that repeat others

extension FrameRule {
  /// Whether a text view's minimum size is that of its saved frame, as Interface Builder writes it.
  ///
  /// Observed: in 117 of 123 text views; in the others the heights are equal.
  package func repeatsFrame(_ size: Int) -> Bool {
    guard tree.name(of: size) == "size", tree.attribute("key", of: size) == "minSize",
      let view = tree.parent(of: size), tree.name(of: view) == "textView", let frame = frame(of: view),
      let height = number("height", of: size)
    else { return false }
    return abs(height - frame.height) <= Self.rounding
  }

  /// Whether a column's width is the remaining width of its table.
  ///
  /// A table with the style `lastColumnOnly` or `firstColumnOnly` gives that column all additional width
  /// (`NSTableView.columnAutoresizingStyle`).
  package func takesTheRest(_ column: Int, since former: FrameRule, _ formerColumn: Int) -> Bool {
    guard let new = rest(of: column), let old = former.rest(of: formerColumn) else { return false }
    return abs(new - old) <= Self.rounding
  }

  /// The width of a table minus its columns' widths; nil for a column that does not fill it.
  private func rest(of column: Int) -> Double? {
    guard tree.name(of: column) == "tableColumn", let list = tree.parent(of: column),
      let table = tree.parent(of: list), let frame = frame(of: table)
    else { return nil }
    let columns = tree.children(of: list)
    let filling =
      switch tree.attribute("columnAutoresizingStyle", of: table) {
      case "lastColumnOnly": columns.last
      case "firstColumnOnly": columns.first
      default: columns.count == 1 ? column : nil
      }
    guard filling == column else { return nil }
    return columns.reduce(frame.width) { $0 - (number("width", of: $1) ?? 0) }
  }

  private func number(_ name: String, of element: Int) -> Double? {
    tree.attribute(name, of: element).flatMap(Double.init)
  }
}

/// The names that the rule for frames uses.
private enum FrameNames {
  /// Elements that place their children.
  static let placing: Set<String> = [
    "stackView", "tableView", "tableViewSection", "collectionView", "scrollView", "clipView", "splitView",
    "tabView", "window", "viewController", "tableCellView", "prototypeCellViews", "tableViewCell",
    "tableColumn",
  ]

  /// Containers of the views in an element.
  static let lists: Set<String> = [
    "subviews", "sections", "cells", "prototypes", "prototypeCellViews", "arrangedSubviews",
  ]

  static let all = ["x", "y", "width", "height"]
  static let insets = ["minX", "minY", "width", "height", "maxX", "maxY"]
  static let size = ["width", "height"]

  /// Views whose size nothing else determines in a document for macOS, by key, with the elements that contain them: the roots of
  /// controllers, and views of toolbar items. Not those of tabs, which are resized by their tab view.
  ///
  /// Observed: 293 roots of view controllers, 16 of tab view controllers, 13 of split view controllers, 6 of page controllers, 1 of
  /// a collection's item; 43 views of toolbar items.
  static let sizedOnMac: [String: Set<String>] = [
    "view": ["viewController", "pagecontroller", "collectionViewItem", "toolbarItem", "searchToolbarItem"],
    "tabView": ["tabViewController"], "splitView": ["splitViewController"],
  ]

  /// The same for iOS: a bar or a table uses the sizes of these views unchanged.
  ///
  /// Observed: 37, 8, 9 and 7 of them.
  static let sizedOnIOS: [String: Set<String>] = [
    "customView": ["barButtonItem"], "titleView": ["navigationItem"], "tableHeaderView": ["tableView"],
    "tableFooterView": ["tableView"],
  ]
}

/// Resizes a position and a length along one axis. Flexible parts share the growth in proportion to their sizes, as in UIKit.
private struct MaskResizing {
  var isMinFlexible: Bool
  var isSizable: Bool
  var isMaxFlexible: Bool

  func resized(_ span: (start: Double, length: Double), from old: Double, to new: Double) -> (Double, Double)
  {
    let end = old - span.start - span.length
    let parts = [
      isMinFlexible ? max(span.start, 0) : 0, isSizable ? max(span.length, 0) : 0,
      isMaxFlexible ? max(end, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    guard total > 0 else { return (span.start, span.length) }
    let growth = new - old
    return (span.start + growth * parts[0] / total, span.length + growth * parts[1] / total)
  }
}
