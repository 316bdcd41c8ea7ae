import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A control with a title, an image or both that performs an action when pressed. (Apple, `UIButton`.)
@preconcurrency @MainActor
open class UIButton: UIControl {
  @_spi(ViewHooks) open override var namedProperties: [String: AnyKeyPath] {
    [
      "titleLabel": \UIButton.titleLabel, "imageView": \UIButton.imageView,
      "contentEdgeInsets": \UIButton.contentEdgeInsets, "titleEdgeInsets": \UIButton.titleEdgeInsets,
      "imageEdgeInsets": \UIButton.imageEdgeInsets,
    ]
  }

  /// Raw values match UIKit's.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The content of the button in one state; nil uses the normal state's.
  private struct Face {
    var title: String?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The role of a button in an alert or a sheet. Raw values match UIKit's.
  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }

  /// The default font size of a title, in points. Observed: 150 system buttons without a font have the height for 15
  /// points; 84 of 91 custom ones, from 35 repositories, have the size for 18 points.
  package static func standardFontSize(_ type: ButtonType) -> CGFloat { type == .custom ? 18 : 15 }

  open private(set) var buttonType = ButtonType.custom
  private var faces: [State: Face] = [:]
  /// The font of the title of buttons without configuration.
  open var font: UIFont! {
    get { storedFont ?? .systemFont(ofSize: Self.standardFontSize(buttonType)) }
    set {
      storedFont = newValue
      contentDidChange()
    }
  }
  private var storedFont: UIFont?
  @AlwaysObserved open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Insets that move the title, without changing the button's intrinsic size.
  @AlwaysObserved open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Insets that move the image, without changing the button's intrinsic size.
  @AlwaysObserved open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  /// The configuration (iOS 15); nil for a button of the older kind.
  @AlwaysObserved open var configuration: Configuration? { didSet { contentDidChange() } }

