import Foundation

/// An object that handles events. (Apple, `NSResponder`.) Events that a responder does not handle go to the next one.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  // The store of associations guards it with its lock.
  package nonisolated(unsafe) var associations: AssociationTable?
  /// The responder that events go to after this one. Not retained.
  open weak var nextResponder: NSResponder?
  open var menu: NSMenu?

  public override init() { super.init() }

  /// Decodes nothing: documents are read as XML. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// Called on each object of a nib after all of its outlets have been connected.
  open func awakeFromNib() {}

  // MARK: First responder

  /// Whether the object takes keys. Default false.
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  // MARK: Events

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
  open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
  open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
  open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
  open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
  open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
  open func beginGesture(with event: NSEvent) { nextResponder?.beginGesture(with: event) }
  open func endGesture(with event: NSEvent) { nextResponder?.endGesture(with: event) }
  /// Whether the object or one in it takes the key as a shortcut. Default false.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  // MARK: Actions

  open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
  open func insertNewline(_ sender: Any?) { nextResponder?.insertNewline(sender) }
  open func insertTab(_ sender: Any?) { nextResponder?.insertTab(sender) }
  open func insertBacktab(_ sender: Any?) { nextResponder?.insertBacktab(sender) }
  open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }
  open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }
  open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }
  open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }
  open func deleteBackward(_ sender: Any?) { nextResponder?.deleteBackward(sender) }
  open func deleteForward(_ sender: Any?) { nextResponder?.deleteForward(sender) }
  open func deleteWordBackward(_ sender: Any?) { nextResponder?.deleteWordBackward(sender) }
  open func deleteWordForward(_ sender: Any?) { nextResponder?.deleteWordForward(sender) }
  open func deleteToBeginningOfLine(_ sender: Any?) { nextResponder?.deleteToBeginningOfLine(sender) }
  open func deleteToEndOfLine(_ sender: Any?) { nextResponder?.deleteToEndOfLine(sender) }
  open func moveWordLeft(_ sender: Any?) { nextResponder?.moveWordLeft(sender) }
  open func moveWordRight(_ sender: Any?) { nextResponder?.moveWordRight(sender) }
  open func moveToBeginningOfLine(_ sender: Any?) { nextResponder?.moveToBeginningOfLine(sender) }
  open func moveToEndOfLine(_ sender: Any?) { nextResponder?.moveToEndOfLine(sender) }
  open func moveToBeginningOfDocument(_ sender: Any?) { nextResponder?.moveToBeginningOfDocument(sender) }
  open func moveToEndOfDocument(_ sender: Any?) { nextResponder?.moveToEndOfDocument(sender) }
  open func moveUpAndModifySelection(_ sender: Any?) { nextResponder?.moveUpAndModifySelection(sender) }
  open func moveDownAndModifySelection(_ sender: Any?) { nextResponder?.moveDownAndModifySelection(sender) }
  open func moveLeftAndModifySelection(_ sender: Any?) { nextResponder?.moveLeftAndModifySelection(sender) }
  open func moveRightAndModifySelection(_ sender: Any?) { nextResponder?.moveRightAndModifySelection(sender) }
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
    nextResponder?.insertNewlineIgnoringFieldEditor(sender)
  }
  open func insertTabIgnoringFieldEditor(_ sender: Any?) {
    nextResponder?.insertTabIgnoringFieldEditor(sender)
  }
  open func complete(_ sender: Any?) { nextResponder?.complete(sender) }
  open func pageUp(_ sender: Any?) { nextResponder?.pageUp(sender) }
  open func pageDown(_ sender: Any?) { nextResponder?.pageDown(sender) }
  open func scrollPageUp(_ sender: Any?) { nextResponder?.scrollPageUp(sender) }
  open func scrollPageDown(_ sender: Any?) { nextResponder?.scrollPageDown(sender) }
  open func scrollLineUp(_ sender: Any?) { nextResponder?.scrollLineUp(sender) }
  open func scrollLineDown(_ sender: Any?) { nextResponder?.scrollLineDown(sender) }
  open func scrollToBeginningOfDocument(_ sender: Any?) { nextResponder?.scrollToBeginningOfDocument(sender) }
  open func scrollToEndOfDocument(_ sender: Any?) { nextResponder?.scrollToEndOfDocument(sender) }
  open func selectAll(_ sender: Any?) { nextResponder?.selectAll(sender) }
  /// Handles keys: as text or as commands. Does nothing here, because there is no keyboard.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func insertText(_ insertString: Any) {}
  open func doCommand(by selector: Selector) { nextResponder?.doCommand(by: selector) }
  open func noResponder(for eventSelector: Selector) {}
  /// The object that handles an action for `sender`: this one or one further along the chain.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { true }
  /// Calls the method of that name on this object or further along the chain.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    var responder: NSResponder? = self
    while let current = responder {
      if current.perform(action, from: object) { return true }
      responder = current.nextResponder
    }
    return false
  }
  /// Calls the method of that name, for classes that provide such methods: see ``NamedActions``. Default
  /// false.
  open func perform(_ action: Selector, from sender: Any?) -> Bool { false }
  open var touchBar: NSTouchBar?
  open func makeTouchBar() -> NSTouchBar? { nil }

  // MARK: Accessibility

  private var storedAccessibility: AccessibilityFacts?
  private var accessibility: AccessibilityFacts { storedAccessibility ?? .none }
  private var accessibilityFacts: AccessibilityFacts {
    if let storedAccessibility { return storedAccessibility }
    let made = AccessibilityFacts()
    storedAccessibility = made
    return made
  }

  open func accessibilityLabel() -> String? { accessibility.label }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    accessibilityFacts.label = accessibilityLabel
  }
  open func accessibilityTitle() -> String? { accessibility.title }
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    accessibilityFacts.title = accessibilityTitle
  }
  open func accessibilityHelp() -> String? { accessibility.help }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { accessibilityFacts.help = accessibilityHelp }
  open func accessibilityValue() -> Any? { accessibility.value }
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    accessibilityFacts.value = accessibilityValue
  }
  open func accessibilityIdentifier() -> String { accessibility.identifier }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    accessibilityFacts.identifier = accessibilityIdentifier ?? ""
  }
  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    accessibilityFacts.role = accessibilityRole
  }
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { accessibility.subrole }
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    accessibilityFacts.subrole = accessibilitySubrole
  }
  open func accessibilityRoleDescription() -> String? { accessibility.roleDescription }
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    accessibilityFacts.roleDescription = accessibilityRoleDescription
  }
  open func isAccessibilityElement() -> Bool { accessibility.isElement ?? false }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    accessibilityFacts.isElement = accessibilityElement
  }
  open func isAccessibilityHidden() -> Bool { accessibility.isHidden }
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    accessibilityFacts.isHidden = accessibilityHidden
  }
  open func isAccessibilityEnabled() -> Bool { accessibility.isEnabled ?? true }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    accessibilityFacts.isEnabled = accessibilityEnabled
  }
  open func accessibilityChildren() -> [Any]? { accessibility.children }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    accessibilityFacts.children = accessibilityChildren
  }
  open func accessibilityParent() -> Any? { accessibility.parent }
  open func setAccessibilityParent(_ accessibilityParent: Any?) {
    accessibilityFacts.parent = accessibilityParent
  }
  open func accessibilityPerformPress() -> Bool { false }
}

extension NSResponder: AssociationHolder {}
