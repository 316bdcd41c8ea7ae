import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method, as in Objective-C. On platforms other than Apple's, Swift cannot send messages by name:
  /// selectors are stored and compared, and only actions that are closures run.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
  }

  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
#endif
