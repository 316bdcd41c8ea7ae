import AutoLayout
import Foundation
import iOSViews

/// Sections of plain cells, and views of any kind.
@MainActor
final class CountedItems: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var requested: [IndexPath] = []
  var contents: (IndexPath) -> CGSize = { _ in CGSize(width: 40, height: 30) }
  var supplementarySize = CGSize(width: 50, height: 20)

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    requested.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "content", for: indexPath)
    (cell as? ContentCell)?.box.content = contents(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? ContentView)?.box.content = supplementarySize
    return view
  }
}

/// A cell as large as a box in it.
@MainActor
final class ContentCell: UICollectionViewCell {
  let box = FixedView(40, 30)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    box.fillSuperview()
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

/// A supplementary view as large as a box in it.
@MainActor
final class ContentView: UICollectionReusableView {
  let box = FixedView(50, 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.fillSuperview()
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

extension UICollectionView {
  /// Laid out, with cells and views of the kinds named.
  @MainActor
  static func showing(
    _ items: CountedItems, _ layout: UICollectionViewLayout, width: CGFloat = 375, height: CGFloat = 600,
    kinds: [String] = []
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.layoutNode.setPixelGrid(.init(scale: 2))
    view.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    for kind in kinds {
      view.register(ContentView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  @MainActor
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    cellForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
