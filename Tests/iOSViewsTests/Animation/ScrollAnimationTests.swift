import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@testable import iOSCore

/// Animated scrolling on a clock that is turned by hand. The speed is constant and the delegate is notified of a series of steps
/// and of the end (Apple, `setContentOffset(_:animated:)` and “Scrolling the scroll view content”); 0.3 seconds are ours.
@MainActor
struct ScrollAnimationTests {
  private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var offsets: [CGPoint] = []
    var ends: [Double] = []
    var calls: [String] = []
    weak var zoomed: UIView?
    var shown: Set<Int> = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append(AnimationClock.shared.now)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end \(scale) at \(AnimationClock.shared.now)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      shown.insert(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    /// Twice as high as estimated.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      shown.insert(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let listener = Listener()

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  private func show(_ view: UIScrollView) {
    view.contentInsetAdjustmentBehavior = .never
    window.rootViewController?.view.addSubview(view)
    view.layoutIfNeeded()
  }

  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    scroll.delegate = listener
    show(scroll)
    return scroll
  }

  @Test func theOffsetGoesOnWithTheClock() {
    AnimationClock.manual { clock in
      let scroll = scroll()
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(scroll.contentOffset == .zero && scroll.isScrollAnimating && listener.offsets.isEmpty)
      clock.advance(to: 0.15)
      #expect(abs(scroll.contentOffset.y - 150) < 1e-6 && scroll.bounds.origin == scroll.contentOffset)
      // Nine of eighteen frames.
      #expect(listener.offsets.count == 9 && listener.ends.isEmpty)
      clock.advance(to: 1)
      #expect(scroll.contentOffset.y == 300 && listener.offsets.count == 18)
      #expect(listener.ends.count == 1 && abs((listener.ends.first ?? 0) - 0.3) < 1e-9)
      #expect(!scroll.isScrollAnimating && clock.isIdle)
    }
  }

  @Test func aScrollUnderWayIsTurnedAndStopped() throws {
    try AnimationClock.manual { clock in
      let scroll = scroll()
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(to: 0.1)
      scroll.setContentOffset(.zero, animated: true)
      clock.advance(to: 0.25)
      #expect(abs(scroll.contentOffset.y - 50) < 1e-6)
      try clock.settle()
      #expect(listener.ends.count == 1 && scroll.contentOffset == .zero)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.1)
      // As apps stop a scroll: at the place that it has come to.
      scroll.setContentOffset(scroll.contentOffset, animated: false)
      try clock.settle()
      #expect(abs(scroll.contentOffset.y - 100) < 1e-6 && listener.ends.count == 1)
      scroll.setContentOffset(.zero, animated: true)
      scroll.contentOffset.y = 700
      try clock.settle()
      #expect(scroll.contentOffset.y == 700 && listener.ends.count == 1)
    }
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    AnimationClock.manual { _ in
      let scroll = scroll()
      UIView.performWithoutAnimation { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      #expect(scroll.contentOffset.y == 300 && listener.ends == [0])
    }
  }

  @Test func rectanglesAreBroughtIntoView() throws {
    try AnimationClock.manual { clock in
      let scroll = scroll()
      scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: true)
      clock.advance(to: 0.15)
      #expect(abs(scroll.contentOffset.y - 100) < 1e-6)
      try clock.settle()
      #expect(scroll.contentOffset.y == 200 && listener.ends.count == 1)
    }
  }

  /// Rows come into view on the way, and turn out of other heights than estimated: the row still ends in its place.
  @Test func tablesFillWhatComesIntoView() throws {
    try AnimationClock.manual { clock in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = listener
      table.delegate = listener
      show(table)
      listener.shown = []
      let path = IndexPath(row: 60, section: 0)
      table.scrollToRow(at: path, at: .top, animated: true)
      clock.advance(to: 0.15)
      let middle = table.contentOffset.y
      #expect(middle > 0 && table.indexPathsForVisibleRows?.contains(path) == false)
      try clock.settle()
      #expect(table.contentOffset.y == table.rectForRow(at: path).minY && listener.ends.count == 1)
      #expect(table.visibleCells.first === table.cellForRow(at: path))
      #expect(listener.shown.contains(30), "a row on the way")
    }
  }

  @Test func itemsAreScrolledTo() throws {
    try AnimationClock.manual { clock in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = listener
      list.delegate = listener
      show(list)
      list.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: true)
      clock.advance(to: 0.15)
      #expect(abs(list.contentOffset.y - 1_500) < 1e-6 && listener.shown.contains(15))
      try clock.settle()
      #expect(list.contentOffset.y == 3_000 && listener.ends.count == 1)
    }
  }

  @Test func zoomingIsLed() throws {
    try AnimationClock.manual { clock in
      let scroll = scroll()
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scroll.addSubview(picture)
      scroll.contentSize = picture.frame.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
      listener.zoomed = picture
      scroll.setZoomScale(3, animated: true)
      #expect(scroll.zoomScale == 3 && picture.layer.presentation()?.affineTransform().a == 1)
      #expect(listener.calls == ["zoom"])
      clock.advance(to: 0.15)
      #expect(abs((picture.layer.presentation()?.affineTransform().a ?? 0) - 2) < 1e-6)
      try clock.settle()
      #expect(listener.calls == ["zoom", "end 3.0 at 0.3"])
    }
  }

  @Test func nothingKeepsAScrollViewAlive() {
    AnimationClock.manual { clock in
      weak var gone: UIScrollView?
      do {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 900)
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        gone = scroll
      }
      #expect(gone == nil)
      clock.advance(to: 1)
      #expect(clock.isIdle)
    }
  }
}
