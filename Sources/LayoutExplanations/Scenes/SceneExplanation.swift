import AutoLayout
import Foundation

/// A laid-out tree as a value, with everything that explains its layout: constraints, where each value comes
/// from, conflicts and ambiguities.
///
/// Views, guides and constraints refer to each other by their place in the lists.
public struct SceneExplanation: Hashable, Sendable {
  /// The root view's size, in points.
  public var size: CGSize
  /// Views, each before its subviews, back to front; then the guides that constraints mention.
  public var items: [ItemExplanation]
  /// The constraints of the scene. Other values refer to them by index.
  public var constraints: [ConstraintExplanation]
  /// The conflicts of the scene.
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
  /// The kind of item.
  public enum Kind: String, Hashable, Sendable {
    case view, guide
  }

  /// Whether the item is a view or a guide.
  public var kind: Kind
  /// Facts that the façade provides.
  public var facts: ItemFacts
  /// The superview or, for a guide, the owning view. Nil for the root.
  public var parent: Int?
  /// In the parent's coordinates, points.
  public var frame: CGRect
  /// In the root's coordinates, points. Transforms are ignored, as in layout.
  public var rect: CGRect
  /// The rectangle that constraints refer to, in the root's coordinates, in points.
  public var alignmentRect: CGRect
  /// In the root's coordinates, points; nil for views without text.
  public var firstBaseline: CGFloat?
  /// The last baseline in the root's coordinates, in points; nil for views without text.
  public var lastBaseline: CGFloat?
  /// The layout margins, in points.
  public var layoutMargins: LayoutInsets
  /// The safe-area insets, in points.
  public var safeAreaInsets: LayoutInsets
  /// The natural size; nil on an axis where the content has no natural size.
  public var contentWidth: CGFloat?
  /// The content's height, in points; nil if the view has none.
  public var contentHeight: CGFloat?
  /// The content hugging priorities.
  public var hugging: AxisPriorities
  /// The compression resistance priorities.
  public var compressionResistance: AxisPriorities
  /// True if frame and mask place the view.
  public var usesAutoresizing: Bool
  /// x, y, width and height. Empty for guides.
  public var quantities: [QuantityExplanation]

  /// True when some other frame would satisfy the constraints equally well.
  public var isAmbiguous: Bool { quantities.contains { !$0.isDetermined } }
}

/// Facts about a view or guide that the façade provides; layout does not read them.
public struct ItemFacts: Hashable, Sendable {
  /// The id in the document.
  public var identifier: String?
  /// The name of the view's class.
  public var className: String
  /// A name for people: the document's label, an accessibility identifier, or the text that it shows.
  public var name: String?
  /// The place in the document or the line of code that made it.
  public var location: SourceLocation?
  /// False for hidden and transparent views, and for all their subviews.
  public var isDrawn: Bool
  /// The origin of the view's own coordinate system, for scroll views.
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

/// The origin of one of a view's four values, or the constraint that it is missing.
public struct QuantityExplanation: Hashable, Sendable {
  /// One value of a frame.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// The value that is explained.
  public var quantity: Quantity
  /// The value of the frame, in the superview's coordinates, in points.
  public var value: CGFloat
  /// True if no other value would satisfy the constraints equally well.
  public var isDetermined: Bool
  /// The constraints that determine the value, nearest first, as indices in the scene's list.
  public var constraints: [Int]
  /// True if the list ends after some of them, as in a long column.
  public var hasFurtherConstraints: Bool
  /// Undetermined items that an equation relates the view to.
  public var waitsFor: [Int]
  /// Constraints that would determine it; each was tried.
  public var suggestions: [ConstraintSuggestion]
}

/// A constraint that would determine a value. It does not move the view, unless the view is outside its superview.
public struct ConstraintSuggestion: Hashable, Sendable {
  /// One sentence, without a full stop.
  public var text: String
  /// The constraint in Swift, with anchors.
  public var code: String
}
