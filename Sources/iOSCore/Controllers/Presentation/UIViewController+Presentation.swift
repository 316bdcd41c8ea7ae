import Foundation

/// The presented and presenting controllers, and the presentation controllers between them.
extension UIViewController {
  /// The controller of the presentation for the modal style, made on first use.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .custom: customPresentation
    default: presentation { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }

  /// Nil for controllers that are not presented as sheets.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      presentation { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    default: nil
    }
  }

  /// Nil for controllers that are not presented as popovers; action sheets are, if there is space.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// The presentation that the transitioning delegate provides for this controller.
  private var customPresentation: UIPresentationController {
    if let known = storedPresentation { return known }
    let source = presentingViewController
    let made =
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source, source: source ?? self)
      ?? UIPresentationController(presentedViewController: self, presenting: source)
    storedPresentation = made
    return made
  }

  private func presentation<Controller: UIPresentationController>(
    _ make: (UIViewController) -> Controller
  ) -> Controller {
    if let known = storedPresentation as? Controller { return known }
    let new = make(self)
    storedPresentation = new
    return new
  }

  /// The traits that the presentation overrides: popovers and form sheets have a phone's compact width (Apple,
  /// Human Interface Guidelines, "Layout"), and custom presentations set an override.
  var presentationTraits: UITraitCollection? {
    guard storedPresenting != nil, let presentation = storedPresentation else { return nil }
    let own = presentation.overrideTraitCollection
    guard presentation.isSystemPresentation, presentation.isNarrow else { return own }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    return own.map { UITraitCollection(traitsFrom: [narrow, $0]) } ?? narrow
  }

  // MARK: Presenting controllers

  /// This controller or its nearest ancestor that presents another.
  var nearestPresenting: UIViewController? { selfAndAncestors { $0.storedPresented != nil } }

  /// This controller or its nearest ancestor that is presented.
  var nearestPresented: UIViewController? { selfAndAncestors { $0.storedPresenting != nil } }

  /// The controller that presents on behalf of this one: the outermost container, or the nearest controller that defines
  /// the presentation context. (Apple, View Controller Programming Guide for iOS, "Presenting a View Controller".)
  func presenter(of presented: UIViewController) -> UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    switch presented.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      return selfAndAncestors { $0.definesPresentationContext } ?? outermost
    default: return outermost
    }
  }

  private func selfAndAncestors(where isMeant: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if isMeant(controller) { return controller }
      current = controller.parent
    }
    return nil
  }
}
