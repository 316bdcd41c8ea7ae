/// The owner of a row of the solver. The solver stores only an integer token; the engine's tables map it
/// back.
enum RowOwner: Hashable {
  /// A constraint, by its place in the engine's table.
  case constraint(Int)
  /// An item's extent on an axis is not negative.
  case nonNegative(item: Int, axis: LayoutAxis)
  /// A view's frame and mask, or the host's frame.
  case placement(item: Int)
  /// A view's content size.
  case content(item: Int, axis: LayoutAxis)
  /// A default for an item that constraints leave ambiguous.
  case ambiguityDefault(item: Int)

  private static let kinds = 8

  /// The owner as the solver's token.
  var token: Int {
    switch self {
    case .constraint(let index): index * Self.kinds
    case .nonNegative(let item, let axis): item * Self.kinds + 1 + axis.rawValue
    case .placement(let item): item * Self.kinds + 3
    case .content(let item, let axis): item * Self.kinds + 4 + axis.rawValue
    case .ambiguityDefault(let item): item * Self.kinds + 6
    }
  }

  init(token: Int) {
    let index = token / Self.kinds
    switch token % Self.kinds {
    case 0: self = .constraint(index)
    case 1: self = .nonNegative(item: index, axis: .horizontal)
    case 2: self = .nonNegative(item: index, axis: .vertical)
    case 3: self = .placement(item: index)
    case 4: self = .content(item: index, axis: .horizontal)
    case 5: self = .content(item: index, axis: .vertical)
    default: self = .ambiguityDefault(item: index)
    }
  }
}
