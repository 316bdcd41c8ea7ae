import Foundation

/// An object that handles events. (Apple, `UIResponder`.) Events that a responder does not handle go to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  // The store of associations guards it with its lock.
  package nonisolated(unsafe) var associations: AssociationTable?

  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses, sent by tests and by programs that replay events

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Shaking and keys, which do not occur here

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view above the keyboard while this responder, or one before it in the chain, is first responder. Without a
  /// keyboard, it is at the bottom of the window.
  open var inputAccessoryView: UIView? { nil }
  /// The view that replaces the keyboard while this is the first responder.
  open var inputView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }

  /// Updates the accessory view after the first responder's input views have changed.
  open func reloadInputViews() { if isFirstResponder { InputAccessoryHost.update(for: self) } }

  /// The class's name with its module, which clients use to register cells. (On Apple's systems, `NSObject` has
  /// it.)
  #if !canImport(ObjectiveC)
    open nonisolated class func description() -> String { String(reflecting: self) }
  #endif

  // MARK: Menu commands

  /// Whether a menu's command is available; by default the next responder's answer.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard !Self.isAskedAlone else { return false }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }
  /// Whether ``target(forAction:withSender:)`` asks one responder after the other, each of which answers for itself.
  private static var isAskedAlone = false

  /// The first responder of the chain that can perform a command. (Apple, `target(forAction:withSender:)`.)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    let wasAskedAlone = Self.isAskedAlone
    Self.isAskedAlone = true
    let can = canPerformAction(action, withSender: sender)
    Self.isAskedAlone = wasAskedAlone
    return can ? self : next?.target(forAction: action, withSender: sender)
  }
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  /// For overriding: menus are about to be made. Never called, as no menu is shown.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  // MARK: The focus, which does not exist here

  /// Whether the object can be focused. Default false; the focus never moves here.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  /// The preferred environments for the focus inside this responder, best first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Input languages

  /// The input mode of this responder. Nil: there is no keyboard.
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  private static weak var firstResponder: UIResponder?
  static var hasFirst: Bool { firstResponder != nil }
  /// Whether the first responder has to resign, whatever it and its delegate want.
  package private(set) static var forcesResignation = false

  static func forcingResignation(_ body: () -> Bool) -> Bool {
    forcesResignation = true
    defer { forcesResignation = false }
    return body()
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder,
      InputAccessoryHost.handOver({ UIResponder.firstResponder?.resignFirstResponder() ?? true })
    else {
      return false
    }
    UIResponder.firstResponder = self
    isFirstResponder = true
    InputAccessoryHost.update(for: self)
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || UIResponder.forcesResignation else { return false }
    UIResponder.firstResponder = nil
    isFirstResponder = false
    InputAccessoryHost.didResign(self)
    return true
  }

  /// Sets an outlet of a built-in class that is not a stored property found by name.
  ///
  /// - Returns: false for other names.
  @_spi(ViewHooks) open func setOutlet(_ value: Any?, forKey key: String) -> Bool { false }

  /// The documented properties of a built-in class by their keys.
  @_spi(ViewHooks) open var namedProperties: [String: AnyKeyPath] { [:] }

  #if !canImport(ObjectiveC)
    /// The undo manager of the next responder that has one: of the window, unless an object between overrides the property.
    /// (Apple, `UIResponder.undoManager`.)
    open var undoManager: UndoManager? { next?.undoManager }

    /// Sets a property by its name, as documents do with outlets. The default finds stored properties that are variables;
    /// their observers do not run, because Swift does not record setters by name. Override it for properties of other
    /// kinds.
    open func setValue(_ value: Any?, forKey key: String) {
      if !KeyedValues.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
    }

    /// Called for a property that does not exist. The default traps.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { failForUndefinedKey(key) }
  #endif

  // MARK: Accessibility

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityExtras?.customActions }
    set { makeAccessibilityExtras().customActions = newValue }
  }
  /// The frame in the window's coordinates. Default: a view's frame.
  open var accessibilityFrame: CGRect {
    get { accessibilityExtras?.frame ?? frameInWindow }
    set { makeAccessibilityExtras().frame = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityExtras?.customRotors }
    set { makeAccessibilityExtras().customRotors = newValue }
  }
  /// Alternative labels for voice control, the most likely one first.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityExtras?.userInputLabels ?? [] }
    set { makeAccessibilityExtras().userInputLabels = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityExtras?.navigationStyle ?? .automatic }
    set { makeAccessibilityExtras().navigationStyle = newValue }
  }
  /// A language such as `de-AT`; nil for the interface's.
  open var accessibilityLanguage: String? {
    get { accessibilityExtras?.language }
    set { makeAccessibilityExtras().language = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityExtras?.respondsToUserInteraction ?? true }
    set { makeAccessibilityExtras().respondsToUserInteraction = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityExtras?.containerType ?? .none }
    set { makeAccessibilityExtras().containerType = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityExtras?.path }
    set { makeAccessibilityExtras().path = newValue }
  }
  /// The activation point in the window's coordinates. Default: the midpoint of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityExtras?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { makeAccessibilityExtras().activationPoint = newValue }
  }
  open func accessibilityElementCount() -> Int { containedAccessibilityElements.count }
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = containedAccessibilityElements
    return elements.indices.contains(index) ? elements[index] : nil
  }
  /// The index of an element; `NSNotFound` for other objects.
  open func index(ofAccessibilityElement element: Any) -> Int {
    containedAccessibilityElements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Handles the escape gesture; returns whether it was handled.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Called on objects of a document once all of it is loaded.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

extension UIResponder: AssociationHolder {}
extension UIResponder: UIResponderStandardEditActions {}

/// A program's views that replace the keyboard or appear above it.
package struct KeyboardViews {
  package var input: UIView?
  package var accessory: UIView?

  package init() {}
}
