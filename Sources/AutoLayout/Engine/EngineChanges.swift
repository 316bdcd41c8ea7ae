import Foundation

/// The items whose variables have changed since layout last read them, each once, in the order of their first change.
struct EngineChanges {
  private(set) var items: ContiguousArray<Int> = []
  /// By item: a bit for each edge that has changed.
  private var edges: ContiguousArray<UInt8> = []

  /// The bits of the edges where a view's coordinate system starts: left and top.
  private static let originEdges: UInt8 = 1 << 0 | 1 << 2

  /// Makes space for the item at `index`.
  mutating func reserve(_ index: Int) {
    while edges.count <= index { edges.append(0) }
  }

  mutating func note(_ index: Int, _ edge: Int) {
    if edges[index] == 0 { items.append(index) }
    edges[index] |= 1 << UInt8(edge)
  }

  func contains(_ index: Int) -> Bool { edges[index] != 0 }

  func hasMovedOrigin(_ index: Int) -> Bool { edges[index] & Self.originEdges != 0 }

  mutating func removeAll() {
    for index in items { edges[index] = 0 }
    items.removeAll(keepingCapacity: true)
  }
}

/// The origin of a view's coordinate system and the size of its units, in the host's coordinates.
struct LayoutCoordinates {
  var origin: CGPoint
  var unit: BoundsScale
}
