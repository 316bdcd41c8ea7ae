import AutoLayout
import Foundation

/// A tree of views with its constraints, as a value: it can be built in any order, changed, made smaller and printed.
public struct ViewTree: Hashable, Sendable {
  /// The seed that the tree was made from.
  public var seed: UInt64
  /// The controllers around the tree's root view.
  public var container: Container
  /// The root first, each view after its parent.
  public var views: [TreeView]
  public var guides: [TreeGuide] = []
  public var constraints: [TreeConstraint] = []
  /// Whether scroll views limit what they show to where the document is, so that moving it away and back may scroll, as AppKit's
  /// clip views do.
  public var documentsLimitScrolling = false

  /// The controller around the one that has the root view.
  public enum Container: String, CaseIterable, Hashable, Sendable {
    case none, navigation, tabs, split
  }

  public static let rootID = 0

  /// The view of an id; nil if there is none.
  public func view(_ id: Int) -> TreeView? { views.first { $0.id == id } }

  public func children(of id: Int) -> [TreeView] { views.filter { $0.parent == id } }

  /// The view and everything in it.
  public func subtree(of id: Int) -> Set<Int> {
    var found: Set = [id]
    for view in views {
      if let parent = view.parent, found.contains(parent) { found.insert(view.id) }
    }
    return found
  }

  /// The cell content that the view is or lies in; nil outside lists.
  public func cell(around id: Int) -> Int? {
    var current = view(id)
    while let view = current {
      if view.kind.isCell { return view.id }
      current = view.parent.flatMap { self.view($0) }
    }
    return nil
  }

  /// The cell contents that views are or lie in, by view.
  func cells() -> [Int: Int] {
    var found: [Int: Int] = [:]
    for view in views {
      if view.kind.isCell {
        found[view.id] = view.id
      } else if let cell = view.parent.flatMap({ found[$0] }) {
        found[view.id] = cell
      }
    }
    return found
  }
}

/// One view of a tree.
public struct TreeView: Hashable, Sendable {
  public var id: Int
  /// Nil for the root.
  public var parent: Int?
  public var kind: Kind
  public var placement: Placement
  /// The frame that the view is made with, in points: masks start from it.
  public var frame: CGRect
  public var margins: Margins?
  public var preservesMargins = false
  public var marginsIncludeSafeArea = true
  public var transform: Transform?
  /// Content-hugging and compression-resistance priorities, for both axes; nil for the defaults.
  public var hugging: Float?
  public var resistance: Float?
  public var isHidden = false
  /// Whether the view only follows others: nothing follows from where it is.
  public var isFollower = false
  /// The top of the view's bounds, in points.
  public var boundsTop: CGFloat = 0
  /// Whether subviews follow the view's size by their masks.
  public var autoresizesSubviews = true

