import AutoLayout
import Foundation

/// The tree that looks from right to left as this one looks from left to right, in a mirror.
///
/// All that follows the reading direction stays as it is, and so do frames that nothing changes. What a program says by
/// side goes over to the other one: frames, masks, left and right, margins and alignment insets by side, transforms.
extension ViewTree {
  public var mirrored: ViewTree {
    var tree = self
    for index in tree.views.indices {
      let view = tree.views[index]
      let width = view.parent.flatMap { self.view($0) }?.frame.width ?? 0
      tree.views[index] = view.mirrored(in: width, keepsPlace: keepsPlace(view.id))
    }
    tree.constraints = tree.constraints.map(\.mirrored)
    return tree
  }
}

extension TreeView {
  fileprivate func mirrored(in width: CGFloat, keepsPlace: Bool) -> TreeView {
    var view = self
    if case .mask(let mask) = placement, parent != nil, !keepsPlace {
      view.placement = .mask(mask.mirrored)
      view.frame.origin.x = width - frame.maxX
    }
    if case .inset(let insets) = kind { view.kind = .inset(insets.mirrored) }
    if case .sides(let insets)? = margins { view.margins = .sides(insets.mirrored) }
    switch transform {
    case .turned(let angle)?: view.transform = .turned(-angle)
    case .moved(let x, let y)?: view.transform = .moved(-x, y)
    case .scaled?, nil: break
    }
    return view
  }
}

extension TreeConstraint {
  fileprivate var mirrored: TreeConstraint {
    guard first.attribute.isSide || second?.attribute.isSide == true else { return self }
    var constraint = self
    constraint.first.attribute = first.attribute.otherSide
    constraint.second?.attribute = second?.attribute.otherSide ?? .notAnAttribute
    constraint.constant = -constant
    switch relation {
    case .equal: break
    case .lessOrEqual: constraint.relation = .greaterOrEqual
    case .greaterOrEqual: constraint.relation = .lessOrEqual
    }
    return constraint
  }
}

extension LayoutAttribute {
  fileprivate var isSide: Bool { self == .left || self == .right }
  fileprivate var otherSide: LayoutAttribute { self == .left ? .right : self == .right ? .left : self }
}

extension LayoutInsets {
  fileprivate var mirrored: LayoutInsets { LayoutInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension AutoresizingMask {
  /// With nothing flexible across, it is the right margin that changes.
  fileprivate var mirrored: AutoresizingMask {
    if isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) {
      return union(.flexibleLeftMargin)
    }
    var mask = subtracting([.flexibleLeftMargin, .flexibleRightMargin])
    if contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
    if contains(.flexibleRightMargin) { mask.insert(.flexibleLeftMargin) }
    return mask
  }
}

extension ViewTree {
  /// The frames that a mirror would show of a tree that is laid out so.
  func mirrorImage(of observations: Observations) -> Observations {
    var image = observations
    for (id, observation) in observations {
      guard let superview = surroundings(of: id) else { continue }
      if view(id)?.kind == .item || keepsPlace(id) { continue }
      guard let outer = observations[superview] else { continue }
      let width = outer.contentSize?.width ?? outer.frame.width
      image[id]?.frame.origin.x = width - observation.frame.maxX
    }
    return image
  }

  /// Whether a view that lies on the same side from right to left takes margins over from the view that it lies in
  /// (``OrderRule/keptPlacesAreNotMirrored``).
  var hasMarginsThatFollowAKeptPlace: Bool { views.contains { $0.preservesMargins && keepsPlace($0.id) } }

  /// True for views with masks that their superview does not resize.
  private func keepsPlace(_ id: Int) -> Bool {
    guard let view = view(id), view.placement.isMask, let outer = view.parent else { return false }
    return self.view(outer)?.autoresizesSubviews == false
  }

  /// The view in whose coordinates an item is observed; nil for the root, whose superview is not the tree's.
  private func surroundings(of id: Int) -> Int? {
    guides.first { $0.id == id }?.view ?? view(id)?.parent
  }
}
