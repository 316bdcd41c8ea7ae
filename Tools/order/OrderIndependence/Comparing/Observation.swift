import AutoLayout
import Foundation
import iOSViews

/// Where one view is, as it would be without transforms.
public struct Observation: Hashable, Sendable {
  /// In the superview's coordinates; of a cell's content in the list's.
  public var frame: CGRect
  /// Where a scroll view is scrolled to; nil for other views.
  public var offset: CGPoint?
  /// Whether the offset depends on sizes that a list has guessed (``OrderRule/listsGuessUnseenCells``): it is not compared.
  public var offsetIsGuess = false
  /// The size of a scroll view's content; nil for lists, which guess the sizes of what they have not shown.
  public var contentSize: CGSize?
  /// Whether a list has guessed the place (``OrderRule/listsGuessUnseenCells``): it is not compared.
  public var isGuess = false

  public init(frame: CGRect, isGuess: Bool = false) {
    self.frame = frame
    self.isGuess = isGuess
  }
}

/// Where all views and guides of a tree are, by id. Those that are not shown, such as rows out of sight, are missing.
public typealias Observations = [Int: Observation]

extension Stage {
  package func observe() -> Observations {
    var found: Observations = [:]
    for value in live.tree.views {
      guard let view = live.views[value.id], isShown(view) else { continue }
      found[value.id] = observation(of: view, value)
    }
    for guide in live.tree.guides {
      guard let made = live.guides[guide.id], let view = made.owningView, isShown(view) else { continue }
      found[guide.id] = Observation(frame: made.layoutFrame)
    }
    for list in live.tree.views where guessesCells(list) {
      found[list.id]?.offsetIsGuess = true
      for cell in live.tree.children(of: list.id) {
        for id in live.tree.subtree(of: cell.id) { found[id] = Observation(frame: .zero, isGuess: true) }
      }
    }
    return found
  }

  /// Whether a collection's cells report their sizes, and one of them has not done so since they were measured again: the line that
  /// it will be in holds more cells, or fewer, once it has.
  private func guessesCells(_ list: TreeView) -> Bool {
    guard case .collection(let collection) = list.kind, collection.itemSize == nil,
      let view = live.views[list.id] as? UICollectionView,
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    else { return false }
    return live.tree.children(of: list.id).enumerated().contains { index, cell in
      guard let view = live.views[cell.id] else { return true }
      let attributes = layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))
      return !isShown(view) && attributes?.size == layout.itemSize
    }
  }

  private func observation(of view: UIView, _ value: TreeView) -> Observation {
    let size = view.bounds.size
    var frame = CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
      height: size.height)
    if value.kind.isCell, let cell = view.superview {
      frame.origin.x += cell.frame.minX
      frame.origin.y += cell.frame.minY
    }
    var observation = Observation(frame: frame)
    guard let scroll = view as? UIScrollView else { return observation }
    observation.offset = scroll.contentOffset
    if !value.kind.isList { observation.contentSize = scroll.contentSize }
    return observation
  }

  private func isShown(_ view: UIView) -> Bool { view.isDescendant(of: live.root) }

  /// Why the tree's layout is not the only one that its constraints allow; nil if it is.
  package func trouble() -> OrderRule? {
    let node = live.root.layoutNode
    if node.feedbackLoop != nil { return .layoutSettles }
    if node.engine.conflicts.contains(where: { !isAboutHiding($0) }) { return .constraintsAgree }
    let isOpen = live.tree.views.contains { value in
      guard let view = live.views[value.id], isShown(view) else { return false }
      return !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
    }
    return isOpen || live.tree.guides.contains { isOpenGuide($0.id) } ? .layoutIsDetermined : nil
  }

  /// Whether a hidden arranged view's own constraint gives way to the stack's, which is the same in all orders of work.
  private func isAboutHiding(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      guard case .constraint(let constraint as NSLayoutConstraint) = member else { return false }
      return constraint.identifier == "UISV-hiding"
    }
  }

  private func isOpenGuide(_ id: Int) -> Bool {
    guard let guide = live.guides[id], let view = guide.owningView, isShown(view) else { return false }
    return guide.hasAmbiguousLayout
  }
}
