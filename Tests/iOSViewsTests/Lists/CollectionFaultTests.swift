import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Collections with layouts of programs, batches, moves and transitions.
@MainActor
struct CollectionFaultTests {
  // MARK: Sizes

  private final class FramedCell: UICollectionViewCell {
    static var frames: [CGSize] = []
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.frames.append(frame.size)
      label.frame = bounds.insetBy(dx: 16, dy: 0)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class FramedHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds.insetBy(dx: 16, dy: 0)
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }

  /// App faults, 19 (Apple: the attributes' size).
  @Test func viewsAreMadeWithTheLayoutsSize() {
    FramedCell.frames = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let items = CountedItems(2)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(FramedCell.self, forCellWithReuseIdentifier: "content")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(FramedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(FramedCell.frames == [CGSize(width: 120, height: 40), CGSize(width: 120, height: 40)])
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect((header as? FramedHeader)?.label.frame == CGRect(x: 16, y: 0, width: 268, height: 30))
  }

  /// A layout of a program that sizes its rows by what its cells want.
  private final class Column: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var preferred: UICollectionViewLayoutAttributes?
    }
    var heights: [Int: CGFloat] = [:]
    var originals: [UICollectionViewLayoutAttributes] = []
    var contexts = 0
    override class var invalidationContextClass: AnyClass { Context.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let above = (0..<indexPath.item).reduce(0) { $0 + (heights[$1] ?? 10) }
      attributes.frame = CGRect(x: 0, y: above, width: 100, height: heights[indexPath.item] ?? 10)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      (context as? Context)?.preferred = preferredAttributes
      originals.append(originalAttributes)
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let preferred = (context as? Context)?.preferred else { return }
      contexts += 1
      heights[preferred.indexPath.item] = preferred.size.height
    }
  }

  private final class WishingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      // The cell may change the attributes that it gets.
      layoutAttributes.size.height = 50
      return layoutAttributes
    }
  }

  /// Client faults, J.
  @Test func layoutsOfProgramsHearWhatCellsWant() {
    let layout = Column()
    let items = CountedItems(3)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(WishingCell.self, forCellWithReuseIdentifier: "content")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100])
    #expect(view.visibleCells.map(\.frame.height) == [50, 50, 50])
    #expect(layout.contexts == 3)
    #expect(layout.originals.map(\.size.height) == [10, 10, 10])
  }

  // MARK: Order

  /// Client faults, I: cells lie below supplementary views.
  @Test func cellsLieBelowHeadersAndFooters() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    let items = CountedItems(2, 1)
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let view = UICollectionView.showing(items, layout, kinds: kinds)
    let isCell = view.subviews.map { $0 is UICollectionViewCell }
    #expect(isCell == [true, true, true, false, false, false, false])
    view.contentOffset.y = 10
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.subviews.map { $0 is UICollectionViewCell } == isCell)
  }

  // MARK: Batches

  private final class Noting: UICollectionViewFlowLayout {
    var preparations = 0
    var items: [UICollectionViewUpdateItem] = []
    var flags: [String] = []
    override func prepare() {
      super.prepare()
      preparations += 1
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      items += updateItems
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.invalidateEverything { flags.append("everything") }
      if context.invalidateDataSourceCounts { flags.append("counts") }
    }
  }

  private func batchView(_ items: CountedItems) -> (UICollectionView, Noting) {
    let layout = Noting()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    view.dataSource = items
    return (view, layout)
  }

  /// Client faults, H.
  @Test func batchesBeforeTheFirstLayoutPrepareAtOnce() {
    let items = CountedItems(0)
    let (view, layout) = batchView(items)
    view.performBatchUpdates {
      items.counts = [3]
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    #expect(layout.preparations == 1)
    #expect(view.contentSize == CGSize(width: 300, height: 50))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  /// UICollectionViewLayout.h: everything and the counts after `reloadData()`, the counts after batches, neither after
  /// `invalidateLayout()`.
  @Test func contextsSayWhatHasChanged() {
    let items = CountedItems(2)
    let (view, layout) = batchView(items)
    view.layoutIfNeeded()
    layout.flags = []
    view.reloadData()
    #expect(layout.flags == ["everything", "counts"])
    view.layoutIfNeeded()
    layout.flags = []
    view.performBatchUpdates {
      items.counts = [2, 1]
      view.insertSections([1])
    }
    #expect(layout.flags == ["counts"])
    layout.flags = []
    layout.invalidateLayout()
    #expect(layout.flags == [])
    #expect(layout.items.map(\.indexPathAfterUpdate) == [IndexPath(item: NSNotFound, section: 1)])
  }

  /// A layout may set its own item size while it prepares: the size is in force at once, and there is no endless layout.
  @Test func layoutsMaySizeItemsWhilePreparing() {
    final class Thirds: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 3, height: 20)
      }
    }
    let layout = Thirds()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let items = CountedItems(6)
    let loops = FeedbackLoops.collect {
      let view = UICollectionView.showing(items, layout, width: 300)
      #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 200, 0, 100, 200])
    }
    #expect(loops.isEmpty)
  }

  @Test func scrollingToAnItemIsReportedAtItsEnd() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let items = CountedItems(400)
    let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
    let listener = Listener()
    view.delegate = listener
    let path = IndexPath(item: 200, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(listener.ends == 0)
    view.scrollToItem(at: IndexPath(item: 399, section: 0), at: .bottom, animated: true)
    #expect(listener.ends == 1)
    #expect(view.contentOffset.y == view.contentSize.height - 600)
    let typed: (any UICollectionViewDelegate)? = view.delegate
    #expect(typed === listener)
  }

  // MARK: Moves

  private final class Letters: NSObject, UICollectionViewDataSource {
    var letters = Array("abcdef")
    var moves: [[IndexPath]] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "content", for: indexPath)
      cell.accessibilityIdentifier = String(letters[indexPath.item])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
      letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func letters() -> (UICollectionView, Letters) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    let source = Letters()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  private func shown(_ view: UICollectionView) -> String {
    view.visibleCells.compactMap(\.accessibilityIdentifier).joined()
  }

  /// Items of 50 points in one line: the first is carried to the middle of the fourth.
  @Test func itemsAreMovedByHand() {
    let (view, source) = letters()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 175, y: 20))
    #expect(shown(view) == "bcdaef")
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.center == CGPoint(x: 175, y: 20))
    #expect(view.subviews.last === view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(source.letters == Array("abcdef"))
    view.endInteractiveMovement()
    #expect(source.moves == [[IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)]])
    #expect(source.letters == Array("bcdaef"))
    #expect(shown(view) == "bcdaef")
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.center == CGPoint(x: 175, y: 25))
  }

  @Test func movesCanBeCancelled() {
    let (view, source) = letters()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
    #expect(shown(view) == "fabcde")
    view.cancelInteractiveMovement()
    #expect(shown(view) == "abcdef")
    #expect(source.moves.isEmpty)
  }

  // MARK: Transitions

  /// Halfway between items of 50 and of 100 points they are 75 large.
  @Test func transitionsLieBetweenLayouts() {
    let small = UICollectionViewFlowLayout()
    let large = UICollectionViewFlowLayout()
    large.itemSize = CGSize(width: 100, height: 100)
    let items = CountedItems(2)
    let view = UICollectionView.showing(items, small, width: 300)
    var ends: [Bool] = []
    let transition = view.startInteractiveTransition(to: large) { ends += [$0, $1] }
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === small)
    #expect(transition.nextLayout === large)
    view.layoutIfNeeded()
    #expect(view.frame(0, 0)?.width == 50)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(view.frame(0, 0)?.width == 75)
    transition.updateValue(3, forAnimatedKey: "angle")
    #expect(transition.value(forAnimatedKey: "angle") == 3)
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === large)
    #expect(view.frame(0, 0)?.width == 100)
    #expect(ends == [true, true])
    _ = view.startInteractiveTransition(to: small)
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === large)
    #expect(view.frame(0, 0)?.width == 100)
  }

  // MARK: Looks

  /// Since iOS 13 (Apple, "Supporting Dark Mode": system views adapt). Lists show their appearance's.
  @Test func collectionsMadeInCodeHaveTheSystemsBackground() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
  }

  /// App faults, 23: the label is set once.
  @Test func labelsBesideRowsDoNotLoop() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "12"), .disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let loops = FeedbackLoops.collect {
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(loops.isEmpty)
    let labels = view.visibleCells.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["12", "12"])
  }
}
