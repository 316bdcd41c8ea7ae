/// A view of a document: its place in the tree, its geometry, and the properties that layout needs.
///
/// Attributes that only some kinds of view have are read on demand: see `labelContent`, `stackSettings` and similar ones.
public struct InterfaceView: Sendable {
  /// The relation of a view to its parent.
  public enum Role: Hashable, Sendable {
    case subview
    /// A static cell of a table.
    case cell
    /// A cell that the table or collection copies.
    case prototype
    /// The value of a property, such as `contentView`, `tableHeaderView`, or a controller's `view`.
    case property(String)
  }

  /// Nil only if Interface Builder itself writes none, as for some content views.
  public internal(set) var id: String?
  /// The kind of view.
  public internal(set) var kind: Kind
  /// The relation of the view to its parent.
  public internal(set) var role: Role
  /// The author's class; nil for Apple's.
  public internal(set) var customClass: CustomClass?
  /// The label that the document's author gave it.
  public internal(set) var userLabel: String?
  /// The saved frame in the superview's coordinates; nil if the document has none.
  public internal(set) var frame: DocumentRect?
  /// The autoresizing mask; nil for the default.
  public internal(set) var autoresizing: DocumentAutoresizing?
  /// Whether the frame and the mask become constraints.
  public internal(set) var translatesAutoresizingMaskIntoConstraints: Bool
  /// Whether it is laid out by its saved frame although the document uses Auto Layout.
  public internal(set) var isFrameFixed: Bool
  /// Whether the view is hidden.
  public internal(set) var isHidden: Bool
  /// The content hugging priorities.
  public internal(set) var hugging: AxisValues
  /// The compression resistance priorities.
  public internal(set) var compression: AxisValues
  /// A content size only for design time; infinite if the author chose "no intrinsic size".
  public internal(set) var placeholderSize: AxisValues
  /// The layout margins.
  public internal(set) var margins: MarginSettings
  /// The layout guides of the view.
  public internal(set) var guides: [InterfaceGuide]
  /// The constraints that the view holds, in the order of the document.
  public internal(set) var constraints: [InterfaceConstraint]
  /// The changes by size class.
  public internal(set) var variations: [InterfaceVariation]
  /// In document order, back to front.
  public internal(set) var children: [InterfaceView]
  /// The values that are set by key when the document is loaded.
  public internal(set) var runtimeAttributes: [RuntimeAttribute]
  /// Whether the saved frame differed from Auto Layout's result when the document was saved.
  public internal(set) var isMisplaced: Bool
  /// Whether Xcode marked the view's frame as ambiguous.
  public internal(set) var isAmbiguous: Bool
  /// The element of the document.
  public internal(set) var element: DocumentElement

  /// The place of the element.
  public var position: DocumentPosition { element.position }
  /// The name of the element, such as `imageView`.
  public var elementName: String { element.name }

  /// The children that are subviews.
  public var subviews: [InterfaceView] { children.filter { $0.role == .subview } }

  /// The child in the role that a key names; nil if there is none.
  public func child(forKey key: String) -> InterfaceView? {
    children.first { $0.role == .property(key) }
  }

  /// Calls `body` with this view and all its descendants, parents first.
  public func forEachView(_ body: (InterfaceView) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }
}

/// A rectangle that constraints can refer to without a view.
public struct InterfaceGuide: Hashable, Sendable {
  /// The kind of guide.
  public enum Kind: String, Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, contentLayoutGuide, frameLayoutGuide, keyboard
    /// The guides of controllers before safe areas.
    case top, bottom
  }

  /// The id of the guide.
  public var id: String
  /// The kind of guide.
  public var kind: Kind
  /// The place of the element.
  public var position: DocumentPosition
}

/// The layout margins that a document sets for a view. Nil: the view's own default.
public struct MarginSettings: Hashable, Sendable {
  /// The margins, in points.
  public var insets: DocumentInsets?
  /// Whether margins are at least the superview's.
  public var preservesSuperview: Bool?
  /// Whether margins begin at the safe area.
  public var insetsFromSafeArea: Bool?
  /// Whether margins keep text at a readable width.
  public var followsReadableWidth: Bool?
}
