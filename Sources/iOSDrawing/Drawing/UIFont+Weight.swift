import Foundation
import Graphics

extension UIFont {
  public typealias Weight = FontNames.Weight
  public typealias Width = FontNames.Width

  /// The system font in a weight. The width has no effect: the substitute for the system font has only
  /// one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
