import Foundation

/// Descriptions of layout that the engine keeps only as rows: Apple's systems have constraint objects for content
/// sizes and autoresizing, and print them.
extension ConstraintDescriber {
  /// The parts of a node that ``ObjectNamer`` names.
  private enum Part: Int {
    case contentWidth = 1, contentHeight
    case horizontalPosition, horizontalExtent, verticalPosition, verticalExtent
  }

  // MARK: Content size

  /// A view's content size on one axis, or nil if the content has none. Sizes are known after the first layout.
  public func contentSize(of node: LayoutNode, _ axis: LayoutAxis) -> ConstraintDescription? {
    let size = node.rows.contentSize
    let length = axis == .horizontal ? size.width : size.height
    guard length >= 0 else { return nil }
    let part = axis == .horizontal ? Part.contentWidth : .contentHeight
    var description = ConstraintDescription(
      className: "NSContentSizeLayoutConstraint", address: namer.name(node, part: part.rawValue),
      body: extent(of: node, axis, DescribedNumber(Double(length))))
    description.contentPriorities = ConstraintDescription.ContentPriorities(
      hugging: number(node.hugging[axis]), compressionResistance: number(node.compressionResistance[axis]))
    description.names = names([node])
    finish(&description, isActive: node.isInEngine)
    return description
  }

  /// `A.width == 70`, or `H:[A(70)]` in the legacy era.
  private func extent(of node: LayoutNode, _ axis: LayoutAxis, _ length: DescribedNumber)
    -> ConstraintDescription.Body
  {
    if era == .legacy {
      return .size(ConstraintDescription.Size(axis.described, item(node), length))
    }
    return .equation(
      ConstraintDescription.Equation(
        .attribute(item(node), axis == .horizontal ? "width" : "height"), .equal,
        constant: length.isNegative
          ? .signed(isNegative: true, DescribedNumber(-length.value)) : .alone(length)))
  }

  // MARK: Autoresizing

  /// The two constraints that fix an autoresizing view on one axis: its position and its extent.
  public func autoresizing(of node: LayoutNode, _ axis: LayoutAxis) -> [ConstraintDescription] {
    [AutoresizingRole.position, .extent].map { autoresizing(of: node, axis, $0) }
  }

