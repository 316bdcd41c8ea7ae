/// A view of a document: its place in the tree, its geometry, and what layout needs to know of it.
///
/// What only some kinds of view have is read on demand: see `labelContent`, `stackSettings` and their like.
public struct InterfaceView: Sendable {
  /// How a view hangs on its parent.
  public enum Role: Hashable, Sendable {
    case subview
    /// A static cell of a table.
    case cell
    /// A cell that the table or collection makes copies of.
    case prototype
    /// The value of a property, such as `contentView`, `tableHeaderView`, or a controller's `view`.
    case property(String)
  }

  /// Nil only where Interface Builder itself writes none (some content views).
  public internal(set) var id: String?
  public internal(set) var kind: Kind
  public internal(set) var role: Role
  public internal(set) var customClass: CustomClass?
  public internal(set) var userLabel: String?
  /// In the superview's coordinates as saved; nil where the document has none.
  public internal(set) var frame: DocumentRect?
  public internal(set) var autoresizing: DocumentAutoresizing?
  public internal(set) var translatesAutoresizingMaskIntoConstraints: Bool
  /// Laid out by its saved frame although the document uses Auto Layout.
  public internal(set) var isFrameFixed: Bool
  public internal(set) var isHidden: Bool
  public internal(set) var hugging: AxisValues
  public internal(set) var compression: AxisValues
  /// A content size for design time only; infinite where the author chose "no intrinsic size".
  public internal(set) var placeholderSize: AxisValues
  public internal(set) var margins: MarginSettings
  public internal(set) var guides: [InterfaceGuide]
  public internal(set) var constraints: [InterfaceConstraint]
  public internal(set) var variations: [InterfaceVariation]
  /// In document order, back to front.
  public internal(set) var children: [InterfaceView]
  public internal(set) var runtimeAttributes: [RuntimeAttribute]
  /// The saved frame was not what Auto Layout wanted when the document was saved.
  public internal(set) var isMisplaced: Bool
  public internal(set) var isAmbiguous: Bool
  public internal(set) var element: DocumentElement

  public var position: DocumentPosition { element.position }
  /// The name of the element, such as `imageView`.
  public var elementName: String { element.name }

  public var subviews: [InterfaceView] { children.filter { $0.role == .subview } }

  public func child(forKey key: String) -> InterfaceView? {
    children.first { $0.role == .property(key) }
  }

  /// Calls `body` with this view and all below it, parents first.
  public func forEachView(_ body: (InterfaceView) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }
}

/// A rectangle that constraints can refer to without a view.
public struct InterfaceGuide: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, contentLayoutGuide, frameLayoutGuide, keyboard
    /// The guides of controllers before safe areas.
    case top, bottom
  }

  public var id: String
  public var kind: Kind
  public var position: DocumentPosition
}

/// What a document says of a view's layout margins. Nil: the view's own default.
public struct MarginSettings: Hashable, Sendable {
  public var insets: DocumentInsets?
  public var preservesSuperview: Bool?
  public var insetsFromSafeArea: Bool?
  public var followsReadableWidth: Bool?
}
