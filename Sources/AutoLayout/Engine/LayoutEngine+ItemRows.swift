import ConstraintSolver
import Foundation

/// The rows of items themselves: extents, frames and masks, content sizes.
extension LayoutEngine {
  func addItemRows(of item: LayoutItem, slot: EngineSlot) {
    if let guide = item as? LayoutGuideNode { addItemRows(of: guide, slot: slot) }
    guard let node = item as? LayoutNode else { return }
    if node === host {
      addHostRows(slot: slot)
    } else if node.usesAutoresizing {
      addAutoresizingRows(of: node, slot: slot)
    } else {
      addExtentRows(of: node, slot: slot)
    }
    node.flags.insert(.needsContentSize)
    newcomers.append(node)
  }

  func removeItemRows(of node: LayoutNode) {
    let rows = node.rows
    node.rows = NodeRows()
    for row in rows.placement { remove(row) }
    for row in [
      rows.nonNegativeWidth, rows.nonNegativeHeight, rows.hugWidth, rows.resistWidth, rows.hugHeight,
      rows.resistHeight,
    ] { remove(row) }
  }

  /// Makes the rows for the frame, mask or host again, after the node has changed.
  func replacePlacement(of node: LayoutNode) {
    guard let slot = node.slot, !node.rows.placement.isEmpty || node === host else { return }
    for row in node.rows.placement { remove(row) }
    node.rows.placement = []
    if node === host {
      addHostRows(slot: slot)
    } else if node.usesAutoresizing {
      addAutoresizingRows(of: node, slot: slot)
    }
  }

  // MARK: Extents

  private func addExtentRows(of node: LayoutNode, slot: EngineSlot) {
    node.rows.nonNegativeWidth = addNonNegative(slot, .horizontal)
    node.rows.nonNegativeHeight = addNonNegative(slot, .vertical)
  }

  /// Widths and heights are never negative. This is a rule of the engine, and no conflict mentions it.
  func addNonNegative(_ slot: EngineSlot, _ axis: LayoutAxis) -> ConstraintID? {
    addExtent(
      slot, axis, .greaterThanOrEqual, 0, rank: ConstraintKind.engineInvariantRank,
      owner: .nonNegative(item: slot.base / EngineSlot.width, axis: axis))
  }

  /// Adds `far edge − near edge relation length`.
  private func addExtent(
    _ slot: EngineSlot, _ axis: LayoutAxis, _ relation: Relation, _ length: Double,
    priority: Double = Double(LayoutPriority.required.rawValue), rank: Int, owner: RowOwner
  ) -> ConstraintID? {
    let (far, near) = axis == .horizontal ? (slot.right, slot.left) : (slot.bottom, slot.top)
    return addDifference(
      far.index, minus: near.index, relation, length, priority: priority, rank: rank, token: owner.token)
  }

  // MARK: Host

  private func addHostRows(slot: EngineSlot) {
    let insets = host.alignmentInsets
    place(slot.left, at: Double(insets.left))
    place(slot.top, at: Double(insets.top))
    switch hosting {
    case .frame:
      let priority = hostPriority
      placeExtent(.horizontal, host.frame.width - insets.left - insets.right, slot, priority)
      placeExtent(.vertical, host.frame.height - insets.top - insets.bottom, slot, priority)
      if priority < Double(LayoutPriority.required.rawValue) { addExtentRows(of: host, slot: slot) }
    case .fitting(let size, let priorities):
      placeExtent(.horizontal, size.width, slot, Double(priorities.horizontal.rawValue))
      placeExtent(.vertical, size.height, slot, Double(priorities.vertical.rawValue))
      addExtentRows(of: host, slot: slot)
    }
  }

  private var hostPriority: Double {
    guard host.usesAutoresizing else { return Self.hostSizePriority }
    return Double((host.hostSizePriority ?? .required).rawValue)
  }

  private func place(_ variable: Variable, at value: Double) {
    let row = add(
      LinearExpression(variable, constant: -value), .equal, rank: ConstraintKind.engineInvariantRank,
      owner: .placement(item: variable.index / EngineSlot.width))
    if let row { host.rows.placement.append(row) }
  }

  private func placeExtent(_ axis: LayoutAxis, _ length: CGFloat, _ slot: EngineSlot, _ priority: Double) {
    let row = addExtent(
      slot, axis, .equal, Self.bounded(length), priority: priority,
      rank: ConstraintKind.engineInvariantRank,
      owner: .placement(item: slot.base / EngineSlot.width))
    if let row { host.rows.placement.append(row) }
  }

  // MARK: Autoresizing

  /// Springs and struts as four required equalities: each edge of the frame is an edge of the superview's frame, plus a
  /// constant, plus a share of the superview's growth.
  private func addAutoresizingRows(of node: LayoutNode, slot: EngineSlot) {
    guard let parent = node.parent else { return }
    let frame = node.autoresizingFrame
    let rect = node.alignmentInsets.inset(frame)
    let size = node.autoresizingContainer
    let horizontal = size.map { node.maskInForce.axis(.horizontal, frame: frame, container: $0) }
    let vertical = size.map { node.maskInForce.axis(.vertical, frame: frame, container: $0) }
    let h = horizontal ?? .fixed
    let v = vertical ?? .fixed
    let width = Self.bounded(size?.width ?? 0)
    let height = Self.bounded(size?.height ?? 0)
    // A frame with a negative size, in a container that has no size yet: its far edges lie before the near ones.
    let (left, top) = (rect.origin.x, rect.origin.y)
    let reader = EdgeReader(self, inside: parent)
    let edges: [(Variable, LayoutAttribute, CGFloat, CGFloat, Double)] = [
      (slot.left, .left, left, h.nearShare, width),
      (slot.right, .left, left + rect.size.width, h.nearShare + h.extentShare, width),
      (slot.top, .top, top, v.nearShare, height),
      (slot.bottom, .top, top + rect.size.height, v.nearShare + v.extentShare, height),
    ]
    for (variable, side, position, share, container) in edges {
      let far: LayoutAttribute = side == .left ? .right : .bottom
      let units = units(around: node, side == .left ? .horizontal : .vertical)
      var expression = LinearExpression(
        variable, constant: (-Self.bounded(position) + Double(share) * container) * units)
      expression.add(reader.frameEdge(side, of: parent), times: Double(share) - 1)
      expression.add(reader.frameEdge(far, of: parent), times: -Double(share))
      let row = add(
        expression, .equal, rank: ConstraintKind.autoresizing.rank,
        owner: .placement(item: slot.base / EngineSlot.width))
      if let row { node.rows.placement.append(row) }
    }
  }

