import Foundation

/// A programming mistake for which Apple's frameworks raise an exception.
public struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
  /// Apple's exception names.
  public enum Name: String, Hashable, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case generic = "NSGenericException"
    case invalidGeometry = "CALayerInvalidGeometry"
  }

  /// The name of Apple's exception.
  public var name: Name
  /// The reason: that of Apple's logs where these are known.
  public var reason: String

  public init(_ name: Name, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String { "\(name.rawValue): \(reason)" }

  /// Ends the program with the exception's name and reason, as an uncaught exception does on Apple's systems.
  public func raise() -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
}

extension LayoutException {
  /// Raises unless a condition holds. The wording of the reason is this package's; `page` is the page of Apple's
  /// documentation that forbids the call.
  package static func require(
    _ condition: Bool, _ name: Name, _ reason: @autoclosure () -> String, page: String
  ) {
    if !condition { raise(name, reason(), page: page) }
  }

  /// Raises an exception for a call that makes no sense, with the page of Apple's documentation that forbids it.
  package static func raise(_ name: Name, _ reason: String, page: String) -> Never {
    LayoutException(name, "\(reason) (Apple, \(page))").raise()
  }
}

extension ConstraintSpec {
  /// The reason why Apple's engine would reject this constraint, in its words, or nil. The texts are those of crash
  /// logs; iOS 10 and later put `NSLayoutConstraint for <item>: ` before them.
  public var illegality: LayoutException? {
    guard firstItem != nil else { return invalid("Constraint must contain a first layout item") }
    guard firstAttribute != .notAnAttribute else { return invalid("Unknown layout attribute") }
    return numberIllegality ?? pairIllegality
  }

  private var numberIllegality: LayoutException? {
    guard multiplier.isFinite else {
      return LayoutException(
        .internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    guard constant.isFinite else { return Self.illegality(ofConstant: constant) }
    return Self.illegality(ofPriority: priority)
  }

  /// Like ``illegality``, but also includes constraints that Apple's documentation forbids although its factory accepts
  /// them: positions on different axes cannot be compared.
  public var documentedIllegality: LayoutException? {
    if let illegality { return illegality }
    guard secondItem != nil, multiplier != 0, kind != secondKind else { return nil }
    return invalid("Invalid pairing of layout attributes.")
  }

  /// The kind of both sides: distances count as sizes.
  var kind: LayoutAttribute.Kind { starts?.first == nil ? firstAttribute.kind : .size }

  private var secondKind: LayoutAttribute.Kind {
    starts?.second == nil ? secondAttribute.kind : .size
  }

  /// Places of different axes may be compared: Apple's factory takes such a pair (public libraries' suites make them),
  /// though its documentation calls it illegal.
  private var pairIllegality: LayoutException? {
    let hasSecond = secondItem != nil && multiplier != 0
    guard hasSecond else {
      return kind == .size
        ? nil
        : invalid(
          "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
            + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        )
    }
    guard secondAttribute != .notAnAttribute else { return invalid("Unknown layout attribute") }
    if kind != .size,
      firstAttribute.followsDirection && secondAttribute.isAbsoluteSide
        || firstAttribute.isAbsoluteSide && secondAttribute.followsDirection
    {
      return invalid(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither.")
    }
    guard (kind == .size) == (secondKind == .size) else {
      return invalid("Invalid pairing of layout attributes.")
    }
    return nil
  }

  private func invalid(_ reason: String) -> LayoutException { LayoutException(.invalidArgument, reason) }

  /// A constant has to be a finite number.
  public static func illegality(ofConstant constant: CGFloat) -> LayoutException? {
    constant.isFinite
      ? nil
      : LayoutException(
        .internalInconsistency,
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
  }

  /// A priority lies above 0 and not above 1000.
  public static func illegality(ofPriority priority: LayoutPriority) -> LayoutException? {
    if priority.rawValue > 0, priority <= .required { return nil }
    return LayoutException(
      .internalInconsistency,
      String(
        format: "It's illegal to set priority:%g.  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.", priority.rawValue))
  }
}
