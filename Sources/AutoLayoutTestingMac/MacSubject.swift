import AutoLayout
import Foundation
import LayoutExpectations
import LayoutExplanations
import MacViews

/// A subject whose layout a test examines: an existing view, window or controller, or a ``FreshSubject`` that is made again
/// for each variant.
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
  /// The view to lay out and check.
  public let root: NSView
  /// Objects that must live as long as the screen.
  private let kept: AnyObject?

  /// The owner keeps the view alive, such as its window.
  public init(root: NSView, keeping owner: AnyObject? = nil) {
    self.root = root
    kept = owner
  }

  var checked: CheckedScreen {
    CheckedScreen("", root: root, keeping: kept, drawing: { [root] in root.displayList() })
  }
}

/// The reason why a subject cannot be shown.
public struct UnshowableSubject: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

extension LayoutVariant {
  /// Existing views already have their size and direction.
  fileprivate func requireAsItIs(_ kind: String) throws {
    guard self != LayoutVariant() else { return }
    throw UnshowableSubject(
      "An existing \(kind) is tested unchanged. To show it in other sizes, wrap the code that makes it in FreshSubject { … }."
    )
  }
}

extension NSView: LayoutSubject {
  /// The view's label, identifier or class.
  public var subjectName: String { nameInFailures }

  /// The view as it is.
  /// - Throws: ``UnshowableSubject`` if the variant needs another size or direction.
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    try variant.requireAsItIs("view")
    UnsatisfiableLayout.silenced { layoutSubtreeIfNeeded() }
    return [TestedScreen(root: self)]
  }
}

extension NSWindow: LayoutSubject {
  /// The window's title or class.
  public var subjectName: String { title.isEmpty ? String(describing: type(of: self)) : title }

  /// The window's content as it is.
  /// - Throws: ``UnshowableSubject`` if the variant needs another size or direction.
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    try variant.requireAsItIs("window")
    UnsatisfiableLayout.silenced { layoutIfNeeded() }
    return contentView.map { [TestedScreen(root: $0, keeping: self)] } ?? []
  }
}

extension NSViewController: LayoutSubject {
  /// The controller's title or class.
  public var subjectName: String { title ?? String(describing: type(of: self)) }

  /// The controller's view as it is.
  /// - Throws: ``UnshowableSubject`` if the variant needs another size or direction.
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    try variant.requireAsItIs("view controller")
    UnsatisfiableLayout.silenced { view.layoutSubtreeIfNeeded() }
    return [TestedScreen(root: view, keeping: self)]
  }
}

/// A view or controller that is made again for each variant, as the content of a window.
public struct FreshSubject: LayoutSubject {
  /// The name in failures.
  public let subjectName: String
  private let make: @MainActor (LayoutVariant) throws -> NSViewController

  /// - Parameters:
  ///   - name: the name in failures.
  ///   - make: makes the controller; called with the requested reading direction.
  @MainActor
  public init(
    _ name: String, controller make: @escaping @MainActor (LayoutVariant) throws -> NSViewController
  ) {
    subjectName = name
    self.make = make
  }

  /// The same for a view.
  @MainActor
  public init(_ name: String, view make: @escaping @MainActor (LayoutVariant) throws -> NSView) {
    subjectName = name
    self.make = { variant in
      let controller = NSViewController()
      controller.view = try make(variant)
      return controller
    }
  }

  /// `FreshSubject { InspectorView() }`, named after the view's class.
  @MainActor
  public init<View: NSView>(_ make: @escaping @MainActor () throws -> View) {
    self.init(String(describing: View.self), view: { _ in try make() })
  }

  /// `FreshSubject { InspectorController() }`, named after the controller's class.
  @MainActor
  public init<Controller: NSViewController>(_ make: @escaping @MainActor () throws -> Controller) {
    self.init(String(describing: Controller.self), controller: { _ in try make() })
  }

  /// Makes the subject and shows it in a window of the variant's size, which its content may still resize.
  /// - Throws: the error of the closure that makes the subject.
  @MainActor
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    let before = InterfaceDirection.chosen
    InterfaceDirection.chosen = variant.direction ?? before
    defer { InterfaceDirection.chosen = before }
    let controller = try make(variant)
    let window = NSWindow(contentViewController: controller)
    if let size = variant.size { window.setContentSize(size) }
    UnsatisfiableLayout.silenced { window.layoutIfNeeded() }
    return [TestedScreen(root: controller.view, keeping: window)]
  }
}

extension NSView: CheckedView {
  package var checkedNode: LayoutNode { layoutNode }
  package var nameInFailures: String {
    NSView.name(
      String(describing: type(of: self)), describedName ?? describedText, creationSite)
  }
  package var isSeen: Bool { !isHidden && alphaValue > 0 }
  package var cutText: ClippedText? { clippedText }
  package var isPlacedLater: Bool { translatesAutoresizingMaskIntoConstraints && bounds.isEmpty }
  package var isToBeDetermined: Bool { !translatesAutoresizingMaskIntoConstraints }
  package var isLeftOutOfLayout: Bool { isHidden && superview is NSStackView }
  package var conflictsOfTree: [UnsatisfiableLayout] { unsatisfiableLayouts }
  package func explanation() -> SceneExplanation { layoutExplanation() }
}
