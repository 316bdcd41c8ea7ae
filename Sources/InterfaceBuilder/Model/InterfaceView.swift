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
  public let id: String?
  public let kind: Kind
  public let role: Role
  public let customClass: CustomClass?
  public let userLabel: String?
  /// In the superview's coordinates as saved; nil where the document has none.
  public let frame: DocumentRect?
  public let autoresizing: DocumentAutoresizing?
  public let translatesAutoresizingMaskIntoConstraints: Bool
  /// Laid out by its saved frame although the document uses Auto Layout.
  public let isFrameFixed: Bool
  public let isHidden: Bool
  public let hugging: AxisValues
  public let compression: AxisValues
  /// A content size for design time only; infinite where the author chose "no intrinsic size".
  public let placeholderSize: AxisValues
  public let margins: MarginSettings
  public let guides: [InterfaceGuide]
  public let constraints: [InterfaceConstraint]
  public let variations: [InterfaceVariation]
  /// In document order, back to front.
  public let children: [InterfaceView]
  public let runtimeAttributes: [RuntimeAttribute]
  /// The saved frame was not what Auto Layout wanted when the document was saved.
  public let isMisplaced: Bool
  public let isAmbiguous: Bool
  public let element: DocumentElement

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
