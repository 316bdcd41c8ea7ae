import Foundation
import ObjCCompatibility

extension UIView {
  /// Makes a view of any class by its `init(frame:)`.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    if let made = RuntimeClasses.views[ObjectIdentifier(type)]?(frame) as? View { return made }
    return initialiser.make(type, frame: frame)
  }

  private static let initialiser = DynamicInitialiser(introducedBy: UIView.self, "init(frame:)")
}

#if !canImport(ObjectiveC)
  extension UIResponder: _KeyValueCodingAndObserving {}
#endif