  /// The topmost view's size, which its frame fixes.
  func hostExtent(of node: LayoutNode, _ axis: LayoutAxis) -> ConstraintDescription {
    let length = axis == .horizontal ? node.frame.width : node.frame.height
    let part: Part = axis == .horizontal ? .horizontalExtent : .verticalExtent
    var description = ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: namer.name(node, part: part.rawValue),
      body: extent(of: node, axis, DescribedNumber(Double(length))))
    description.mask = "h=\(node.maskText(.horizontal)) v=\(node.maskText(.vertical))"
    description.names = names([node])
    finish(&description, isActive: true)
    return description
  }

  private enum AutoresizingRole { case position, extent }

  private func autoresizing(of node: LayoutNode, _ axis: LayoutAxis, _ role: AutoresizingRole)
    -> ConstraintDescription
  {
    let (body, mentionsSuperview) = autoresizingBody(of: node, axis, role)
    let part: Part =
      axis == .horizontal
      ? (role == .position ? .horizontalPosition : .horizontalExtent)
      : (role == .position ? .verticalPosition : .verticalExtent)
    var description = ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: namer.name(node, part: part.rawValue),
      body: body)
    description.mask = "h=\(node.maskText(.horizontal)) v=\(node.maskText(.vertical))"
    description.names = names([node], superitem: mentionsSuperview ? node.parent : nil)
    finish(&description, isActive: true)
    return description
  }

  /// The shapes that logs of Apple's systems show for each kind of mask.
  private func autoresizingBody(of node: LayoutNode, _ axis: LayoutAxis, _ role: AutoresizingRole)
    -> (ConstraintDescription.Body, mentionsSuperview: Bool)
  {
    let frame = AutoresizingLengths(node, axis)
    let flexible = node.flexibility(axis)
    let shares = node.maskInForce.axis(axis, frame: node.frame, container: frame.container)
    let pinnedFar = ConstraintDescription.Body.gap(
      ConstraintDescription.Gap(
        axis.described, item(node), nil, ConstraintDescription.Space(DescribedNumber(frame.far))))
    switch role {
    case .position:
      if flexible.near, !flexible.extent, !flexible.far { return (pinnedFar, true) }
      let share = Double(shares.nearShare)
      return proportional(node, axis, axis == .horizontal ? "minX" : "minY", share, frame.near, frame)
    case .extent:
      if flexible.extent, !flexible.near, !flexible.far { return (pinnedFar, true) }
      let share = Double(shares.extentShare)
      guard share != 0 else { return (extent(of: node, axis, DescribedNumber(frame.extent)), false) }
      return proportional(
        node, axis, axis == .horizontal ? "width" : "height", share, frame.extent, frame)
    }
  }

  /// `A.minX == 20`, or `A.minX == 0.5*B.width + 10` where it grows with the superview.
  private func proportional(
    _ node: LayoutNode, _ axis: LayoutAxis, _ attribute: String, _ share: Double, _ length: Double,
    _ frame: AutoresizingLengths
  ) -> (ConstraintDescription.Body, mentionsSuperview: Bool) {
    let first = ConstraintDescription.Term.attribute(item(node), attribute)
    guard share != 0, let parent = node.parent else {
      let constant: ConstraintDescription.Constant =
        length < 0 ? .signed(isNegative: true, DescribedNumber(-length)) : .alone(DescribedNumber(length))
      return (.equation(ConstraintDescription.Equation(first, .equal, constant: constant)), true)
    }
    let constant =
      length - share * Double(axis == .horizontal ? frame.container.width : frame.container.height)
    let equation = ConstraintDescription.Equation(
      first, .equal, .attribute(item(parent), axis == .horizontal ? "width" : "height"),
      multiplier: share == 1 ? nil : .before(DescribedNumber(share)),
      constant: constant == 0
        ? nil : .signed(isNegative: constant < 0, DescribedNumber(abs(constant))))
    return (.equation(equation), false)
  }
}

/// The position of an autoresizing view on one axis, in points.
private struct AutoresizingLengths {
  var near: Double
  var extent: Double
  var far: Double
  var container: CGSize

  init(_ node: LayoutNode, _ axis: LayoutAxis) {
    let size = node.autoresizingContainer ?? node.parent?.frame.size ?? node.frame.size
    let isHorizontal = axis == .horizontal
    let frame = node.autoresizingFrame
    near = Double(isHorizontal ? frame.minX : frame.minY)
    extent = Double(isHorizontal ? frame.width : frame.height)
    far = Double(isHorizontal ? size.width - frame.maxX : size.height - frame.maxY)
    container = size
  }
}

extension LayoutNode {
  /// The flexible ones among near margin, extent and far margin.
  fileprivate func flexibility(_ axis: LayoutAxis) -> (near: Bool, extent: Bool, far: Bool) {
    let mask = maskInForce
    switch axis {
    case .horizontal:
      return (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    case .vertical:
      return (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    }
  }

  /// The weights of the two constraints of ``ConstraintDescriber/autoresizing(of:_:)``, position and extent, in a sum of
  /// the rows that place the near and the far edge.
  func autoresizingWeights(_ axis: LayoutAxis, near: Double, far: Double) -> [Double] {
    let flexible = flexibility(axis)
    guard !flexible.far, flexible.near != flexible.extent else { return [near + far, far] }
    // The far edge is fixed, and the position or the extent states its distance.
    return flexible.near ? [near + far, -near] : [near, far]
  }

  /// `&` for flexible parts, `-` for fixed ones. A view with an empty mask keeps its near margin and extent; the
  /// topmost view keeps all.
  fileprivate func maskText(_ axis: LayoutAxis) -> String {
    if parent == nil { return "---" }
    let flexible = flexibility(axis)
    guard flexible.near || flexible.extent || flexible.far else { return "--&" }
    return [flexible.near, flexible.extent, flexible.far].map { $0 ? "&" : "-" }.joined()
  }
}

extension LayoutAxis {
  var described: ConstraintDescription.Axis { self == .horizontal ? .horizontal : .vertical }
}