  // MARK: Content size

  /// Brings a node's content-size rows up to date: `extent ≤ size` with the hugging priority and `extent ≥ size` with
  /// the compression resistance, on each axis that has an intrinsic size.
  func updateContentSize(of node: LayoutNode) {
    node.flags.remove(.needsContentSize)
    guard let slot = node.slot, let view = node.view else { return }
    node.rows.measuredWidth = nil
    var size = CGSize.noIntrinsic
    if sizesToContent(node) {
      size = view.contentSize(forWidth: nil)
      if node.contentHeightDependsOnWidth { textsToMeasure.append(slot.base / EngineSlot.width) }
      tally.measurements += 1
    }
    setContentExtent(size.width, .horizontal, of: node, slot: slot)
    setContentExtent(size.height, .vertical, of: node, slot: slot)
  }

  /// False for nodes whose frames fix their sizes: their content is never measured.
  func sizesToContent(_ node: LayoutNode) -> Bool {
    !node.usesAutoresizing || node === host && !ownsTree
  }

  /// Removes the rows of one axis so that they are made again with the current priorities.
  func resetContentRows(of node: LayoutNode, _ axis: LayoutAxis) {
    switch axis {
    case .horizontal:
      remove(node.rows.hugWidth)
      remove(node.rows.resistWidth)
      (node.rows.hugWidth, node.rows.resistWidth) = (nil, nil)
      node.rows.contentSize.width = LayoutNode.noIntrinsicMetric
    case .vertical:
      remove(node.rows.hugHeight)
      remove(node.rows.resistHeight)
      (node.rows.hugHeight, node.rows.resistHeight) = (nil, nil)
      node.rows.contentSize.height = LayoutNode.noIntrinsicMetric
    }
  }

  func setContentExtent(_ length: CGFloat, _ axis: LayoutAxis, of node: LayoutNode, slot: EngineSlot) {
    let old = axis == .horizontal ? node.rows.contentSize.width : node.rows.contentSize.height
    guard length != old else { return }
    guard length >= 0, length.isFinite else { return resetContentRows(of: node, axis) }
    let length = min(length, Self.largestLength)
    switch axis {
    case .horizontal:
      node.rows.contentSize.width = length
      setContentRow(&node.rows.hugWidth, length, axis, .lessThanOrEqual, of: node, slot)
      setContentRow(&node.rows.resistWidth, length, axis, .greaterThanOrEqual, of: node, slot)
    case .vertical:
      node.rows.contentSize.height = length
      setContentRow(&node.rows.hugHeight, length, axis, .lessThanOrEqual, of: node, slot)
      setContentRow(&node.rows.resistHeight, length, axis, .greaterThanOrEqual, of: node, slot)
    }
  }

  private func setContentRow(
    _ row: inout ConstraintID?, _ length: CGFloat, _ axis: LayoutAxis, _ relation: Relation,
    of node: LayoutNode, _ slot: EngineSlot
  ) {
    let length = Double(length) * units(around: node, axis)
    if let row { return setConstant(length, of: row) }
    let priorities = relation == .lessThanOrEqual ? node.hugging : node.compressionResistance
    let priority = Double(min(priorities[axis], .strongestForContent).rawValue)
    let yield = Self.contentYield - Self.yieldStep * Double(node.contentYield[axis])
    row = addExtent(
      slot, axis, relation, length, priority: priority * yield,
      rank: ConstraintKind.ordinary.rank,
      owner: .content(item: slot.base / EngineSlot.width, axis: axis))
  }
}

extension LayoutEngine {
  /// At the same priority a constraint wins the tie against a content size (a public layout library's suite expects a
  /// width of at least 100 at 250 to override a content of 50 that is hugged at 250): content sizes come just below,
  /// closer than any two priorities that differ.
  fileprivate static let contentYield = 1 - 0x1p-30
  /// All ranks of ``ContentYield`` together are far smaller than the distance between content sizes and constraints.
  fileprivate static let yieldStep = 0x1p-44

  /// The longest distance that the engine computes with, in points. Apple's substitutes "a smaller value" for constants
  /// beyond its limits, too; the limit itself is ours: with longer ones, rounding would reach whole pixels.
  static let largestLength: CGFloat = 1e8

  /// A program's number, limited to the range that the engine computes with; 0 for NaN.
  static func bounded(_ length: CGFloat) -> Double {
    length.isNaN ? 0 : Double(min(max(length, -largestLength), largestLength))
  }
}

extension CGSize {
  /// No intrinsic size on either axis.
  static let noIntrinsic = CGSize(width: LayoutNode.noIntrinsicMetric, height: LayoutNode.noIntrinsicMetric)
}
