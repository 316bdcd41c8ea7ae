import AutoLayout
import Foundation
import Graphics

/// A layout in transition to another: it interpolates between the elements' old and new attributes.
/// (Apple, `UICollectionViewTransitionLayout`.)
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress, from 0 for the current layout to 1 for the next one. Setting it invalidates the
  /// layout.
  @AlwaysObserved open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("Documents cannot contain transition layouts.")
  }

  /// Stores a custom value under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }
  /// The custom value with a name; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// All elements of either layout in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [ListElement: UICollectionViewLayoutAttributes] = [:]
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        let element = ListElement(attributes)
        if found[element] == nil { found[element] = between(element) ?? attributes }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.item(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(.decoration(elementKind, indexPath)) }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  /// The interpolated attributes of an element. An element of only one layout keeps that layout's
  /// attributes.
  private func between(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.currentAttributes(of: element), nextLayout.currentAttributes(of: element))
    guard let old, let new else { return old ?? new }
    let shown = transitionProgress < 0.5 ? old.makeCopy() : new.makeCopy()
    shown.frame = CGRect(
      x: between(old.frame.minX, new.frame.minX), y: between(old.frame.minY, new.frame.minY),
      width: between(old.frame.width, new.frame.width), height: between(old.frame.height, new.frame.height))
    shown.alpha = between(old.alpha, new.alpha)
    let (from, to) = (old.transform, new.transform)
    shown.transform = CGAffineTransform(
      a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
      tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
    return shown
  }
}

extension UICollectionViewLayout {
  /// The layout's attributes for an element of any kind.
  func currentAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .item: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }
}

/// Interactive changes of the layout.
extension UICollectionView {
  /// Receives whether the transition's animation completed, and whether the transition was finished
  /// rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let made =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    transitionCompletion = completion
    collectionViewLayout = made
    return made
  }

  func endTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    collectionViewLayout = finished ? transition.nextLayout : transition.currentLayout
    let completion = transitionCompletion
    transitionCompletion = nil
    layoutIfNeeded()
    completion?(true, finished)
  }
}
