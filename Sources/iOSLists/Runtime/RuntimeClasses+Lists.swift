import Foundation

extension RuntimeClasses {
  static var cells: [ObjectIdentifier: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [
    ObjectIdentifier(UITableViewCell.self): UITableViewCell.init(style:reuseIdentifier:)
  ]
  static var headers: [ObjectIdentifier: @MainActor (String?) -> UITableViewHeaderFooterView] = [
    ObjectIdentifier(UITableViewHeaderFooterView.self): UITableViewHeaderFooterView.init(reuseIdentifier:)
  ]

  /// Cells of tables.
  public static func register<Cell: UITableViewCell>(
    _ type: Cell.Type, make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    register(type)
    cells[ObjectIdentifier(type)] = make
  }

  /// Headers and footers of tables.
  public static func register<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type, make: @escaping @MainActor (String?) -> Header
  ) {
    register(type)
    headers[ObjectIdentifier(type)] = make
  }

  /// Makes a cell or supplementary view of a collection, of any class, by its `init(frame:)`.
  static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    _ = areListClassesRegistered
    return UIView.make(type, frame: frame)
  }

  /// Makes attributes of any class by its `init()`.
  static func make<Attributes: UICollectionViewLayoutAttributes>(attributes type: Attributes.Type)
    -> Attributes
  {
    _ = areListClassesRegistered
    return make(type)
  }

  /// Lists make these classes of ours without a look into their method tables.
  private static let areListClassesRegistered: Bool = {
    views[ObjectIdentifier(UICollectionReusableView.self)] = UICollectionReusableView.init(frame:)
    views[ObjectIdentifier(UICollectionViewCell.self)] = UICollectionViewCell.init(frame:)
    views[ObjectIdentifier(UICollectionViewListCell.self)] = UICollectionViewListCell.init(frame:)
    ObjectMaker.register(UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes() }
    return true
  }()
}
