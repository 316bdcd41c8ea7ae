import Foundation

extension RuntimeClasses {
  static var cells: [ObjectIdentifier: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [
    ObjectIdentifier(UITableViewCell.self): UITableViewCell.init(style:reuseIdentifier:)
  ]
  static var headers: [ObjectIdentifier: @MainActor (String?) -> UITableViewHeaderFooterView] = [
    ObjectIdentifier(UITableViewHeaderFooterView.self): UITableViewHeaderFooterView.init(reuseIdentifier:)
  ]

  /// Registers a class of table view cells.
  public static func register<Cell: UITableViewCell>(
    _ type: Cell.Type, make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    register(type)
    cells[ObjectIdentifier(type)] = make
  }

  /// Registers a class of headers and footers of table views.
  public static func register<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type, make: @escaping @MainActor (String?) -> Header
  ) {
    register(type)
    headers[ObjectIdentifier(type)] = make
  }

  /// Makes a cell of any class by its `init(style:reuseIdentifier:)`.
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell { UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier) }

  /// Makes a header or footer of any class by its `init(reuseIdentifier:)`.
  public static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?)
    -> Header
  { UITableViewHeaderFooterView.make(type, reuseIdentifier: reuseIdentifier) }

  /// Makes a cell or supplementary view of a collection, of any class, by its `init(frame:)`.
  static func makeReusableView<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect = .zero)
    -> View
  {
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

  /// Registers the built-in classes, which lists then create without reading method tables.
  private static let areListClassesRegistered: Bool = {
    let makers: [(UIView.Type, @MainActor (CGRect) -> UIView)] = [
      (UICollectionReusableView.self, UICollectionReusableView.init(frame:)),
      (UICollectionViewCell.self, UICollectionViewCell.init(frame:)),
      (UICollectionViewListCell.self, UICollectionViewListCell.init(frame:)),
    ]
    for (type, make) in makers where views[ObjectIdentifier(type)] == nil {
      views[ObjectIdentifier(type)] = make
    }
    ObjectMaker.register(UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes() }
    return true
  }()
}
