/// What a constraint prints on Apple's systems, taken apart.
///
/// Live constraints are described as such a value and then printed; logs are read into one. Both speak of the same shapes,
/// of any system version, so what can be read can be printed again byte for byte.
public struct ConstraintDescription: Hashable, Sendable {
  /// Such as `NSLayoutConstraint`.
  public var className: String
  /// Such as `0x6080004835c0`, with what libraries add to it (`@Form.swift#17`).
  public var address: String
  /// What may change of an autoresizing view, such as `h=--& v=-&-`.
  public var mask: String?
  public var identifier: String?
  public var body: Body
  /// Of a content size.
  public var contentPriorities: ContentPriorities?
  /// Nil for required constraints.
  public var priority: DescribedNumber?
  /// How libraries mark priorities.
  public var prioritySign = PrioritySign.word
  public var state: State?
  public var legend = LegendStyle.current
  public var legendSpacing = LegendSpacing()
  /// What names in the body stand for, `|` included.
  public var names: [Name] = []
  /// What the program adds behind (``DescriptionAddendum``).
  public var addendum: String?

  public init(className: String, address: String, body: Body) {
    self.className = className
    self.address = address
    self.body = body
  }

  public enum Body: Hashable, Sendable {
    /// `H:[A]-(8)-[B]`.
    case gap(Gap)
    /// `H:[A(24)]`: how systems before iOS 10 and macOS 10.12 print sizes.
    case size(Size)
    /// `A.width == 0.5*B.width + 10`.
    case equation(Equation)
  }

  public enum Axis: String, Hashable, Sendable {
    case horizontal = "H"
    case vertical = "V"
  }

  /// A distance between the far edge of one item and the near edge of another, or an edge of their superview (`|`).
  public struct Gap: Hashable, Sendable {
    public var axis: Axis
    /// Nil for the superview's edge.
    public var before: Item?
    public var after: Item?
    public var relation: LayoutRelation
    public var space: Space
    public var priority: DescribedNumber?
    /// `(LTR)` or `(RTL)`, where edges are left and right ones.
    public var direction: String?

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

  /// A number, perhaps the system's choice (`NSSpace(8)`).
  public struct Space: Hashable, Sendable {
    public var symbol: SymbolicConstant?
    public var number: DescribedNumber

    public init(_ number: DescribedNumber, symbol: SymbolicConstant? = nil) {
      self.number = number
      self.symbol = symbol
    }
  }

  public struct Size: Hashable, Sendable {
    public var axis: Axis
    public var item: Item
    public var relation: LayoutRelation
    public var number: DescribedNumber
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

  public struct Equation: Hashable, Sendable {
    public var first: Term
    public var relation: LayoutRelation
    public var second: Term?
    public var multiplier: Multiplier?
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

  /// What multiplies the second term.
  public enum Multiplier: Hashable, Sendable {
    /// `0.5*B.width`.
    case before(DescribedNumber)
    /// `-B.width`.
    case minus
    /// `B.width * 0.5`, as libraries print it.
    case after(DescribedNumber)
  }

  public enum Constant: Hashable, Sendable {
    /// `== 24`.
    case alone(DescribedNumber)
    /// ` + 12`, ` - 13`: the number is the magnitude.
    case signed(isNegative: Bool, DescribedNumber)
    /// ` NSSpace(0)`.
    case symbol(SymbolicConstant, DescribedNumber)
  }

  public enum Term: Hashable, Sendable {
    case attribute(Item, String)
    /// `(B.attribute - A.attribute)`.
    case distance(to: Item, String, from: Item, String)
    /// `(A.top+0.5*((A.bottom-6) - A.top))`.
    case between(Passage)
  }

  /// A place on the way from one edge to another, as AppKit's grids state it.
  public struct Passage: Hashable, Sendable {
    public var start: Anchor
    /// The share of the way; nil for all of it.
    public var share: DescribedNumber?
    public var end: Anchor
    /// What is added to the end's place.
    public var offset: Offset?
    /// Where the way is counted from: the start again.
    public var origin: Anchor

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
    public var item: Item
    public var attribute: String

    public init(_ item: Item, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// `-6`: the number is the magnitude.
  public struct Offset: Hashable, Sendable {
    public var isNegative: Bool
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
    /// An identifier that stands for the item; the legend has its address.
    case named(String)
  }

  public struct ContentPriorities: Hashable, Sendable {
    public var hugging: DescribedNumber
    public var compressionResistance: DescribedNumber

    public init(hugging: DescribedNumber, compressionResistance: DescribedNumber) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  public enum PrioritySign: String, Hashable, Sendable {
    case word = " priority:"
    case caret = " ^"
  }

  public enum State: String, Hashable, Sendable {
    case active, inactive
  }

  public enum LegendStyle: Hashable, Sendable {
    /// From iOS 10 and macOS 10.12: `   (active, names: … )`.
    case current
    /// Before: `   (Names: … )`.
    case legacy
  }

  /// The blanks in and around a legend. Web pages and people leave out some.
  public struct LegendSpacing: Hashable, Sendable {
    /// Before it.
    public var before = 3
    /// Behind `Names:`.
    public var behindLabel = 1
    /// Before the parenthesis that closes a list of names.
    public var beforeEnd = 1
    /// Behind that parenthesis; the first versions with constraints (Mac OS X 10.7) leave one.
    public var behindEnd = 0

    public init() {}
  }

  /// An entry of the legend.
  public struct Name: Hashable, Sendable {
    /// `'|'`, or the name as the body has it.
    public var label: String
    /// What stands after the colon: an address, or the whole item for `'|'`.
    public var meaning: String

    public init(_ label: String, _ meaning: String) {
      self.label = label
      self.meaning = meaning
    }

    /// The label of superviews.
    public static let bar = "'|'"
  }
}
