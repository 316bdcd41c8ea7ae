import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct CollectionBehaviourTests {
  @Test("collection.display-after-cell") func displayAfterCell() {
    let log = CollectionLog([1])
    _ = log.collection()
    #expect(log.calls("cell", "display") == ["cell 0.0", "display 0.0"])
  }

  @Test("collection.end-display") func endDisplay() {
    let log = CollectionLog([100])
    let collection = log.collection()
    #expect(log.calls("end").isEmpty)
    collection.contentOffset.y = 2000
    collection.layoutIfNeeded()
    #expect(log.calls("end").contains("end 0.0"))
  }

  @Test("collection.select-quiet") func selectQuiet() {
    let log = CollectionLog([5])
    let collection = log.collection()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(log.calls("shouldSelect", "didSelect").isEmpty)
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("collection.select-nil-clears") func selectNilClears() {
    let collection = CollectionLog([5]).collection()
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("collection.select-replaces") func selectReplaces() {
    let collection = CollectionLog([5]).collection()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    #expect(collection.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test("collection.select-not-allowed") func selectNotAllowed() {
    let collection = CollectionLog([5]).collection()
    collection.allowsSelection = false
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("collection.none-selected-is-empty") func noneSelectedIsEmpty() {
    #expect(CollectionLog([5]).collection().indexPathsForSelectedItems == [])
  }

  @Test("collection.layout-order") func layoutOrder() throws {
    let layout = NotedLayout()
    _ = CollectionLog([3]).collection(layout)
    let prepare = try #require(layout.calls.firstIndex(of: "prepare"))
    let size = try #require(layout.calls.firstIndex(of: "size"))
    let elements = try #require(layout.calls.firstIndex(of: "elements"))
    #expect(prepare < size && size < elements)
  }

  @Test("collection.invalidate-later") func invalidateLater() {
    let layout = NotedLayout()
    let collection = CollectionLog([3]).collection(layout)
    layout.calls = []
    layout.invalidateLayout()
    #expect(!layout.calls.contains("prepare"))
    collection.layoutIfNeeded()
    #expect(layout.calls.contains("prepare"))
  }

  @Test("collection.bounds-change-asked") func boundsChangeAsked() {
    let layout = NotedLayout()
    let collection = CollectionLog([100]).collection(layout)
    layout.calls = []
    collection.contentOffset.y = 70
    collection.layoutIfNeeded()
    #expect(layout.calls.contains("bounds 70.0") && !layout.calls.contains("prepare"))
    layout.followsBounds = true
    layout.calls = []
    collection.contentOffset.y = 90
    collection.layoutIfNeeded()
    #expect(layout.calls.contains("prepare"))
  }

  @Test("collection.bounds-change-default") func boundsChangeDefault() {
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test("collection.layout-updates-order") func layoutUpdatesOrder() throws {
    let (layout, log) = (NotedLayout(), CollectionLog([2]))
    let collection = log.collection(layout)
    layout.calls = []
    log.sections = [3]
    collection.insertItems(at: [path(0)])
    collection.layoutIfNeeded()
    let begin = try #require(layout.calls.firstIndex(of: "updates 1"))
    let appear = try #require(layout.calls.firstIndex(of: "appear 0"))
    let end = try #require(layout.calls.firstIndex(of: "finalize"))
    #expect(begin < appear && appear < end)
  }

  @Test("collection.header-size-zero") func headerSizeZero() {
    let log = CollectionLog([2])
    let layout = CollectionLog.column()
    let collection = log.collection(layout)
    #expect(log.calls("part").isEmpty)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    collection.layoutIfNeeded()
    #expect(log.calls("part") == ["part header"])
  }

  @Test("collection.delegate-size-wins") func delegateSizeWins() {
    let log = CollectionLog([2])
    log.size = CGSize(width: 100, height: 80)
    let collection = log.collection()
    #expect(collection.layoutAttributesForItem(at: path(1))?.frame.minY == 80)
  }

  @Test("collection.header-height-only") func headerHeightOnly() {
    let layout = CollectionLog.column()
    layout.headerReferenceSize = CGSize(width: 7, height: 20)
    let collection = CollectionLog([2]).collection(layout)
    let header = collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test("collection.line-fills") func lineFills() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 10)
    let collection = CollectionLog([4]).collection(layout)
    let frames = (0..<4).compactMap { collection.layoutAttributesForItem(at: path($0))?.frame.minX }
    #expect(frames == [0, 40, 80, 0])
  }

  @Test("collection.flow-spacing") func flowSpacing() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
  }

  @Test("collection.move-keeps-cell") func moveKeepsCell() {
    let log = CollectionLog([5])
    let collection = log.collection()
    let cell = collection.cellForItem(at: path(4))
    log.calls = []
    collection.moveItem(at: path(4), to: path(0))
    collection.layoutIfNeeded()
    #expect(cell != nil && collection.cellForItem(at: path(0)) === cell && log.calls("cell").isEmpty)
  }

  @Test("collection.reconfigure-same-cell") func reconfigureSameCell() {
    let log = CollectionLog([5])
    let collection = log.collection()
    let cell = collection.cellForItem(at: path(1))
    log.calls = []
    collection.reconfigureItems(at: [path(1)])
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1)) === cell && log.calls("cell", "reuse") == ["cell 0.1"])
  }

  @Test("collection.selection-follows-batch") func selectionFollowsBatch() {
    let log = CollectionLog([5])
    let collection = log.collection()
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    log.sections = [6]
    collection.insertItems(at: [path(0)])
    #expect(collection.indexPathsForSelectedItems == [path(3)])
  }

  @Test("collection.layout-replaced") func layoutReplaced() {
    let (first, second) = (CollectionLog.column(), CollectionLog.column())
    let collection = CollectionLog([5]).collection(first)
    collection.setCollectionViewLayout(second, animated: false)
    #expect(first.collectionView == nil && second.collectionView === collection)
    #expect(collection.collectionViewLayout === second)
  }

  @Test("collection.layout-transition-order") func layoutTransitionOrder() {
    let log = CollectionLog([1])
    let collection = log.collection()
    log.calls = []
    AnimationClock.manual { clock in
      collection.setCollectionViewLayout(CollectionLog.column(), animated: true)
      clock.advance(to: 3)
    }
    #expect(log.calls("willTransition", "didTransition") == ["willTransition", "didTransition"])
  }

  @Test("collection.background-fills") func backgroundFills() {
    let collection = CollectionLog([20]).collection()
    let back = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    collection.backgroundView = back
    collection.layoutIfNeeded()
    #expect(back.superview === collection && collection.subviews.first === back)
    #expect(back.frame == collection.bounds)
  }

  @Test("collection.registration-handler") func registrationHandler() {
    let (log, notes) = (CollectionLog([3]), Notes())
    let collection = log.collection()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, path, item in
      notes.add("\(path.item) \(item)")
    }
    _ = collection.dequeueConfiguredReusableCell(using: registration, for: path(1), item: "a")
    #expect(notes.lines == ["1 a"])
  }

  @Test("collection.registration-nil-item") func registrationNilItem() {
    let (log, notes) = (CollectionLog([3]), Notes())
    let collection = log.collection()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, path, item in
      notes.add("\(path.item) \(item)")
    }
    _ = collection.dequeueConfiguredReusableCell(using: registration, for: path(1), item: nil)
    #expect(notes.lines.isEmpty)
  }

  @Test("collection.cell-backgrounds") func cellBackgrounds() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (plain, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    cell.isSelected = true
    cell.layoutIfNeeded()
    let below = try #require(cell.subviews.firstIndex(of: plain))
    let above = try #require(cell.subviews.firstIndex(of: chosen))
    let content = try #require(cell.subviews.firstIndex(of: cell.contentView))
    #expect(below < above && above < content)
  }

  @Test("collection.movement-refused") func movementRefused() {
    let log = CollectionLog([5])
    log.movable = false
    let collection = log.collection()
    #expect(
      !collection.beginInteractiveMovementForItem(at: path(1)) && log.calls("canMove") == ["canMove 0.1"])
  }

  @Test("collection.movement-order") func movementOrder() {
    let log = CollectionLog([5])
    let collection = log.collection()
    log.calls = []
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
    #expect(log.calls("canMove", "move") == ["canMove 0.1"])
    collection.endInteractiveMovement()
    #expect(log.calls("canMove", "move") == ["canMove 0.1", "move 0.1 to 0.3"])
  }

  @Test("collection.movement-cancelled") func movementCancelled() {
    let log = CollectionLog([5])
    let collection = log.collection()
    let cell = collection.cellForItem(at: path(1))
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
    collection.cancelInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(log.calls("move").isEmpty && collection.cellForItem(at: path(1)) === cell)
  }

  @Test("collection.flow-header-pins") func flowHeaderPins() {
    let layout = CollectionLog.column()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = CollectionLog([100]).collection(layout)
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.frame.minY == 300)
  }

  @Test("collection.attributes-center") func attributesCenter() {
    let near = UICollectionViewLayoutAttributes(forCellWith: path(0))
    near.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    near.center = CGPoint(x: 100, y: 100)
    #expect(near.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
