import AutoLayout
import Foundation
import Graphics
import LayoutExpectations
import iOSViews

/// A subject whose layout a test examines: an existing view or view controller, a ``FreshSubject`` that is made again
/// for each variant, or a ``LayoutDocument``.
public protocol LayoutSubject {
  /// The name in failures.
  @MainActor var subjectName: String { get }

  /// Shows the subject.
  ///
  /// - Throws: an error if it cannot be shown in the variant; the test then fails with the error.
  @MainActor func screens(for variant: LayoutVariant) throws -> [TestedScreen]
}

/// A view tree that has been laid out.
@MainActor
public struct TestedScreen {
  /// Distinguishes it from other screens of its subject; empty if there is only one.
  public let name: String
  /// The view to lay out and check.
  public let root: UIView
  /// Objects that must live as long as the screen.
  private let kept: AnyObject?
  private let draw: @MainActor () -> DisplayList

  /// The owner keeps the view alive, such as its window.
  public init(_ name: String = "", root: UIView, keeping owner: AnyObject? = nil) {
    self.init(name, root: root, keeping: owner, drawing: { root.displayList() })
  }

  init(
    _ name: String, root: UIView, keeping owner: AnyObject?, drawing: @escaping @MainActor () -> DisplayList
  ) {
    self.name = name
    self.root = root
    kept = owner
    draw = drawing
  }

  var checked: CheckedScreen { CheckedScreen(name, root: root, keeping: kept, drawing: draw) }
}

/// The reason why a subject cannot be shown.
public struct UnshowableSubject: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

extension LayoutVariant {
  /// Existing views already have their texts, fonts and position.
  fileprivate func requireAsItIs(_ kind: String) throws {
    guard self != LayoutVariant() else { return }
    throw UnshowableSubject(
      "An existing \(kind) is tested unchanged. To show it on other devices, wrap the code that makes it in FreshSubject { … }."
    )
  }
}

extension UIView: LayoutSubject {
  /// The view's label, identifier or class.
  public var subjectName: String { ViewName.text(self) }

  /// The view as it is.
  /// - Throws: ``UnshowableSubject`` if the variant needs another device or text size.
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    try variant.requireAsItIs("view")
    UnsatisfiableLayout.silenced { layoutIfNeeded() }
    return [TestedScreen(root: self)]
  }
}

extension UIViewController: LayoutSubject {
  /// The controller's title or class.
  public var subjectName: String { title ?? String(describing: type(of: self)) }

  /// The controller's view as it is.
  /// - Throws: ``UnshowableSubject`` if the variant needs another device or text size.
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    try variant.requireAsItIs("view controller")
    UnsatisfiableLayout.silenced { view.layoutIfNeeded() }
    return [TestedScreen(root: view, keeping: self)]
  }
}
