import Foundation

/// The height of a bar that a metric applies to: regular or compact. Raw values match UIKit's.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The position of a bar. Raw values match UIKit's.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom, top, topAttached
}

/// The style of a bar, light or dark, from before bars had appearances. Raw values match UIKit's.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black
}

/// An offset in points. (Apple, `UIOffset`.)
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() { self.init(horizontal: 0, vertical: 0) }

  public static let zero = UIOffset()
}
