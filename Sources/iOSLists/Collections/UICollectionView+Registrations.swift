import AutoLayout
import Foundation

/// Registrations that create and configure cells and supplementary views.
extension UICollectionView {
  /// Configures cells of a class for items of a type. (Apple, `UICollectionView.CellRegistration`.)
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Configures supplementary views of a kind. (Apple, `UICollectionView.SupplementaryRegistration`.)
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.checkOrigin()
    let identifier = registration.identity.identifier
    if registered[identifier] == nil {
      registered[identifier] =
        registration.nib?.collectionMaker(of: Cell.self) ?? {
          RuntimeClasses.makeReusableView(Cell.self, frame: $0)
        }
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("The registration's nib contains no \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identity.identifier
    let key = registration.elementKind + " " + identifier
    if registered[key] == nil {
      registered[key] =
        registration.nib?.collectionMaker(of: Supplementary.self)
        ?? { RuntimeClasses.makeReusableView(Supplementary.self, frame: $0) }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("The registration's nib contains no \(Supplementary.self).")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

extension UICollectionView {
  /// The data source's cell, which has to be one that the collection has handed out.
  func cellFromSource(at indexPath: IndexPath) -> UICollectionViewCell? {
    let outer = RegistrationIdentity.request
    RegistrationIdentity.requests += 1
    RegistrationIdentity.request = RegistrationIdentity.requests
    defer { RegistrationIdentity.request = outer }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    LayoutException.require(
      cell.reuseIdentifier != nil, .internalInconsistency,
      "A data source has made a cell itself. Cells come from dequeueReusableCell(withReuseIdentifier:for:).",
      page: "UICollectionViewDataSource.collectionView(_:cellForItemAt:)")
    return cell
  }
}

/// The identity of a registration: its copies share an identifier, other registrations have their own.
@MainActor
struct RegistrationIdentity {
  private static var count = 0
  /// How many cells data sources have been requested to give.
  static var requests = 0
  /// The request that is being answered; nil where none is.
  static var request: Int?
  let identifier: String
  /// The request in whose answer the registration was made.
  private let origin: Int?

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    origin = Self.request
  }

  /// A registration made anew for each cell would keep cells from being used again.
  func checkOrigin() {
    LayoutException.require(
      origin == nil || origin != Self.request, .internalInconsistency,
      "A registration is made while a cell is requested, so that none could be used again. Make it once, before.",
      page: "UICollectionView.CellRegistration")
  }
}
