import AutoLayout
import Foundation

public typealias UILayoutPriority = LayoutPriority
public typealias UIEdgeInsets = LayoutInsets
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

extension LayoutPriority {
  /// The priority of fitting sizes (Apple, `UILayoutPriority.fittingSizeLevel`).
  public static let fittingSizeLevel = LayoutPriority(50)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
}

/// Whether a view follows the interface's reading direction. Raw values match UIKit's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension CGRect {
  /// The rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect { insets.inset(self) }
}

/// A set of axes. Bits match UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
