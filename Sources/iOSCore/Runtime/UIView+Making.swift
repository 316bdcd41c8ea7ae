import Foundation
import ObjCCompatibility
import SwiftMetadata

extension UIView {
  /// Makes a view of a class that is known only at run time, by its `init(frame:)`. On Linux Swift calls only initializers
  /// that are `required` on a metatype, which `init(frame:)` is not; on Apple's systems the Objective-C runtime creates
  /// it.
  ///
  /// - Parameters: - type: the class of the view. - frame: the view's frame in its later superview, in points.
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    if let made = RuntimeClasses.views[ObjectIdentifier(type)]?(frame) as? View { return made }
    return initialiser.make(type, frame: frame)
  }

  private static let initialiser = DynamicInitialiser(introducedBy: UIView.self, "init(frame:)")
}
