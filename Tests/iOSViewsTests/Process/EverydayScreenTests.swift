import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// A screen put together as UIKit's guides show it: no report, no row below a bar, no title in the colour of its background.
@MainActor
struct EverydayScreenTests {
  private final class PostCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let picture = UIView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.heightAnchor.constraint(equalToConstant: 60),
        picture.widthAnchor.constraint(equalToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Feed: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PostCell.self, forCellReuseIdentifier: "post")
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 44
      tableView.separatorStyle = .none
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    }
  }

  /// Rows of 12 + 60 + 12 points, dequeued at 44 and measured before they are given their height, contradict nothing.
  @Test func rowsThatSizeThemselvesAreNoConflict() {
    let reported = conflicts {
      let feed = Feed(style: .plain)
      let navigation = UINavigationController(rootViewController: feed)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      #expect(feed.tableView.visibleCells.map(\.frame.height) == [84, 84, 84])
      // The bar is 44 high, and content that rests at the top begins below it (Apple, `adjustedContentInset`).
      #expect(feed.tableView.contentOffset.y == -44)
      navigation.navigationBar.prefersLargeTitles = true
      window.layoutIfNeeded()
      #expect(feed.tableView.contentOffset.y == -96)
    }
    #expect(reported == 0)
  }

  @Test func conflictsThatStayAreReportedOnce() {
    let reported = conflicts {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      _ = view.systemLayoutSizeFitting(.zero)
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(reported == 1)
  }

  private func conflicts(_ body: () -> Void) -> Int {
    let count = Counter()
    UnsatisfiableLayout.withHandler({ _ in count.value += 1 }, perform: body)
    return count.value
  }

  private final class Counter: @unchecked Sendable { var value = 0 }

  /// Apple, `UIView.tintColorDidChange()`: sent to what takes the tint on.
  @Test func titlesTakeOnTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.tintColor = .white
    #expect(button.titleLabel?.textColor == .white)
  }

  /// Apple, UIView.h: `tintColorDidChange` is sent to views whose tint is implicitly changed when their superview changes.
  @Test func anotherSuperviewMayBringAnotherTint() {
    final class Tinted: UIView {
      var reported: [UIColor] = []
      override func tintColorDidChange() {
        super.tintColorDidChange()
        reported.append(tintColor)
      }
    }
    let (plain, orange, view, inner) = (UIView(), UIView(), Tinted(), Tinted())
    orange.tintColor = .orange
    view.addSubview(inner)
    plain.addSubview(view)
    #expect(view.reported == [])
    orange.addSubview(view)
    #expect(view.reported == [.orange])
    #expect(inner.reported == [.orange])
    let own = Tinted()
    own.tintColor = .green
    orange.addSubview(own)
    #expect(own.reported == [.green])
  }

  /// Apple, `UIModalPresentationStyle.fullScreen`: the views of the presenting controller are removed.
  @Test func whatIsCoveredLeavesTheWindow() {
    let (below, above) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = below
    window.makeKeyAndVisible()
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    #expect(below.view.window == nil)
    window.frame.size.width = 200
    above.dismiss(animated: false)
    #expect(below.view.window === window)
    #expect(below.view.frame.width == 200)
    #expect(above.view.window == nil)
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: false)
    #expect(below.view.window === window)
  }

  /// A window's screen covers what the program says; bars and views in it go by that.
  @Test func aWindowKnowsWhatItsScreenCovers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let content = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }
}
