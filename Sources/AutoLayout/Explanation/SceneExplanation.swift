import Foundation

/// A laid-out tree as a value, with everything that tells why it looks as it does: constraints, where each value comes
/// from, conflicts and ambiguities.
///
/// Views, guides and constraints refer to each other by their place in the lists.
public struct SceneExplanation: Hashable, Sendable {
  /// The root view's size, in points.
  public var size: CGSize
  /// Views, each before its subviews, back to front; then the guides that constraints speak of.
  public var items: [ItemExplanation]
  public var constraints: [ConstraintExplanation]
  public var conflicts: [SceneConflict]

  public init(
    size: CGSize, items: [ItemExplanation] = [], constraints: [ConstraintExplanation] = [],
    conflicts: [SceneConflict] = []
  ) {
    self.size = size
    self.items = items
    self.constraints = constraints
    self.conflicts = conflicts
  }
}

/// A view or a layout guide after layout.
public struct ItemExplanation: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case view, guide
  }

  public var kind: Kind
  public var facts: ItemFacts
  /// The superview or, of a guide, the owning view. Nil for the root.
  public var parent: Int?
  /// In the parent's coordinates, points.
  public var frame: CGRect
  /// In the root's coordinates, points. Transforms are left out, as layout does.
  public var rect: CGRect
  /// What constraints speak of, in the root's coordinates.
  public var alignmentRect: CGRect
  /// In the root's coordinates, points; nil for views without text.
  public var firstBaseline: CGFloat?
  public var lastBaseline: CGFloat?
  public var layoutMargins: LayoutInsets
  public var safeAreaInsets: LayoutInsets
  /// The natural size; nil on an axis where the content has no opinion.
  public var contentWidth: CGFloat?
  public var contentHeight: CGFloat?
  public var hugging: AxisPriorities
  public var compressionResistance: AxisPriorities
  /// True where frame and mask place the view.
  public var usesAutoresizing: Bool
  /// x, y, width and height. Empty for guides.
  public var quantities: [QuantityExplanation]

  /// True when some other frame would satisfy the constraints equally well.
  public var isAmbiguous: Bool { quantities.contains { !$0.isDetermined } }
}

/// What the façade knows of a view or guide and layout does not read.
public struct ItemFacts: Hashable, Sendable {
  /// The id in the document.
  public var identifier: String?
  public var className: String
  /// What a person calls it: the document's label, an accessibility identifier, the text that it shows.
  public var name: String?
  public var location: SourceLocation?
  /// False for hidden and transparent views, and for all in them.
  public var isDrawn: Bool
  /// Where the view's own coordinate system starts, for scroll views.
  public var boundsOrigin: CGPoint
  /// The frame that the document was saved with.
  public var savedFrame: CGRect?

  public init(
    identifier: String? = nil, className: String, name: String? = nil, location: SourceLocation? = nil,
    isDrawn: Bool = true, boundsOrigin: CGPoint = .zero, savedFrame: CGRect? = nil
  ) {
    self.identifier = identifier
    self.className = className
    self.name = name
    self.location = location
    self.isDrawn = isDrawn
    self.boundsOrigin = boundsOrigin
    self.savedFrame = savedFrame
  }
}

/// One of a view's four values: where it comes from or what is missing.
public struct QuantityExplanation: Hashable, Sendable {
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  public var quantity: Quantity
  /// Of the frame, in the superview's coordinates, points.
  public var value: CGFloat
  /// True if no other value would be as good.
  public var isDetermined: Bool
  /// The constraints from which the value follows, nearest first, by their place in the scene's list.
  public var constraints: [Int]
  /// Items that an equation ties the view to and that are not determined either.
  public var waitsFor: [Int]
  /// What would determine it; each has been tried.
  public var suggestions: [ConstraintSuggestion]
}

/// A constraint that would determine a value. It leaves the view where it is, unless that is outside its superview.
public struct ConstraintSuggestion: Hashable, Sendable {
  /// One sentence, without a full stop.
  public var text: String
  /// The constraint in Swift, with anchors.
  public var code: String
}
