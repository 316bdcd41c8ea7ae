import AutoLayout
import Foundation
import MacViews
import OrderIndependence

/// A tree's views, guides and constraints in AppKit.
///
/// A view with frame and mask is added to its superview as soon as both are made: its mask starts from the superview's
/// size at that moment (``OrderRule/masksStartFromSuperviewsSize``).
@MainActor
final class MacLiveTree {
  let tree: ViewTree
  private(set) var views: [Int: NSView] = [:]
  private(set) var guides: [Int: NSLayoutGuide] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  private let order: BuildOrder
  private let values: [Int: TreeView]
  private var ids: [ObjectIdentifier: Int] = [:]
  /// The direction that all views have.
  var direction = NSUserInterfaceLayoutDirection.leftToRight { didSet { applyDirection() } }

  var root: NSView { views[ViewTree.rootID] ?? NSView() }

  init(_ tree: ViewTree, isMirrored: Bool, order: BuildOrder) {
    self.tree = isMirrored ? tree.mirrored : tree
    self.order = order
    let tree = self.tree
    values = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    for value in tree.views {
      let view = plainView(value)
      configure(view, as: value)
      views[value.id] = view
      ids[ObjectIdentifier(view)] = value.id
    }
    finish()
  }

  private func finish() {
    for guide in tree.guides {
      let made = NSLayoutGuide()
      guides[guide.id] = made
      views[guide.view]?.addLayoutGuide(made)
    }
    for value in tree.views {
      guard case .mask(let mask) = value.placement, let view = views[value.id] else { continue }
      guard let superview = value.parent.flatMap({ views[$0] }) else {
        view.frame = value.frame
        continue
      }
      superview.addSubview(view)
      let springs = NSView.AutoresizingMask(mask, isFlipped: superview.isFlipped)
      if order.masks == .masksFirst { view.autoresizingMask = springs }
      var frame = value.frame
      if !superview.isFlipped { frame.origin.y = superview.bounds.height - frame.maxY }
      view.frame = frame
      view.autoresizingMask = springs
    }
    for constraint in tree.constraints {
      guard let made = makeConstraint(constraint) else { continue }
      constraints[constraint.id] = made
      if let maker = constraint.maker { (views[maker] as? ConstrainingNSView)?.own.append(made) }
    }
  }

  // MARK: Views

