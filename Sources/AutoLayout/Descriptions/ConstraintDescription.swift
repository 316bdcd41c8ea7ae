/// The parts of the text that Apple's systems print for a constraint.
///
/// Live constraints are described as such a value and then printed; logs are read into one. Both use the same shapes, from
/// any system version, so any text that can be read can be printed again byte for byte.
public struct ConstraintDescription: Hashable, Sendable {
  /// The class, such as `NSLayoutConstraint`.
  public var className: String
  /// The address, such as `0x6080004835c0`, with any suffix from libraries (`@Form.swift#17`).
  public var address: String
  /// The flexible parts of an autoresizing view, such as `h=--& v=-&-`.
  public var mask: String?
  /// The constraint's `identifier`.
  public var identifier: String?
  /// The relation that the constraint states.
  public var body: Body
  /// The hugging and compression priorities, for a content size.
  public var contentPriorities: ContentPriorities?
  /// Nil for required constraints.
  public var priority: DescribedNumber?
  /// The character that marks the priority, which depends on the library.
  public var prioritySign = PrioritySign.word
  /// Whether the constraint is active; nil if the text does not state it.
  public var state: State?
  /// The way in which the text lists names.
  public var legend = LegendStyle.current
  /// The spaces in the list of names.
  public var legendSpacing = LegendSpacing()
  /// The objects to which names in the body refer, including `|`.
  public var names: [Name] = []
  /// The text that the program adds at the end (``DescriptionAddendum``).
  public var addendum: String?

  /// A position between two edges.
  public init(className: String, address: String, body: Body) {
    self.className = className
    self.address = address
    self.body = body
  }

  /// The shapes in which Apple's systems print a relation.
  public enum Body: Hashable, Sendable {
    /// `H:[A]-(8)-[B]`.
    case gap(Gap)
    /// `H:[A(24)]`: how systems before iOS 10 and macOS 10.12 print sizes.
    case size(Size)
    /// `A.width == 0.5*B.width + 10`.
    case equation(Equation)
  }

  /// The axis of a visual form.
  public enum Axis: String, Hashable, Sendable {
    case horizontal = "H"
    case vertical = "V"
  }

  /// A distance between the far edge of one item and the near edge of another, or an edge of their superview (`|`).
  public struct Gap: Hashable, Sendable {
    /// The axis of the distance.
    public var axis: Axis
    /// Nil for the superview's edge.
    public var before: Item?
    /// The item after the distance; nil for the superview.
    public var after: Item?
    /// The relation of the distance to its number.
    public var relation: LayoutRelation
    /// The distance.
    public var space: Space
    /// The priority, where it is printed.
    public var priority: DescribedNumber?
    /// `(LTR)` or `(RTL)`, where edges are left and right ones.
    public var direction: String?

    /// A position between two edges, by default counted from the start.
    public init(
      _ axis: Axis, _ before: Item?, _ after: Item?, relation: LayoutRelation = .equal, _ space: Space,
      priority: DescribedNumber? = nil, direction: String? = nil
    ) {
      self.axis = axis
      self.before = before
      self.after = after
      self.relation = relation
      self.space = space
      self.priority = priority
      self.direction = direction
    }
  }

  /// A number, or a spacing that the system chose (`NSSpace(8)`).
  public struct Space: Hashable, Sendable {
    /// The symbol that is printed instead of the number, such as `NSSpace`.
    public var symbol: SymbolicConstant?
    /// The number, in points.
    public var number: DescribedNumber

    public init(_ number: DescribedNumber, symbol: SymbolicConstant? = nil) {
      self.number = number
      self.symbol = symbol
    }
  }

  /// A width or height that a visual form states.
  public struct Size: Hashable, Sendable {
    /// The axis of the size.
    public var axis: Axis
    /// The item that has the size.
    public var item: Item
    /// The relation of the size to its number.
    public var relation: LayoutRelation
    /// The number, in points.
    public var number: DescribedNumber
    /// The priority, where it is printed.
    public var priority: DescribedNumber?

    public init(
      _ axis: Axis, _ item: Item, relation: LayoutRelation = .equal, _ number: DescribedNumber,
      priority: DescribedNumber? = nil
    ) {
      self.axis = axis
      self.item = item
      self.relation = relation
      self.number = number
      self.priority = priority
    }
  }

  /// A relation of two attributes, as an equation.
  public struct Equation: Hashable, Sendable {
    /// The left side.
    public var first: Term
    /// The relation of both sides.
    public var relation: LayoutRelation
    /// The term of the right side; nil if there is only a number.
    public var second: Term?
    /// The factor of the second term; nil for 1.
    public var multiplier: Multiplier?
    /// The number on the right side; nil for 0.
    public var constant: Constant?

