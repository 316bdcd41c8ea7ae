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
  /// Whether views without another name are named by their ``tag``, unless it is 0. Default false.
  public static var printsTags = false
}

extension UILayoutGuide: DescribedObject {
  public nonisolated var describedClassName: String { DescribedClass.name(of: self) }
  /// The identifier, printed even when empty.
  public nonisolated var describedText: String? { onMainThread { identifier } }
}

extension NSLayoutConstraint: DescribedObject {
  /// The printed class name. The façade's private subclasses do not exist in UIKit, so they print as the
  /// class that they implement.
  public nonisolated var describedClassName: String {
    DescribedClass.isLibraryObject(self) ? "NSLayoutConstraint" : DescribedClass.name(of: self)
  }

  public nonisolated var describedName: String? {
    onMainThread(with: self) { $0.identifier }
  }
}
