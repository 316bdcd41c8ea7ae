import AutoLayout
import CompositionalLayout
import Foundation
import ListSnapshots

/// The settings that all sections of a layout share. (Apple, `UICollectionViewCompositionalLayoutConfiguration`.)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of sections' insets; by default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, which consist of groups of items, each with its own rules. (Apple,
/// `UICollectionViewCompositionalLayout`.)
///
/// Estimated extents are replaced by the content's: cells, headers and footers report their size when they become
/// visible.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @AlwaysObserved open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The list configuration, if all sections are lists.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?
  private var preferred: [ListElement: ContentSize] = [:]
  var solved = SolvedLayout()
  /// The distances by which orthogonal sections have been scrolled, by section.
  var shifts: [Int: CGPoint] = [:]
  private var environment: LayoutEnvironment?
  /// The sections by index; nil if the provider returned none.
  private(set) var sections: [NSCollectionLayoutSection?] = []

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = .init()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = .init()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  convenience init(list: UICollectionLayoutListConfiguration) {
    self.init { NSCollectionLayoutSection.list(using: list, layoutEnvironment: $1) }
    listConfiguration = list
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("Documents cannot contain compositional layouts: create one in code.")
  }

  /// Whether the layout is mirrored: sections follow the interface's direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var followsDirection: Bool { true }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      (solved, sections, environment) = (SolvedLayout(), [], nil)
      return
    }
    let place = CompositionalPlace(view: collectionView, configuration: configuration)
    environment = place.environment
    sections = (0..<collectionView.numberOfSections).map { index in
      let section = provider(index, place.environment)
      LayoutException.require(
        section != nil, .internalInconsistency, "The section provider has no layout for section \(index).",
        page: "UICollectionViewCompositionalLayoutSectionProvider")
      return section
    }
    var solver = place.solver
    solver.preferred = preferred
    solved = solver.solve(
      sections.enumerated().compactMap { index, section in section.map { place.settings($0, index) } })
    applyShifts()
  }

  open override var collectionViewContentSize: CGSize { solved.size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for solved in solved.sections(in: rect, seeing: visibleBounds) {
      let attributes = solved.elements.map { makeAttributes($0, solved) }
      if let handler = section(of: solved)?.visibleItemsInvalidationHandler, let environment {
        let offset =
          solved.isOrthogonal
          ? CGPoint(x: -solved.shift.x, y: -solved.shift.y) : collectionView?.contentOffset ?? .zero
        handler(attributes, offset, environment)
      }
      found += attributes
    }
    return found
  }

  private func section(of solved: SolvedSection) -> NSCollectionLayoutSection? {
    solved.index.flatMap { sections[$0] }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: .supplementary(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: .decoration(elementKind, indexPath))
  }

  private func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    solved.place(of: element, seeing: visibleBounds).map(makeAttributes)
  }

  private func makeAttributes(_ placed: PlacedElement, _ section: SolvedSection)
    -> UICollectionViewLayoutAttributes
  {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = RuntimeClasses.make(attributes: attributesClass)
    attributes.represent(placed.element)
    attributes.frame = placed.frame
    attributes.zIndex = placed.zIndex
    attributes.selfSizing = placed.selfSizing
    attributes.listPlace = self.section(of: section)?.list?.place(
      of: placed.element, itemCount: section.itemCount)
    return attributes
  }

  /// The visible part of the content, without the insets around it.
  private var visibleBounds: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.adjustedContentInset.inset(collectionView.bounds)
  }

  // MARK: Preferences

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let free = originalAttributes.selfSizing ?? []
    return free.contains(.width) && preferredAttributes.size.width != originalAttributes.size.width
      || free.contains(.height) && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func scrollAcross(toItemAt path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    scrollSection(toItemAt: path, position)
  }

  override var measuresElements: Bool { true }
  override var keepsPreferences: Bool { true }
  override func accept(_ attributes: UICollectionViewLayoutAttributes) {
    preferred[ListElement(attributes), default: ContentSize()]
      .take(attributes.size, on: attributes.selfSizing ?? .both)
  }
  override func forgetPreferences() { preferred = [:] }
  override func move(_ transition: ListTransition) { preferred = transition.moved(preferred) }

  override func listStyle(inSection section: Int) -> ListSectionStyle? {
    (sections.indices.contains(section) ? sections[section] : nil)?.list
      ?? listConfiguration.map { ListSectionStyle(configuration: $0) }
  }
}