  public init(id: Int, parent: Int?, kind: Kind, placement: Placement, frame: CGRect) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.placement = placement
    self.frame = frame
  }

  /// Which class a view is of and what it shows.
  public enum Kind: Hashable, Sendable {
    case plain
    /// Overrides `intrinsicContentSize`.
    case content(CGSize)
    case label(text: String, lines: Int)
    /// A label whose `intrinsicContentSize` adds points on each side.
    case paddedLabel(text: String, padding: CGFloat)
    /// Overrides `alignmentRectInsets`.
    case inset(LayoutInsets)
    /// Overrides `layoutSubviews` and gives its subviews equal parts of its bounds.
    case arranging(isVertical: Bool)
    /// Overrides `layoutMarginsDidChange` and `layoutSubviews` and puts its subviews inside its margins.
    case marginFollowing
    /// Overrides `updateConstraints` and makes the constraints there that name it.
    case constraining
    case stack(Stack)
    /// One that always bounces down counts the safe area whatever its content.
    case scroll(isPaging: Bool, alwaysBounces: Bool)
    case table(isGrouped: Bool)
    /// The content view of a table's row.
    case row
    case collection(Collection)
    /// The content view of a collection's item.
    case item

    public var isCell: Bool { self == .row || self == .item }
    public var isList: Bool {
      switch self {
      case .table, .collection: true
      default: false
      }
    }
    public var isScroll: Bool {
      if case .scroll = self { return true }
      return isList
    }
    /// Whether the view's own `layoutSubviews` places what is in it.
    var isArrangedByCode: Bool {
      switch self {
      case .arranging, .marginFollowing: true
      default: false
      }
    }
    public var isStack: Bool {
      if case .stack = self { return true }
      return false
    }
  }

  /// Who says where the view is.
  public enum Placement: Hashable, Sendable {
    case constraints
    case mask(AutoresizingMask)
    /// A stack view.
    case arranged
    /// The superview's `layoutSubviews`.
    case byHand
    /// A list's cell.
    case cell

    public var isMask: Bool {
      if case .mask = self { return true }
      return false
    }
  }

  public enum Margins: Hashable, Sendable {
    case sides(LayoutInsets)
    case directional(DirectionalLayoutInsets)
  }

  public enum Transform: Hashable, Sendable {
    case scaled(CGFloat)
    /// In radians.
    case turned(CGFloat)
    case moved(CGFloat, CGFloat)
  }

  public struct Stack: Hashable, Sendable {
    public var isVertical: Bool
    public var distribution: Int
    public var alignment: Int
    public var spacing: CGFloat
    public var isInMargins: Bool
  }

  public struct Collection: Hashable, Sendable {
    public var isHorizontal: Bool
    /// Nil where the cells report their sizes.
    public var itemSize: CGSize?
  }
}

/// A layout guide that constraints place.
public struct TreeGuide: Hashable, Sendable {
  public var id: Int
  /// The view that owns it.
  public var view: Int
}

/// One constraint of a tree.
public struct TreeConstraint: Hashable, Sendable {
  public var id: Int
  public var first: Anchor
  public var relation = Relation.equal
  /// Nil for a constant size.
  public var second: Anchor?
  public var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
  public var priority: Float = 1000
  /// The view whose `updateConstraints` makes the constraint; nil for one that the program makes.
  public var maker: Int?

  public init(id: Int, first: Anchor) {
    self.id = id
    self.first = first
  }

  public enum Relation: Hashable, Sendable { case equal, lessOrEqual, greaterOrEqual }

  /// The anchors of a constraint.
  public var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }
}

/// A place or size of something that constraints speak of.
public struct Anchor: Hashable, Sendable {
  public var item: Item
  public var attribute: LayoutAttribute

  public init(_ item: Item, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  public enum Item: Hashable, Sendable {
    case view(Int)
    /// A guide of ``ViewTree/guides``.
    case guide(Int)
    /// System guides of a view.
    case margins(Int), safeArea(Int), readable(Int)
    /// The two guides of a scroll view.
    case content(Int), visible(Int)
  }
}

extension ViewTree {
  /// The view that an item is or belongs to.
  public func view(of item: Anchor.Item) -> Int? {
    switch item {
    case .view(let id), .margins(let id), .safeArea(let id), .readable(let id), .content(let id),
      .visible(let id):
      id
    case .guide(let id): guides.first { $0.id == id }?.view
    }
  }

  /// The views that a constraint speaks of.
  public func views(of constraint: TreeConstraint) -> [Int] {
    constraint.anchors.compactMap { view(of: $0.item) }
  }

  /// Whether another constant of a constraint scrolls: it places a document, and the scroll view limits what it shows to where
  /// the document is.
  func scrolls(_ constraint: TreeConstraint) -> Bool {
    guard documentsLimitScrolling, let other = constraint.second?.item else { return false }
    return [constraint.first.item, other].compactMap { view(of: $0) }.contains { id in
      view(id)?.parent.flatMap { view($0) }?.kind.isScroll == true
    }
  }

  /// Takes out views with all that is in them, and what speaks of them.
  public mutating func remove(_ ids: Set<Int>) {
    let gone = ids.reduce(into: Set<Int>()) { $0.formUnion(subtree(of: $1)) }
    constraints = constraints.filter { constraint in
      !views(of: constraint).contains { gone.contains($0) } && constraint.maker.map(gone.contains) != true
    }
    guides.removeAll { gone.contains($0.view) }
    views.removeAll { gone.contains($0.id) }
  }
}