    public init(
      _ first: Term, _ relation: LayoutRelation, _ second: Term? = nil, multiplier: Multiplier? = nil,
      constant: Constant? = nil
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// The factor of the second term.
  public enum Multiplier: Hashable, Sendable {
    /// `0.5*B.width`.
    case before(DescribedNumber)
    /// `-B.width`.
    case minus
    /// `B.width * 0.5`, as libraries print it.
    case after(DescribedNumber)
  }

  /// The number on the right side of an equation.
  public enum Constant: Hashable, Sendable {
    /// `== 24`.
    case alone(DescribedNumber)
    /// ` + 12`, ` - 13`: the number is the magnitude.
    case signed(isNegative: Bool, DescribedNumber)
    /// ` NSSpace(0)`.
    case symbol(SymbolicConstant, DescribedNumber)
  }

  /// One side of an equation.
  public enum Term: Hashable, Sendable {
    case attribute(Item, String)
    /// `(B.attribute - A.attribute)`.
    case distance(to: Item, String, from: Item, String)
    /// `(A.top+0.5*((A.bottom-6) - A.top))`.
    case between(Passage)
  }

  /// A position between two edges, in the form of AppKit's grids.
  public struct Passage: Hashable, Sendable {
    /// The edge at which the way begins.
    public var start: Anchor
    /// The fraction of the distance; nil for all of it.
    public var share: DescribedNumber?
    /// The edge at which the way ends.
    public var end: Anchor
    /// The offset that is added to the end's position.
    public var offset: Offset?
    /// The edge that the distance is added to: the start again.
    public var origin: Anchor

    /// A position between two edges, by default counted from the start.
    public init(
      from start: Anchor, share: DescribedNumber? = nil, to end: Anchor, offset: Offset? = nil,
      origin: Anchor? = nil
    ) {
      self.start = start
      self.share = share
      self.end = end
      self.offset = offset
      self.origin = origin ?? start
    }
  }

  /// An attribute of an item.
  public struct Anchor: Hashable, Sendable {
    /// The item of the anchor.
    public var item: Item
    /// The attribute as it is printed.
    public var attribute: String

    public init(_ item: Item, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// `-6`: the number is the magnitude.
  public struct Offset: Hashable, Sendable {
    /// Whether the offset is subtracted.
    public var isNegative: Bool
    /// The offset, in points.
    public var number: DescribedNumber

    public init(isNegative: Bool, _ number: DescribedNumber) {
      self.isNegative = isNegative
      self.number = number
    }
  }

  /// A view or guide.
  public enum Item: Hashable, Sendable {
    /// `UILabel:0x7f83b9a05e80'Set lunch'`.
    case object(className: String, address: String, text: String?)
    /// An identifier that represents the item; the legend has its address.
    case named(String)
  }

  /// The priorities of a content size.
  public struct ContentPriorities: Hashable, Sendable {
    /// The content hugging priority.
    public var hugging: DescribedNumber
    /// The compression resistance priority.
    public var compressionResistance: DescribedNumber

    public init(hugging: DescribedNumber, compressionResistance: DescribedNumber) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// The character before a priority.
  public enum PrioritySign: String, Hashable, Sendable {
    case word = " priority:"
    case caret = " ^"
  }

  /// Whether a constraint is active.
  public enum State: String, Hashable, Sendable {
    case active, inactive
  }

  /// The ways in which versions of Apple's systems list names.
  public enum LegendStyle: Hashable, Sendable {
    /// From iOS 10 and macOS 10.12: `   (active, names: … )`.
    case current
    /// Before: `   (Names: … )`.
    case legacy
  }

  /// The spaces in and around a legend. Web pages and people omit some of them.
  public struct LegendSpacing: Hashable, Sendable {
    /// Before it.
    public var before = 3
    /// Behind `Names:`.
    public var behindLabel = 1
    /// Before the parenthesis that closes a list of names.
    public var beforeEnd = 1
    /// After that parenthesis; the first versions with constraints (Mac OS X 10.7) print one.
    public var behindEnd = 0

    public init() {}
  }

  /// An entry of the legend.
  public struct Name: Hashable, Sendable {
    /// `'|'`, or the name as the body has it.
    public var label: String
    /// The text after the colon: an address, or the whole item for `'|'`.
    public var meaning: String

    public init(_ label: String, _ meaning: String) {
      self.label = label
      self.meaning = meaning
    }

    /// The label of superviews.
    public static let bar = "'|'"
  }
}
