import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// The faults that the random trees of `make order` found, each as small as it gets. Where no other source is named, the frames
/// expected are those of the same views laid out once.
@MainActor
struct OrderFaultTests {
  private static let upright = CGSize(width: 390, height: 844)
  private static let lying = CGSize(width: 844, height: 390)
  private static let uprightInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let lyingInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.upright))
    window.screenSafeAreaInsets = Self.uprightInsets
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func turn(_ window: UIWindow, to size: CGSize, _ insets: UIEdgeInsets) {
    window.screenSafeAreaInsets = insets
    window.frame.size = size
    window.layoutIfNeeded()
  }

  // MARK: Scroll views

  /// Content shorter than the view rests below the safe area; with less covered for a while it does so afterwards, too.
  @Test func shortContentRestsBelowTheSafeAreaAgain() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 200, height: 107))
    // By default it would only in a navigation controller (Apple, `ContentInsetAdjustmentBehavior.automatic`).
    scroll.contentInsetAdjustmentBehavior = .always
    let window = window(scroll)
    scroll.contentSize = CGSize(width: 100, height: 77)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -37)
    window.screenSafeAreaInsets.top = 24
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -14)
    window.screenSafeAreaInsets.top = 47
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -37)
  }

  /// Content that fits across rests at the view's edge, though a safe area came while it was wider.
  @Test func contentThatFitsAcrossDoesNotRestAtTheSafeArea() {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: CGSize(width: 300, height: 100)))
    scroll.autoresizingMask = [.flexibleWidth]
    let window = window(scroll)
    scroll.contentSize = CGSize(width: 400, height: 50)
    window.layoutIfNeeded()
    window.screenSafeAreaInsets = Self.lyingInsets
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.x == -47)
    scroll.contentSize = CGSize(width: 200, height: 50)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.x == 0)
  }

  /// Pages as wide as the view: what is shown stays shown as far as the content goes, which only layout knows.
  @Test func pagesAreWideEnoughForTheOffsetAfterATurn() {
    let (scroll, content) = (UIScrollView(), UIView())
    scroll.isPagingEnabled = true
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    scroll.addSubview(content)
    let window = window(scroll)
    scroll.fillSuperview()
    content.fillSuperview()
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 3),
      content.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    scroll.contentOffset.x = 780
    turn(window, to: Self.lying, Self.lyingInsets)
    #expect(scroll.contentOffset.x == 780)
    turn(window, to: Self.upright, Self.uprightInsets)
    #expect(scroll.contentOffset.x == 780)
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    /// A view a quarter as high as it is wide, and points around it.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard cell.contentView.subviews.isEmpty else { return cell }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.fillSuperview(10)
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true
      return cell
    }
  }

  private func table(_ source: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    return table
  }

  /// A table of the same width whose side the safe area comes to cover.
  @Test func rowsAreMeasuredAgainWhereTheSafeAreaTakesWidth() {
    let source = Rows()
    let (turned, fresh) = (table(source), table(source))
    let window = window(turned)
    turn(window, to: Self.lying, Self.lyingInsets)
    let other = UIWindow(frame: CGRect(origin: .zero, size: Self.lying))
    other.screenSafeAreaInsets = Self.lyingInsets
    let controller = UIViewController()
    controller.view.addSubview(fresh)
    other.rootViewController = controller
    other.makeKeyAndVisible()
    #expect(
      turned.rectForRow(at: IndexPath(row: 1, section: 0))
        == fresh.rectForRow(at: IndexPath(row: 1, section: 0)))
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A row of columns has the space of the whole view, beneath the safe area too, as it cannot be scrolled down. It could as
  /// long as its content was that of a higher view.
  @Test func columnsOfItemsHaveTheWholeHeightAgain() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 73)
    let frame = CGRect(x: 0, y: 14, width: 200, height: 180)
    let (view, items) = (UICollectionView(frame: frame, collectionViewLayout: layout), Items())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let window = window(view)
    window.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(first?.frame.origin == .zero && second?.frame.origin == CGPoint(x: 0, y: 107))
    for height in [210, 180] as [CGFloat] {
      view.frame.size.height = height
      window.layoutIfNeeded()
    }
    #expect(first?.frame.origin == .zero && second?.frame.origin == CGPoint(x: 0, y: 107))
  }

  // MARK: Baselines

  private func row(_ alignment: UIStackView.Alignment, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    return stack
  }

  /// The text of a row is that of its tallest view, which may come to be another one.
  @Test func aRowsTextIsThatOfWhatIsTallestNow() {
    func stacks(_ height: CGFloat) -> (outer: UIStackView, growing: FixedView) {
      let (growing, other, beside) = (FixedView(20, height), FixedView(20, 35), FixedView(20, 10))
      growing.insets.bottom = 4
      let inner = row(.center, [other, growing])
      let outer = row(.firstBaseline, [beside, inner])
      return (outer, growing)
    }
    let (changed, fresh) = (stacks(10), stacks(60))
    let container = UIView.container(300, 300, changed.outer, fresh.outer)
    for outer in [changed.outer, fresh.outer] {
      outer.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      outer.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }
    container.layoutIfNeeded()
    changed.growing.content.height = 60
    container.layoutIfNeeded()
    #expect(changed.outer.arrangedSubviews.map(\.frame) == fresh.outer.arrangedSubviews.map(\.frame))
  }

  /// Constraints to the baseline of a stack in a stack speak of a text two levels down, which leaves the engine first.
  @Test func stacksAlignedByBaselinesMoveToAnotherWindow() {
    let inner = row(.firstBaseline, [FixedView(20, 10), FixedView(30, 25)])
    let outer = row(.lastBaseline, [row(.center, [inner]), FixedView(10, 40)])
    outer.translatesAutoresizingMaskIntoConstraints = false
    let first = window(outer)
    outer.fillSuperview(20)
    first.layoutIfNeeded()
    let frames = first.subtree.map(\.frame)
    let controller = first.rootViewController
    first.rootViewController = nil
    let second = UIWindow(frame: first.frame)
    second.screenSafeAreaInsets = Self.uprightInsets
    second.rootViewController = controller
    second.makeKeyAndVisible()
    #expect(second.subtree.map(\.frame) == frames)
  }

  // MARK: Masks

  /// A view that does not resize its subviews leaves them as they are, those too that constraints have brought into the
  /// engine (Apple, `autoresizesSubviews`); from where they are they follow once it does.
  @Test func subviewsKeepTheirFramesWhereNothingResizesThem() {
    let (outer, plain, inner) = (UIView.container(200, 100), UIView(), UIView())
    let constrained = FixedView()
    for view in [plain, inner] {
      outer.addSubview(view)
      view.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }
    inner.addSubview(constrained)
    constrained.fillSuperview(5)
    outer.autoresizesSubviews = false
    outer.layoutIfNeeded()
    outer.frame.size = CGSize(width: 260, height: 160)
    outer.layoutIfNeeded()
    for view in [plain, inner] { #expect(view.frame == CGRect(x: 20, y: 10, width: 100, height: 50)) }
    #expect(constrained.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    outer.autoresizesSubviews = true
    outer.frame.size = CGSize(width: 280, height: 170)
    outer.layoutIfNeeded()
    for view in [plain, inner] { #expect(view.frame == CGRect(x: 20, y: 20, width: 120, height: 50)) }
    #expect(constrained.frame == CGRect(x: 5, y: 5, width: 110, height: 40))
  }

  // MARK: Moving between engines

  /// A constraint that no layout has seen yet goes along with its view.
  @Test func constraintsGoAlongBeforeTheyAreLaidOut() {
    let (one, other) = (UIView.container(300, 300), UIView.container(300, 300))
    let (box, inner) = (FixedView(100, 100), FixedView())
    box.addSubview(inner)
    one.addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 100).isActive = true
    inner.fillSuperview(5)
    one.layoutIfNeeded()
    let width = inner.widthAnchor.constraint(equalToConstant: 40)
    width.priority = .defaultHigh
    box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    width.isActive = true
    other.addSubview(box)
    box.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    box.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 60, height: 90))
  }
}
