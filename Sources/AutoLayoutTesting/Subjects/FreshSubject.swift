import AutoLayout
import Foundation
import iOSViews

/// A view or view controller that is made again for each variant, and fills the screen.
public struct FreshSubject: LayoutSubject {
  /// The name in failures.
  public let subjectName: String
  private let make: @MainActor (LayoutVariant) throws -> UIViewController

  /// - Parameters:
  ///   - name: the name in failures.
  ///   - make: makes the controller; called with the requested device, direction and text size.
  @MainActor
  public init(
    _ name: String, controller make: @escaping @MainActor (LayoutVariant) throws -> UIViewController
  ) {
    subjectName = name
    self.make = make
  }

  /// The same for a view.
  @MainActor
  public init(_ name: String, view make: @escaping @MainActor (LayoutVariant) throws -> UIView) {
    subjectName = name
    self.make = { variant in
      let controller = UIViewController()
      controller.view = try make(variant)
      controller.view.translatesAutoresizingMaskIntoConstraints = true
      return controller
    }
  }

  /// `FreshSubject { SignUpView() }`, named after the view's class.
  @MainActor
  public init<View: UIView>(_ make: @escaping @MainActor () throws -> View) {
    self.init(String(describing: View.self), view: { _ in try make() })
  }

  /// `FreshSubject { SignUpController() }`, named after the controller's class.
  @MainActor
  public init<Controller: UIViewController>(_ make: @escaping @MainActor () throws -> Controller) {
    self.init(String(describing: Controller.self), controller: { _ in try make() })
  }

  /// Makes the subject and shows it on the variant's device.
  /// - Throws: the error of the closure that makes the subject.
  @MainActor
  public func screens(for variant: LayoutVariant) throws -> [TestedScreen] {
    let screen = variant.screen()
    var inputs = AmbientInputs()
    inputs.screen = screen
    inputs.textSize = variant.textSize
    return try inputs.run {
      let controller = try make(variant)
      let window = UIWindow(frame: screen.bounds)
      window.isHidden = false
      window.setSafeAreaInsets(variant.safeArea)
      window.layoutNode.setPixelGrid(PixelGrid(scale: screen.scale))
      window.rootViewController = controller
      UnsatisfiableLayout.silenced { window.layoutIfNeeded() }
      return [TestedScreen(root: controller.view, keeping: window)]
    }
  }
}
