import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Elements whose frames come from a list: their masks have no effect, and their content changes no size of the list.
@MainActor
struct PlacedElementTests {
  /// A cell as a nib with a plain view makes it: flexible in both directions, with a label between its edges.
  private final class WideCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "A long label"
      label.translatesAutoresizingMaskIntoConstraints = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }

  /// A window whose root view and list have no required size.
  private func windowWithoutSizes(of list: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: controller.view.topAnchor),
      list.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Found by the tests of a public library (github.com/jessesquires/ReactiveCollectionsKit): each layout made the
  /// collection wider, because its cells kept their distance to its edges.
  @Test func contentOfCellsDoesNotWidenCollections() {
    let items = CountedItems(10)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(WideCell.self, forCellWithReuseIdentifier: "content")
    collection.dataSource = items
    let window = windowWithoutSizes(of: collection)
    #expect(FeedbackLoops.collect { window.layoutIfNeeded() }.isEmpty)
    #expect(collection.bounds.size == window.bounds.size)
    #expect(!collection.visibleCells.isEmpty)
    #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 50, height: 50) })
  }

  @Test func placedElementsKeepTheirFramesUntilTheyAreRemoved() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let element = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    element.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    list.addSubview(element)
    element.layoutNode.isPlacedByParent = true
    list.frame.size = CGSize(width: 200, height: 200)
    #expect(element.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    element.removeFromSuperview()
    list.addSubview(element)
    list.frame.size = CGSize(width: 300, height: 300)
    #expect(element.frame == CGRect(x: 10, y: 110, width: 150, height: 50))
  }

  /// Frames that change without a request: the views are named, with their frames.
  @Test func loopsOfFramesNameTheViews() throws {
    final class Growing: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame.size.width = bounds.width }
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let growing = Growing()
    let inner = UIView()
    growing.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(growing)
    growing.addSubview(inner)
    let edge = growing.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 1)
    NSLayoutConstraint.activate([
      edge, growing.heightAnchor.constraint(equalToConstant: 10),
      growing.topAnchor.constraint(equalTo: root.topAnchor),
      growing.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let loop = try #require(FeedbackLoops.collect { root.layoutIfNeeded() }.first)
    #expect(loop.causes.isEmpty)
    let names = loop.moves.map { loop.recording.views[$0.view].className.split(separator: ".").last }
    #expect(names == ["Growing", "UIView"])
    #expect(loop.moves.allSatisfy { $0.frames.count == 4 })
    #expect(loop.finding.message.contains("gets another frame in each round"))
    #expect(loop.text.contains("Frames that changed in each of them:"))
  }
}
