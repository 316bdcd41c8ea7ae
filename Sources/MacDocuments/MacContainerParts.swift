import InterfaceBuilder

/// Parts of containers that AppKit places by their frames, although their document has them under Auto Layout: nothing
/// in the document gives them a place or size, and they would collapse (32 of 32 parts of saved documents).
struct MacContainerParts {
  /// The views of which constraints of other views speak.
  private var named: Set<String> = []
  /// The views of which constraints of their own speak.
  private var own: Set<String> = []

  init() {}

  init(_ root: InterfaceView) {
    root.forEachView { holder in
      for constraint in holder.constraints {
        for operand in [constraint.first, constraint.second].compactMap(\.self) {
          if let item = operand.item, item != holder.id {
            named.insert(item)
          } else if let id = holder.id {
            own.insert(id)
          }
        }
      }
    }
  }

  /// Whether a container places a view, of which no constraint says where it is.
  func isPlacedByContainer(_ view: InterfaceView, in parent: InterfaceView?) -> Bool {
    guard let id = view.id, !named.contains(id), !own.contains(id) else { return false }
    switch parent?.kind.known {
    case .scrollView, .clipView: return true
    case .tabView: return view.role != .subview
    case .box: return view.role == .property("contentView") && parent?.isFrameFixed == true
    default: return false
    }
  }
}
