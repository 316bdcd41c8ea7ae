import Foundation
import MacViews

/// A view as large as a box in it.
@MainActor
class BoxedView: NSView, NSCollectionViewElement {
  /// The box has this size and no other; it fills the view as far as the layout lets it.
  final class Box: NSView {
    var content = NSSize(width: 40, height: 30) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: NSSize { content }
  }

  let box = Box()

  override init(frame: NSRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class BoxedItem: NSCollectionViewItem {
  override func loadView() { view = BoxedView() }
  var box: BoxedView.Box? { (view as? BoxedView)?.box }
}

/// Sections of boxes, and views of any kind.
@MainActor
final class BoxSource: NSObject, NSCollectionViewDataSource {
  static let item = NSUserInterfaceItemIdentifier("item")
  static let view = NSUserInterfaceItemIdentifier("view")
  var counts: [Int]
  var contents: (IndexPath) -> NSSize = { _ in NSSize(width: 40, height: 30) }
  var supplementarySize = NSSize(width: 50, height: 20)

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath)
    -> NSCollectionViewItem
  {
    let item = collectionView.makeItem(withIdentifier: Self.item, for: indexPath)
    (item as? BoxedItem)?.box?.content = contents(indexPath)
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: Self.view, for: indexPath)
    (view as? BoxedView)?.box.content = supplementarySize
    return view
  }
}

/// A collection in a scroll view that it fills.
@MainActor
struct ShownCollection {
  let scroll: NSScrollView
  let view = NSCollectionView(frame: .zero)
  let source: BoxSource

  init(
    _ counts: [Int], _ layout: NSCollectionViewLayout, width: CGFloat = 400, height: CGFloat = 300,
    kinds: [String] = [], setUp: (BoxSource, NSCollectionView) -> Void = { _, _ in }
  ) {
    scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: width, height: height))
    source = BoxSource(counts)
    view.register(BoxedItem.self, forItemWithIdentifier: BoxSource.item)
    for kind in kinds {
      view.register(
        BoxedView.self, forSupplementaryViewOfKind: kind, withIdentifier: BoxSource.view)
    }
    setUp(source, view)
    view.collectionViewLayout = layout
    view.dataSource = source
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    scroll.setFrameSize(NSSize(width: width, height: height))
    scroll.layoutSubtreeIfNeeded()
  }

  func scroll(to y: CGFloat) {
    view.scroll(NSPoint(x: 0, y: y))
    scroll.layoutSubtreeIfNeeded()
  }

  /// The frame of an item's view; nil where it has none.
  func frame(_ section: Int, _ item: Int) -> NSRect? {
    view.item(at: IndexPath(item: item, section: section))?.view.frame
  }

  /// The frame of a header, a footer or a badge.
  func frame(_ kind: String, _ section: Int = 0, item: Int = 0) -> NSRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  var contentSize: NSSize { view.collectionViewLayout?.collectionViewContentSize ?? .zero }
}

/// The sizes of the sample are written often.
@MainActor
func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSDirectionalEdgeInsets {
  static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
