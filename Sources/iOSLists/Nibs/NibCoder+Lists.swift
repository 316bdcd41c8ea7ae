import Foundation
import InterfaceBuilder

/// The values that lists and cells need at initialization.
extension NibCoder {
  var tableStyle: UITableView.Style {
    switch view?.tableSettings.style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  var reuseIdentifier: String? { view?.cellSettings.reuseIdentifier }

  /// True for a cell with one of the system's styles.
  var hasCellStyle: Bool { view?.cellSettings.style != nil }

  var cellStyle: UITableViewCell.CellStyle {
    switch view?.cellSettings.style {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }

  @MainActor var collectionLayout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    guard let settings = view?.flowLayout else { return layout }
    layout.minimumLineSpacing = settings.lineSpacing
    layout.minimumInteritemSpacing = settings.interitemSpacing
    layout.scrollDirection = settings.isHorizontal ? .horizontal : .vertical
    if let size = settings.itemSize { layout.itemSize = CGSize(width: size.width, height: size.height) }
    if case .fixed(let top, let left, let bottom, let right)? = settings.sectionInset {
      layout.sectionInset = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    return layout
  }
}
