import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A button: a push button, a check box, a radio button or another kind, depending on its bezel. (Apple,
/// `NSButton`.)
@preconcurrency @MainActor
open class NSButton: NSControl, NSUserInterfaceValidations {
  open override class var cellClass: AnyClass? {
    get { NSButtonCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .push }

  /// A push button. (Apple, `init(title:target:action:)`, macOS 10.12, as are the other initializers.)
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    bezelStyle = .rounded
    self.title = title
    connect(target, action)
  }

  /// A push button with only an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    bezelStyle = .rounded
    title = ""
    self.image = image
    imagePosition = .imageOnly
    connect(target, action)
  }

  /// A push button with an image before its title.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    bezelStyle = .rounded
    self.title = title
    self.image = image
    imagePosition = .imageLeading
    connect(target, action)
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.switch)
    self.title = title
    connect(target, action)
  }

  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.radio)
    self.title = title
    connect(target, action)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  final var buttonCell: NSButtonCell { typedCell(NSButtonCell.self) }

  // MARK: Content

  open var title: String {
    get { buttonCell.title }
    set { buttonCell.title = newValue }
  }
  open var attributedTitle: NSAttributedString {
    get { buttonCell.attributedTitle }
    set { buttonCell.attributedTitle = newValue }
  }
  open var alternateTitle: String {
    get { buttonCell.alternateTitle }
    set { buttonCell.alternateTitle = newValue }
  }
  open var attributedAlternateTitle: NSAttributedString {
    get { buttonCell.attributedAlternateTitle }
    set { buttonCell.attributedAlternateTitle = newValue }
  }
  open var image: NSImage? {
    get { buttonCell.image }
    set { buttonCell.image = newValue }
  }
  open var alternateImage: NSImage? {
    get { buttonCell.alternateImage }
    set { buttonCell.alternateImage = newValue }
  }
  open var imagePosition: ImagePosition {
    get { buttonCell.imagePosition }
    set { buttonCell.imagePosition = newValue }
  }
  open var imageScaling: NSImageScaling {
    get { buttonCell.imageScaling }
    set { buttonCell.imageScaling = newValue }
  }
  open var imageHugsTitle: Bool {
    get { buttonCell.imageHugsTitle }
    set { buttonCell.imageHugsTitle = newValue }
  }
  open var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { buttonCell.symbolConfiguration }
    set { buttonCell.symbolConfiguration = newValue }
  }
  open var sound: NSSound? {
    get { buttonCell.sound }
    set { buttonCell.sound = newValue }
  }

  // MARK: Looks

  open var bezelStyle: BezelStyle {
    get { buttonCell.bezelStyle }
    set { buttonCell.bezelStyle = newValue }
  }
  open var isBordered: Bool {
    get { buttonCell.isBordered }
    set { buttonCell.isBordered = newValue }
  }
  open var isTransparent: Bool {
    get { buttonCell.isTransparent }
    set { buttonCell.isTransparent = newValue }
  }
  open var showsBorderOnlyWhileMouseInside: Bool {
    get { buttonCell.showsBorderOnlyWhileMouseInside }
    set { buttonCell.showsBorderOnlyWhileMouseInside = newValue }
  }
  open var bezelColor: NSColor? {
    get { buttonCell.bezelColor }
    set { buttonCell.bezelColor = newValue }
  }
  open var contentTintColor: NSColor? {
    get { buttonCell.contentTintColor }
    set { buttonCell.contentTintColor = newValue }
  }
  /// Whether the button's action is destructive: its title is red in alerts and push buttons. (macOS 11.)
  @AlwaysObserved open var hasDestructiveAction = false { didSet { needsDisplay = true } }
  open var borderShape = BorderShape.automatic

  // MARK: Behaviour

  open func setButtonType(_ type: ButtonType) {
    buttonCell.setButtonType(type)
    takeKind()
  }

  /// Updates the priorities: check boxes and radio buttons have a lower vertical hugging priority than
  /// push buttons.
  private func takeKind() { if let metricKind { takePriorities(of: metricKind) } }

  open var state: StateValue {
    get { buttonCell.state }
    set { changeState(newValue) }
  }
  open var allowsMixedState: Bool {
    get { buttonCell.allowsMixedState }
    set { buttonCell.allowsMixedState = newValue }
  }
  open func setNextState() { changeState(after: { $0.setNextState() }) }
  open var keyEquivalent: String {
    get { buttonCell.keyEquivalent }
    set { buttonCell.keyEquivalent = newValue }
  }
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { buttonCell.keyEquivalentModifierMask }
    set { buttonCell.keyEquivalentModifierMask = newValue }
  }
  open var isSpringLoaded = false
  open var maxAcceleratorLevel = 1
  /// Sets the delay and interval of ``isContinuous`` buttons, in seconds. Stored only.
  open func setPeriodicDelay(_ delay: Float, interval: Float) {}
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  open func compress(withPrioritizedCompressionOptions options: [Any]) {}
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { isEnabled }

  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    if buttonCell.keepsState { setNextState() }
    sendAction(action, to: target)
  }

  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard isEnabled, !isHiddenOrHasHiddenAncestor, !keyEquivalent.isEmpty,
      event.charactersIgnoringModifiers == keyEquivalent, event.hasKeys(keyEquivalentModifierMask)
    else { return super.performKeyEquivalent(with: event) }
    performClick(nil)
    return true
  }

  private func changeState(_ state: StateValue) { changeState { $0.state = state } }

  private func changeState(after change: (NSButtonCell) -> Void) {
    change(buttonCell)
    if state == .on, buttonCell.buttonType == .radio { releaseOthers() }
    invalidateIntrinsicContentSize()
  }

  /// Turns off the other radio buttons of the group: those in the same view with the same action. (Apple,
  /// `NSButton.ButtonType`.)
  private func releaseOthers() {
    guard let action else { return }
    for case let other as NSButton in superview?.subviews ?? [] where other !== self {
      guard other.buttonCell.buttonType == .radio, other.action == action else { continue }
      other.buttonCell.state = .off
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: NSSize { contentSize(limitedTo: nil) }
  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    buttonCell.content.size(limitedTo: width)
  }
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { buttonCell.wraps }
  /// The title's baseline; that of a kind without a row in the tables stands where the title is drawn.
  open override var baselineOffsetFromBottom: CGFloat {
    let content = buttonCell.content
    guard content.geometry.baselineAboveBottom(frameHeight: naturalHeight) == nil, let naturalHeight,
      let above = content.centredBaseline(inHeight: naturalHeight)
    else { return super.baselineOffsetFromBottom }
    return above - content.geometry.insets.bottom
  }
  /// Titles are centred in a button that is taller than its natural height.
  @_spi(ViewHooks) open override var centersBaselines: Bool { true }
  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var shownText: String? { title.isEmpty ? nil : title }
}
