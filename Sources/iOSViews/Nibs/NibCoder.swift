import Foundation
import InterfaceBuilder

/// The coder that `init?(coder:)` gets while a document is being loaded. It holds the object's element, which the façade's
/// classes read; clients pass it on.
final class NibCoder: NSCoder {
  /// Nil for a controller.
  let view: InterfaceView?
  /// Nil for a view.
  let scene: NibScene?
  private let load: (UIView) -> Void

  /// - Parameter load: gives a view what the document says of it, its subviews included.
  init(view: InterfaceView, load: @escaping (UIView) -> Void) {
    self.view = view
    self.load = load
    scene = nil
    super.init()
  }

  init(scene: NibScene) {
    self.scene = scene
    view = nil
    load = { _ in }
    super.init()
  }

  /// Called by `UIView`, so that subviews and values are there when a client's `super.init(coder:)` returns.
  func decode(into view: UIView) { load(view) }

  // MARK: What has to be known from the start

  @MainActor var buttonType: UIButton.ButtonType? { view.map { ViewFactory.buttonType($0) } }

  var tableStyle: UITableView.Style {
    switch view?.tableSettings.style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  var reuseIdentifier: String? { view?.cellSettings.reuseIdentifier }

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
