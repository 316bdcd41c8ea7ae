import AutoLayout
import Foundation

extension UIView: DescribedObject {
  public nonisolated var describedClassName: String {
    onMainThread { documentClassName } ?? DescribedClass.name(of: self)
  }

  public nonisolated var describedText: String? {
    onMainThread { viewText?.described.flatMap { $0.isEmpty ? nil : $0 } }
  }

  public nonisolated var describedName: String? {
    onMainThread {
      if let name = [nameTag, accessibilityIdentifier].compactMap(\.self).first(where: { !$0.isEmpty }) {
        return name
      }
      return UIView.printsTags && tag != 0 ? "tag \(tag)" : nil
    }
  }
}

extension UIView {
  /// Whether views without another name are named by their ``tag`` where that is not 0. Default false.
  public static var printsTags = false
}

extension UILayoutGuide: DescribedObject {
  public nonisolated var describedClassName: String { DescribedClass.name(of: self) }
  /// Printed even when empty.
  public nonisolated var describedText: String? { onMainThread { identifier } }
}

extension NSLayoutConstraint: DescribedObject {
  /// Subclasses of the façade's own are not UIKit's: they print as what they stand for.
  public nonisolated var describedClassName: String {
    DescribedClass.isLibraryObject(self) ? "NSLayoutConstraint" : DescribedClass.name(of: self)
  }

  public nonisolated var describedName: String? {
    nonisolated(unsafe) let constraint = self
    return onMainThread { constraint.identifier }
  }
}
