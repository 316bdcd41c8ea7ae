import Foundation

#if !canImport(ObjectiveC)
  /// Names a method, as Objective-C does. Swift off Apple's platforms cannot send messages by name: a selector is kept and
  /// compared, and actions that are closures run.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
  }

  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
#endif
