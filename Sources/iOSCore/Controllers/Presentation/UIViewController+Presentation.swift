import Foundation

/// Who presents whom, and through which presentation controller.
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

  /// Nil for controllers that are not presented as popovers; action sheets are, where there is space.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// The presentation that the transitioning delegate has for this controller.
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

  /// The traits that the presentation changes: popovers and form sheets are as narrow as a telephone (Apple, Human
  /// Interface Guidelines, "Layout"), and clients' presentations have an override.
  var presentationTraits: UITraitCollection? {
    guard storedPresenting != nil, let presentation = storedPresentation else { return nil }
    let own = presentation.overrideTraitCollection
    guard presentation.isSystemPresentation, presentation.isNarrow else { return own }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    return own.map { UITraitCollection(traitsFrom: [narrow, $0]) } ?? narrow
  }

  // MARK: Who presents

  /// This controller or the nearest one around it that presents one.
  var nearestPresenting: UIViewController? { selfAndAncestors { $0.storedPresented != nil } }

  /// This controller or the nearest one around it that is presented itself.
  var nearestPresented: UIViewController? { selfAndAncestors { $0.storedPresenting != nil } }

  /// The one that presents on behalf of this controller: the outermost container, or for presentations in a context
  /// the nearest one that defines it. (Apple, View Controller Programming Guide for iOS, "Presenting a View Controller".)
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
