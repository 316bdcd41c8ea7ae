import AutoLayout
import CompositionalLayout
import Foundation
import ListSnapshots

/// The settings that all sections of a layout share. (Apple, `NSCollectionViewCompositionalLayoutConfiguration`.)
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout. Their index path has one index, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> NSCollectionViewCompositionalLayoutConfiguration {
    let copy = NSCollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}

public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, which consist of groups of items, each with its own rules. (Apple,
/// `NSCollectionViewCompositionalLayout`.)
///
/// Estimated extents are replaced by the content's: once they are visible, items, headers and footers have the size from
/// their constraints or from `preferredLayoutAttributesFitting(_:)`.
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  /// Setting it invalidates the layout. The layout keeps a copy: later changes of the object have no effect
  /// (NSCollectionViewCompositionalLayout.h).
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
    get { settings.duplicate() }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }
  private var settings: NSCollectionViewCompositionalLayoutConfiguration
  private let provider: NSCollectionViewCompositionalLayoutSectionProvider
  private var preferred: [ListElement: ContentSize] = [:]
  private var solved = SolvedLayout()
  private var environment = LayoutEnvironment(container: LayoutContainer(contentSize: .zero))
  /// The sections by index; nil if the provider returned none.
  private var sections: [NSCollectionLayoutSection?] = []

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    settings = .init()
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    settings = configuration.duplicate()
    super.init()
  }
  public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    settings = .init()
    super.init()
  }
  public init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate()
    super.init()
  }
  public required init?(coder: NSCoder) {
    preconditionFailure("Documents cannot contain compositional layouts: create one in code.")
  }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      (solved, sections) = (SolvedLayout(), [])
      return
    }
    environment = LayoutEnvironment(container: LayoutContainer(contentSize: collectionView.availableSize))
    sections = (0..<collectionView.numberOfSections).map { provider($0, environment) }
    var solver = CompositionalSolver(
      axis: settings.scrollDirection == .vertical ? .vertical : .horizontal,
      container: collectionView.availableSize,
      surroundings: environment)
    solver.preferred = preferred
    solver.interSectionSpacing = settings.interSectionSpacing
    solver.boundaryItems = settings.boundarySupplementaryItems
    solver.isRightToLeft = collectionView.userInterfaceLayoutDirection == .rightToLeft
    solved = solver.solve(
      sections.enumerated().compactMap { index, section in
        section?.settings(index, itemCount: collectionView.numberOfItems(inSection: index))
      })
  }

  open override var collectionViewContentSize: NSSize { solved.size }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    newBounds.size != environment.container.contentSize
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    var found: [NSCollectionViewLayoutAttributes] = []
    let seen = collectionView?.unobscuredRect ?? .zero
    for solved in solved.sections(in: rect, seeing: seen) {
      let attributes = solved.elements.map(makeAttributes)
      if let handler = solved.index.flatMap({ sections[$0] })?.visibleItemsInvalidationHandler {
        let items = zip(attributes, solved.elements).map { VisibleItem($0, at: $1.element.indexPath) }
        handler(items, solved.isOrthogonal ? .zero : seen.origin, environment)
      }
      found += attributes
    }
    return found
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    attributes(of: .supplementary(elementKind, indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    attributes(of: .decoration(elementKind, indexPath))
  }

  private func attributes(of element: ListElement) -> NSCollectionViewLayoutAttributes? {
    solved.place(of: element, seeing: collectionView?.unobscuredRect ?? .zero).map { makeAttributes($0.0) }
  }

  private func makeAttributes(_ placed: PlacedElement) -> NSCollectionViewLayoutAttributes {
    let attributes = NSCollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass)
    attributes.represent(placed.element)
    attributes.frame = placed.frame
    attributes.zIndex = placed.zIndex
    attributes.selfSizing = placed.selfSizing
    return attributes
  }

  // MARK: Preferences

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool {
    let free = originalAttributes.selfSizing ?? []
    return free.contains(.width) && preferredAttributes.size.width != originalAttributes.size.width
      || free.contains(.height) && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func accept(_ preferred: NSCollectionViewLayoutAttributes) {
    guard let element = ListElement(preferred) else { return }
    self.preferred[element, default: ContentSize()]
      .take(preferred.size, on: preferred.selfSizing ?? .both)
  }
  override func forgetPreferences() { preferred = [:] }
  override func move(_ transition: ListTransition) { preferred = transition.moved(preferred) }
}
