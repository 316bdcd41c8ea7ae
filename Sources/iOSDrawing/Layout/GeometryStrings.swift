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

public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
