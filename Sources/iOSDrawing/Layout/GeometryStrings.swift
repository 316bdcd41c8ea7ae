import AutoLayout
import Foundation
import Graphics

extension NSCoder {
  /// `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(insets.top.decimalText), \(insets.left.decimalText), \(insets.bottom.decimalText), \(insets.right.decimalText)}"
  }
}

extension NSCoder {
  /// The rectangle in a text such as `{{1, 2}, {3, 4}}`; zero if the text has another form. (Apple, `NSCoder`.)
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The size in a text such as `{3, 4}`; zero if the text has another form.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The point in a text such as `{1, 2}`; zero if the text has another form.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The insets in a text such as `{1, 2, 3, 4}`: top, left, bottom and right; zero if the text has another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = string.split { "{}, ".contains($0) }.map { Double($0) }
    guard parts.count == 4, let top = parts[0], let left = parts[1], let bottom = parts[2],
      let right = parts[3]
    else { return .zero }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