  private func configure(_ view: NSView, as value: TreeView) {
    if value.placement == .constraints { view.translatesAutoresizingMaskIntoConstraints = false }
    if value.frame != .zero { view.frame = value.frame }
    for axis in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
      if let hugging = value.hugging {
        view.setContentHuggingPriority(NSLayoutConstraint.Priority(hugging), for: axis)
      }
      if let resistance = value.resistance {
        view.setContentCompressionResistancePriority(NSLayoutConstraint.Priority(resistance), for: axis)
      }
    }
    setBoundsTop(value.boundsTop, of: view)
    view.isHidden = value.isHidden
    view.autoresizesSubviews = value.autoresizesSubviews
    view.userInterfaceLayoutDirection = direction
  }

  /// Scrolls a view down, whichever way its coordinates go.
  func setBoundsTop(_ top: CGFloat, of view: NSView) {
    let origin = NSPoint(x: 0, y: view.isFlipped ? top : -top)
    if view.bounds.origin != origin { view.setBoundsOrigin(origin) }
  }

  private func plainView(_ value: TreeView) -> NSView {
    let (id, flips) = (value.id, tree.isFlipped(value.id))
    switch value.kind {
    case .content(let size):
      let view = ContentNSView(id, flips: flips)
      view.content = size
      return view
    case .label(let text, let lines): return label(text, lines: lines, padding: nil)
    case .paddedLabel(let text, let padding): return label(text, lines: 1, padding: padding)
    case .inset(let insets):
      let view = InsetNSView(id, flips: flips)
      view.insets = NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      return view
    case .arranging(let isVertical):
      let view = ArrangingNSView(id, flips: flips)
      view.isVertical = isVertical
      return view
    case .marginFollowing:
      let view = ArrangingNSView(id, flips: flips)
      view.inset = 8
      return view
    case .constraining: return ConstrainingNSView(id, flips: flips)
    case .stack(let stack):
      return tree.isGrid(id) ? grid(stack) : tree.isSplit(id) ? split(stack) : self.stack(stack)
    case .scroll: return scroll()
    case .plain, .row, .item, .table, .collection: return TreeNSView(id, flips: flips)
    }
  }

  private func label(_ text: String, lines: Int, padding: CGFloat?) -> NSTextField {
    let field = PaddedField(labelWithString: text)
    field.padding = padding ?? 0
    guard lines != 1 else { return field }
    field.usesSingleLineMode = false
    field.lineBreakMode = .byWordWrapping
    field.cell?.wraps = true
    field.maximumNumberOfLines = lines
    return field
  }

  private func stack(_ value: TreeView.Stack) -> NSStackView {
    let stack = NSStackView()
    stack.orientation = value.isVertical ? .vertical : .horizontal
    stack.distribution = NSStackView.Distribution(rawValue: value.distribution) ?? .fill
    let across: [NSLayoutConstraint.Attribute] =
      value.isVertical
      ? [.width, .leading, .leading, .centerX, .trailing, .trailing]
      : [.height, .top, .firstBaseline, .centerY, .bottom, .lastBaseline]
    stack.alignment = across.indices.contains(value.alignment) ? across[value.alignment] : across[0]
    stack.spacing = value.spacing
    if value.isInMargins { stack.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    return stack
  }

  private func grid(_ value: TreeView.Stack) -> NSGridView {
    let grid = NSGridView()
    grid.rowSpacing = value.spacing
    return grid
  }

  private func split(_ value: TreeView.Stack) -> NSSplitView {
    let split = NSSplitView()
    split.isVertical = !value.isVertical
    split.dividerStyle = value.isInMargins ? .thick : .thin
    return split
  }

  private func scroll() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.drawsBackground = false
    scroll.borderType = .noBorder
    scroll.automaticallyAdjustsContentInsets = false
    return scroll
  }

  // MARK: Constraints

  private func makeConstraint(_ value: TreeConstraint) -> NSLayoutConstraint? {
    guard let first = object(of: value.first.item, beside: value.second?.item) else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch value.relation {
      case .equal: .equal
      case .lessOrEqual: .lessThanOrEqual
      case .greaterOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: value.first.attribute, relatedBy: relation,
      toItem: value.second.flatMap { object(of: $0.item, beside: value.first.item) },
      attribute: value.second?.attribute ?? .notAnAttribute, multiplier: value.multiplier,
      constant: value.constant)
    constraint.priority = NSLayoutConstraint.Priority(value.priority)
    constraint.identifier = "\(value.id)"
    return constraint
  }

  /// - Parameter other: of the other side: what is in a scroll view is constrained to its clip view.
  private func object(of item: Anchor.Item, beside other: Anchor.Item?) -> AnyObject? {
    switch item {
    case .view(let id):
      guard let scroll = views[id] as? NSScrollView, let inner = other.flatMap({ tree.view(of: $0) }),
        tree.view(inner)?.parent == id
      else { return views[id] }
      return scroll.contentView
    case .guide(let id): return guides[id]
    case .margins(let id), .readable(let id): return views[id]?.layoutMarginsGuide
    case .safeArea(let id): return views[id]?.safeAreaLayoutGuide
    case .content(let id), .visible(let id): return (views[id] as? NSScrollView)?.contentView
    }
  }

  // MARK: Putting together

  private func id(of view: NSView) -> Int { ids[ObjectIdentifier(view)] ?? .max }

  /// Adds a view to its superview, in the tree's order among those that are there.
  func add(_ id: Int) {
    guard let value = values[id], let view = views[id], let parent = value.parent,
      let superview = views[parent]
    else { return }
    switch superview {
    case let scroll as NSScrollView:
      if scroll.documentView !== view { scroll.documentView = view }
    case let grid as NSGridView:
      guard grid.cell(for: view) == nil else { return }
      let there = rows(of: grid)
      let index = there.firstIndex { self.id(of: $0) > id } ?? there.count
      _ = grid.insertRow(at: index, with: [view])
    case let split as NSSplitView:
      guard view.superview !== split else { return }
      let index = split.arrangedSubviews.firstIndex { self.id(of: $0) > id }
      split.insertArrangedSubview(view, at: index ?? split.arrangedSubviews.count)
      loosen(view, in: split, id: parent)
    case let stack as NSStackView:
      guard view.superview !== stack else { return }
      let index = stack.arrangedSubviews.firstIndex { self.id(of: $0) > id } ?? stack.arrangedSubviews.count
      stack.insertArrangedSubview(view, at: index)
    default:
      if view.superview !== superview { superview.addSubview(view) }
    }
  }

  /// Has the last pane hold weakest: of panes that hold alike, the one farthest from the left takes what is left, which a mirror
  /// would change.
  private func loosen(_ pane: NSView, in split: NSSplitView, id: Int) {
    guard tree.children(of: id).last.flatMap({ views[$0.id] }) === pane,
      let index = split.arrangedSubviews.firstIndex(of: pane)
    else { return }
    let weakest = NSLayoutConstraint.Priority(NSLayoutConstraint.Priority.defaultLow.rawValue - 1)
    split.setHoldingPriority(weakest, forSubviewAt: index)
  }

  private func rows(of grid: NSGridView) -> [NSView] {
    (0..<grid.numberOfRows).compactMap { grid.cell(atColumnIndex: 0, rowIndex: $0).contentView }
  }

  func takeOut(_ id: Int) {
    guard let view = views[id], let superview = view.superview else { return }
    if let grid = superview as? NSGridView, let row = grid.cell(for: view)?.row {
      grid.removeRow(at: grid.index(of: row))
    }
    if let scroll = view.enclosingScrollView, scroll.documentView === view { scroll.documentView = nil }
    view.removeFromSuperview()
  }

  /// Makes constraints active as the order says. Those of views that override `updateConstraints` are left to them.
  func activate(_ values: [TreeConstraint]) {
    let made = order.constraints(values.filter { $0.maker == nil }).compactMap { constraints[$0.id] }
    switch order.constraints {
    case .inOneBatch: NSLayoutConstraint.activate(made)
    case .singly, .shuffled: for one in made { one.isActive = true }
    }
  }

  func assemble() {
    for value in order.views(tree.views.filter { $0.parent != nil }) { add(value.id) }
    activate(tree.constraints)
  }

  func activateRest() { activate(tree.constraints.filter { constraints[$0.id]?.isActive == false }) }

  private func applyDirection() {
    for id in views.keys.sorted() {
      views[id]?.userInterfaceLayoutDirection = direction
      (views[id] as? NSScrollView)?.contentView.userInterfaceLayoutDirection = direction
    }
  }
}

extension NSView.AutoresizingMask {
  /// The same springs, with vertical sides named after the superview's coordinates. Nothing flexible means in UIKit that the
  /// upper left corner stays.
  init(_ mask: AutoLayout.AutoresizingMask, isFlipped: Bool) {
    guard !isFlipped else {
      self.init(rawValue: mask.rawValue)
      return
    }
    let vertical: AutoLayout.AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    self.init(rawValue: mask.subtracting([.flexibleTopMargin, .flexibleBottomMargin]).rawValue)
    if mask.contains(.flexibleTopMargin) { insert(.maxYMargin) }
    if mask.contains(.flexibleBottomMargin) || mask.isDisjoint(with: vertical) { insert(.minYMargin) }
  }
}