  /// A button of a type. As on iOS, a subclass's `init(frame:)` creates it.
  public convenience init(type buttonType: ButtonType = .custom) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.view.map(ButtonType.init(of:)) ?? .system
    super.init(coder: coder)
  }

  /// A system button in a configuration's style, with an action's title and image if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
  }

  /// A button that shows an action's title and image, and runs it when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  @_spi(ViewHooks) open override var primaryEvents: Event { .touchUpInside }

  // MARK: Properties that only affect touches

  open var role = Role.normal
  @AlwaysObserved open var menu: UIMenu? { didSet { contentDidChange() } }
  /// Whether the button shows the selected action of its menu or, without a menu, toggles between on and
  /// off. (Apple, iOS 15.)
  @AlwaysObserved open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { contentDidChange() } }

  /// The selected action that the button shows: the first one that is on, else the first of all.
  private var chosenElement: UIAction? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.chosenAction : nil
  }

  /// Sends the actions; the primary event first toggles a toggle button.
  open override func sendActions(for controlEvents: Event) {
    if changesSelectionAsPrimaryAction, menu == nil,
      !controlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
    {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }
  open var isPointerInteractionEnabled = false
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var showsTouchWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: A configuration that follows the state

  /// Called, beside ``updateConfiguration()``, when the state has changed or ``setNeedsUpdateConfiguration()`` requested it.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether the configuration is updated with the state automatically. Default true. Stored only.
  open var automaticallyUpdatesConfiguration = true
  private var needsConfigurationUpdate = false

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsUpdateConstraints()
  }

  /// For overriding: adapts the configuration to the button's state.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    trackingReads(byHandler: configurationUpdateHandler != nil) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    } invalidate: {
      ($0 as? UIButton)?.setNeedsUpdateConfiguration()
    }
  }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Updates the button after a change of its state, which may change the title, the image and the size.
  private func stateDidChange() {
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  private func contentDidChange() {
    updateContentViews()
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  // MARK: Faces

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title with its attributes. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    faces[state]?.attributedTitle ?? faces[.normal]?.attributedTitle
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The shown title, if it has more attributes than font and colour.
  var shownAttributedTitle: NSAttributedString? {
    guard chosenElement == nil else { return nil }
    guard let configuration, configuration.title != nil else { return currentAttributedTitle }
    return configuration.titleInRuns(in: textSize)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  open func titleShadowColor(for state: State) -> UIColor? {
    faces[state]?.titleShadowColor ?? faces[.normal]?.titleShadowColor
  }

  /// Sets the symbol configuration of the state's image.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbolConfiguration = configuration } }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    faces[state]?.symbolConfiguration ?? faces[.normal]?.symbolConfiguration
  }

  private func change(_ state: State, _ change: (inout Face) -> Void) {
    change(&faces[state, default: Face()])
    contentDidChange()
  }

  open func title(for state: State) -> String? { faces[state]?.title ?? faces[.normal]?.title }

  open func titleColor(for state: State) -> UIColor? {
    faces[state]?.titleColor ?? faces[.normal]?.titleColor
  }

  open func image(for state: State) -> UIImage? { faces[state]?.image ?? faces[.normal]?.image }

  open func backgroundImage(for state: State) -> UIImage? {
    faces[state]?.backgroundImage ?? faces[.normal]?.backgroundImage
  }

  /// The colour set for this state itself.
  package func explicitTitleColor(for state: State) -> UIColor? { faces[state]?.titleColor }
  package func explicitBackgroundImage(for state: State) -> UIImage? { faces[state]?.backgroundImage }

  open var currentTitle: String? {
    chosenElement?.title ?? configuration?.title ?? title(for: state)
  }
  open var currentImage: UIImage? {
    let image = chosenElement?.image ?? configuration?.image ?? image(for: state)
    let preferred =
      configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    guard let preferred else { return configuration == nil ? image : image?.besideBody(in: textSize) }
    return image?.preferring(preferred, in: textSize)
  }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Without a colour of its own, the title of a button of the system has the tint of ``titleLabel``, usually the button's.
  /// Observed: 5 of 5 white titles of buttons that only set `titleLabel?.tintColor`, in a public repository (iOS 15).
  open var currentTitleColor: UIColor! {
    if let color = titleColor(for: state) { return color }
    if !isEnabled { return .tertiaryLabel }
    return buttonType == .custom ? .white : contentViews.title?.tintColor ?? tintColor
  }

  // MARK: Layout

  var content: ButtonContent { ButtonContent(button: self) }

  /// The text size of a configuration's fonts.
  package var textSize: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
  /// The text size for which the content was last computed.
  private var knownTextSize: UIContentSizeCategory?

  /// Called after the button has entered a window or its traits have changed.
  @_spi(ViewHooks) open override func textSizeMayHaveChanged() {
    guard configuration != nil || preferredSymbolConfigurationForImage(in: state) != nil else { return }
    let now = textSize
    guard now != knownTextSize else { return }
    let isFirst = knownTextSize == nil
    knownTextSize = now
    if isFirst, now == UIScreen.main.traitCollection.preferredContentSizeCategory { return }
    if !isFirst { configuration?.adjustTitleFont(to: now) }
    contentDidChange()
  }

  /// The title's frame in a content rectangle. (Apple, `UIButton`.)
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    content.frames(in: contentRect, grid: layoutGrid, isInset: true).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    content.frames(in: contentRect, grid: layoutGrid, isInset: true).image
  }

  /// The content's rectangle: the bounds without the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { content.space(in: bounds) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Runs an awaited update of the configuration first. Observed: 2 of 2 buttons that were sized at once include the image that
  /// their `configurationUpdateHandler` sets (a public repository, iOS 18).
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return contentSize(limitedTo: widthInHand)
  }
  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    content.size(grid: layoutGrid, within: contentHeightDependsOnWidth ? width : nil)
  }
  /// Titles of configured buttons can wrap. (Apple, `UIButton.Configuration.titleLineBreakMode`.)
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { configuration?.wraps == true }

  /// The insets of the background image. Observed: 2.7 points above and 2.3 below a symbol in 3 of 3.
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentInsets ?? .zero }

  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets { content.baselines(grid: layoutGrid) }

  @_spi(ViewHooks) open override var centersBaselines: Bool { true }

  /// The label that shows the title. Its font, line break mode and number of lines are the button's.
  open var titleLabel: UILabel? { madeTitleLabel }

  /// The view that shows the image.
  open var imageView: UIImageView? { madeImageView }

  /// The views of title and image, if a program uses them.
  var contentViews = ContentViews()

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentViews()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContentViews()
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, stateTraits.union(.button)),
      appearance: ClassFacts.Appearance(
        "button \(buttonType.rawValue)", properties: AppearanceProperty.button
      ) { [buttonType] in UIButton(type: buttonType) })
  }

  @_spi(ViewHooks) open override var viewText: ViewText? {
    ViewText(
      described: currentTitle, reported: currentTitle,
      font: configuration?.titleFont(in: textSize) ?? font)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    // The tint may have changed with the superview.
    let content = content
    contentViews.title?.textColor = content.foreground
    content.draw(in: bounds, on: canvas)
  }
}
