import AutoLayout
import Foundation
import Graphics
import iOSViews

/// A tree's views, guides and constraints.
///
/// The views in cells are made when a list needs them, all others at once. A view with frame and mask is added to its
/// superview as soon as both are made: its mask starts from the superview's size at that moment
/// (``OrderRule/masksStartFromSuperviewsSize``).
@MainActor
public final class LiveTree {
  public let tree: ViewTree
  public private(set) var views: [Int: UIView] = [:]
  private(set) var guides: [Int: UILayoutGuide] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  let order: BuildOrder
  /// The tree's views by id.
  private let values: [Int: TreeView]
  /// The cells that views are in.
  private let cells: [Int: Int]
  /// The data sources of the lists.
  private var sources: [ListSource] = []
  /// The direction that all views are made with; nil for the one around them.
  var direction: UISemanticContentAttribute? { didSet { applyDirection() } }

  var root: UIView { views[ViewTree.rootID] ?? UIView() }

  public init(_ tree: ViewTree, order: BuildOrder = BuildOrder()) {
    self.tree = tree
    self.order = order
    values = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    cells = tree.cells()
    let outside = tree.views.filter { cells[$0.id] == nil }
    for value in outside { views[value.id] = makeView(value) }
    finish(outside)
  }

  /// Guides and constraints of views that have been made, and what is part of them from the start.
  private func finish(_ values: [TreeView]) {
    let ids = Set(values.map(\.id))
    for guide in tree.guides where ids.contains(guide.view) {
      let made = UILayoutGuide()
      guides[guide.id] = made
      views[guide.view]?.addLayoutGuide(made)
    }
    for value in values {
      guard case .mask(let mask) = value.placement, let view = views[value.id] else { continue }
      if let superview = value.parent.flatMap({ views[$0] }) { superview.addSubview(view) }
      if order.masks == .masksFirst { view.autoresizingMask = mask }
      view.frame = value.frame
      view.autoresizingMask = mask
    }
    for constraint in tree.constraints where isMade(constraint, in: ids) {
      guard let made = makeConstraint(constraint) else { continue }
      constraints[constraint.id] = made
      if let maker = constraint.maker { (views[maker] as? ConstrainingView)?.own.append(made) }
    }
  }

  /// True for constraints whose items are all among the views.
  private func isMade(_ constraint: TreeConstraint, in ids: Set<Int>) -> Bool {
    tree.views(of: constraint).allSatisfy(ids.contains)
  }

  // MARK: Views

  private func makeView(_ value: TreeView) -> UIView {
    let view = plainView(value)
    configure(view, as: value)
    return view
  }

  private func configure(_ view: UIView, as value: TreeView) {
    view.tag = value.id
    switch value.placement {
    case .constraints: view.translatesAutoresizingMaskIntoConstraints = false
    case .mask, .arranged, .byHand, .cell: break
    }
    if !value.kind.isCell, value.frame != .zero { view.frame = value.frame }
    if let margins = value.margins { set(margins, of: view) }
    if value.preservesMargins { view.preservesSuperviewLayoutMargins = true }
    if !value.marginsIncludeSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
    if let transform = value.transform { view.transform = transform.matrix }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging = value.hugging { view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
      if let resistance = value.resistance {
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
      }
    }
    if value.boundsTop != 0 { view.bounds.origin.y = value.boundsTop }
    view.isHidden = value.isHidden
    view.autoresizesSubviews = value.autoresizesSubviews
    if let direction { view.semanticContentAttribute = direction }
  }

  private func set(_ margins: TreeView.Margins, of view: UIView) {
    switch margins {
    case .sides(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    }
  }

  private func plainView(_ value: TreeView) -> UIView {
    switch value.kind {
    case .plain, .row, .item: return UIView()
    case .content(let size): return ContentView(content: size)
    case .label(let text, let lines): return label(UILabel(), text, lines: lines)
    case .paddedLabel(let text, let padding):
      let view = PaddedLabel()
      view.padding = padding
      return label(view, text, lines: 1)
    case .inset(let insets):
      let view = InsetView()
      view.insets = insets
      return view
    case .arranging(let isVertical):
      let view = ArrangingView()
      view.isVertical = isVertical
      return view
    case .marginFollowing: return MarginFollowingView()
    case .constraining: return ConstrainingView()
    case .stack(let stack): return self.stack(stack)
    case .scroll(let isPaging, let alwaysBounces):
      let view = UIScrollView()
      view.isPagingEnabled = isPaging
      view.alwaysBounceVertical = alwaysBounces
      return view
    case .table(let isGrouped): return table(value.id, isGrouped: isGrouped)
    case .collection(let collection): return self.collection(value.id, collection)
    }
  }

  private func label(_ label: UILabel, _ text: String, lines: Int) -> UILabel {
    label.text = text
    label.numberOfLines = lines
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func stack(_ value: TreeView.Stack) -> UIStackView {
    let stack = UIStackView()
    stack.axis = value.isVertical ? .vertical : .horizontal
    stack.distribution = UIStackView.Distribution(rawValue: value.distribution) ?? .fill
    stack.alignment = UIStackView.Alignment(rawValue: value.alignment) ?? .fill
    stack.spacing = value.spacing
    stack.isLayoutMarginsRelativeArrangement = value.isInMargins
    return stack
  }

  private func table(_ id: Int, isGrouped: Bool) -> UITableView {
    let table = UITableView(frame: .zero, style: isGrouped ? .grouped : .plain)
    let source = ListSource(tree.children(of: id).map(\.id), self)
    sources.append(source)
    for row in source.cells { table.register(UITableViewCell.self, forCellReuseIdentifier: "\(row)") }
    table.dataSource = source
    return table
  }

  private func collection(_ id: Int, _ value: TreeView.Collection) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = value.isHorizontal ? .horizontal : .vertical
    if let size = value.itemSize {
      layout.itemSize = size
    } else {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = ListSource(tree.children(of: id).map(\.id), self)
    sources.append(source)
    for item in source.cells {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "\(item)")
    }
    collection.dataSource = source
    return collection
  }

  // MARK: Cells

  /// Fills a cell's content view the first time that the cell is shown.
  func fill(_ content: UIView, of cell: Int) {
    guard views[cell] == nil else { return }
    let ids = tree.subtree(of: cell)
    let inside = tree.views.filter { ids.contains($0.id) }
    content.tag = cell
    if let direction { content.semanticContentAttribute = direction }
    views[cell] = content
    for value in inside where value.id != cell { views[value.id] = makeView(value) }
    finish(inside)
    for value in order.views(inside) where value.id != cell { add(value.id) }
    activate(tree.constraints.filter { isMade($0, in: ids) })
  }

  // MARK: Putting together

  /// Adds a view to its superview, in the tree's order among those that are there.
  func add(_ id: Int) {
    guard let value = values[id], let view = views[id], let superview = value.parent.flatMap({ views[$0] }),
      view.superview !== superview
    else { return }
    if case .arranged = value.placement, let stack = superview as? UIStackView {
      let index = stack.arrangedSubviews.firstIndex { $0.tag > id } ?? stack.arrangedSubviews.count
      return stack.insertArrangedSubview(view, at: index)
    }
    superview.addSubview(view)
  }

  /// Makes constraints active as the order says. Those of views that override `updateConstraints` are left to them.
  func activate(_ values: [TreeConstraint]) {
    let made = order.constraints(values.filter { $0.maker == nil }).compactMap { constraints[$0.id] }
    switch order.constraints {
    case .inOneBatch: NSLayoutConstraint.activate(made)
    case .singly, .shuffled: for one in made { one.isActive = true }
    }
  }

  /// Adds all views outside of cells and activates their constraints.
  func assemble() {
    let outside = tree.views.filter { $0.parent != nil && cells[$0.id] == nil }
    for value in order.views(outside) { add(value.id) }
    activate(tree.constraints.filter { constraints[$0.id] != nil })
  }

  func activateRest() {
    activate(tree.constraints.filter { constraints[$0.id]?.isActive == false })
  }

  private func applyDirection() {
    for id in views.keys.sorted() { views[id]?.semanticContentAttribute = direction ?? .unspecified }
  }
}

extension TreeView.Transform {
  var matrix: CGAffineTransform {
    switch self {
    case .scaled(let factor): CGAffineTransform(scaleX: factor, y: factor)
    case .turned(let angle): CGAffineTransform(rotationAngle: angle)
    case .moved(let x, let y): CGAffineTransform(translationX: x, y: y)
    }
  }
}
