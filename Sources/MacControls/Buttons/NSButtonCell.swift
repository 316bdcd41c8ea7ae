import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The cell of buttons. (Apple, `NSButtonCell`.)
@preconcurrency @MainActor
open class NSButtonCell: NSActionCell {
  public override init() {
    super.init()
    setUp()
  }

  public override init(textCell string: String) {
    super.init(textCell: string)
    storedTitle = string
    setUp()
  }

  public override init(imageCell image: NSImage?) {
    super.init(imageCell: image)
    imagePosition = .imageOnly
    setUp()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isBordered = true
    alignment = .center
    lineBreakMode = .byClipping
  }

  // MARK: Title

  private var storedTitle = "Button" { didSet { contentDidChange() } }
  private var storedAttributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  open override var title: String {
    get { storedAttributedTitle?.string ?? storedTitle }
    set {
      storedAttributedTitle = nil
      storedTitle = newValue
    }
  }
  open var attributedTitle: NSAttributedString {
    get { storedAttributedTitle ?? NSAttributedString(string: title, attributes: baseTextAttributes) }
    set { storedAttributedTitle = newValue }
  }
  /// The title while the button is on.
  @AlwaysObserved open var alternateTitle = "" { didSet { contentDidChange() } }
  open var attributedAlternateTitle: NSAttributedString {
    get { NSAttributedString(string: alternateTitle, attributes: baseTextAttributes) }
    set { alternateTitle = newValue.string }
  }
  /// The value, which is the button's state. (Apple, `NSButtonCell`.)
  open override var objectValue: Any? {
    get { state.rawValue }
    set { state = Self.state(newValue) }
  }

  private static func state(_ value: Any?) -> NSControl.StateValue {
    switch value {
    case let number as Int: NSControl.StateValue(rawValue: number.signum())
    case let number as NSNumber: NSControl.StateValue(rawValue: number.intValue.signum())
    case let flag as Bool: flag ? .on : .off
    case let text as String: Int(text).map { NSControl.StateValue(rawValue: $0.signum()) } ?? .off
    default: .off
    }
  }
  open override var stringValue: String {
    get { String(state.rawValue) }
    set { objectValue = newValue }
  }

  // MARK: Image

  @AlwaysObserved open var alternateImage: NSImage? { didSet { contentDidChange() } }
  @AlwaysObserved open var imagePosition = NSControl.ImagePosition.noImage { didSet { contentDidChange() } }
  @AlwaysObserved open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { needsDisplay() } }
  open var imageDimsWhenDisabled = true
  /// Whether the image stays beside the title instead of at the button's side.
  @AlwaysObserved open var imageHugsTitle = false { didSet { needsDisplay() } }
  open override var image: NSImage? {
    get { super.image }
    set {
      if newValue != nil, imagePosition == .noImage {
        imagePosition = storedTitle.isEmpty ? .imageOnly : .imageLeft
      }
      super.image = newValue
    }
  }
  @AlwaysObserved open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { contentDidChange() } }

  // MARK: Looks

  @AlwaysObserved open var bezelStyle = NSButton.BezelStyle.regularSquare { didSet { contentDidChange() } }
  @AlwaysObserved open var bezelColor: NSColor? { didSet { needsDisplay() } }
  @AlwaysObserved open var contentTintColor: NSColor? { didSet { needsDisplay() } }
  @AlwaysObserved open var isTransparent = false { didSet { needsDisplay() } }
  @AlwaysObserved open var backgroundColor: NSColor? { didSet { needsDisplay() } }
  @AlwaysObserved open var showsBorderOnlyWhileMouseInside = false { didSet { needsDisplay() } }
  open var gradientType: UInt = 0
  open var sound: NSSound?
  open var highlightsBy = NSCell.StyleMask([.pushInCellMask, .changeGrayCellMask])
  open var showsStateBy = NSCell.StyleMask([])

  // MARK: Keys

  @AlwaysObserved open var keyEquivalent = "" { didSet { needsDisplay() } }
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags()

  // MARK: Type

  private(set) var buttonType = NSButton.ButtonType.momentaryPushIn
  /// Sets the type. Check boxes and radio buttons get their image, their title position and no border. (Apple,
  /// `setButtonType(_:)`.)
  open func setButtonType(_ type: NSButton.ButtonType) {
    buttonType = type
    if type == .switch || type == .radio {
      isBordered = false
      alignment = .natural
      imagePosition = .imageLeading
    }
    (showsStateBy, highlightsBy) = Self.masks[type] ?? ([], [])
    contentDidChange()
  }

  /// Apple, `NSButtonCell.setButtonType(_:)`: the changes of each type while pressed and while on.
  private static let masks: [NSButton.ButtonType: (NSCell.StyleMask, NSCell.StyleMask)] = [
    .momentaryLight: ([], .changeBackgroundCellMask),
    .momentaryPushIn: ([], [.pushInCellMask, .changeGrayCellMask]),
    .momentaryChange: ([], .contentsCellMask),
    .pushOnPushOff: ([.changeBackgroundCellMask], [.pushInCellMask, .changeGrayCellMask]),
    .onOff: (.changeBackgroundCellMask, .changeBackgroundCellMask),
    .toggle: (.contentsCellMask, [.pushInCellMask, .contentsCellMask]),
    .switch: (.contentsCellMask, .contentsCellMask), .radio: (.contentsCellMask, .contentsCellMask),
    .accelerator: ([], [.pushInCellMask, .changeGrayCellMask]),
    .multiLevelAccelerator: ([], [.pushInCellMask, .changeGrayCellMask]),
  ]

  /// Whether a click changes the state.
  var keepsState: Bool {
    switch buttonType {
    case .pushOnPushOff, .toggle, .switch, .radio, .onOff: true
    default: false
    }
  }
  open override func setNextState() { if buttonType == .radio { state = .on } else { super.setNextState() } }

  // MARK: Metrics

  @_spi(ViewHooks) open override var metricKind: ControlKind? {
    Self.kind(buttonType, bezelStyle, isBordered: isBordered)
  }

  static func kind(
    _ type: NSButton.ButtonType, _ style: NSButton.BezelStyle, isBordered: Bool
  ) -> ControlKind {
    if type == .switch { return .check }
    if type == .radio { return .radio }
    guard isBordered else { return style == .disclosure ? .disclosureTriangle : .borderless }
    switch style {
    case .automatic, .push, .glass: return .push
    case .flexiblePush: return .bevel
    case .disclosure: return .disclosureTriangle
    case .shadowlessSquare: return .square
    case .circular: return .circular
    case .texturedSquare: return .texturedSquare
    case .helpButton: return .help
    case .smallSquare: return .smallSquare
    case .toolbar: return .roundTextured
    case .accessoryBarAction: return .roundRect
    case .accessoryBar: return .recessed
    case .pushDisclosure: return .disclosure
    case .badge: return .inline
    }
  }

  var era: MetricEra { (controlView as? NSControl)?.metricEra ?? .current }
  var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }

  /// The title and image that the button shows, which determine its size and drawing.
  var content: ButtonContent {
    ButtonContent(
      geometry: ControlGeometry(kind: metricKind ?? .push, size: size, era: era), title: titleText,
      image: shownImage, position: shownPosition)
  }

  /// Whether the alternate title is shown, as in buttons that change their content while on.
  private var showsAlternate: Bool { state == .on && showsStateBy.contains(.contentsCellMask) }

  private var titleText: MacText {
    let shown = showsAlternate && !alternateTitle.isEmpty ? alternateTitle : title
    let font = font ?? .systemFont(ofSize: size.fontSize)
    var attributed = AttributedContent()
    attributed.text = storedAttributedTitle
    return MacText(
      TextBlock(
        text: shown, font: font.descriptor, lines: wraps ? 0 : 1 + shown.count(where: \.isNewline),
        lineBreakMode: wraps ? .byWordWrapping : lineBreakMode, alignment: alignment,
        direction: controlView?.textDirection ?? .leftToRight, runs: attributed.runs(font: font.descriptor)),
      era: era)
  }

  private var shownImage: NSImage? {
    guard imagePosition != .noImage, buttonType != .switch, buttonType != .radio else { return nil }
    guard let shown = showsAlternate ? alternateImage ?? image : image else { return nil }
    return symbolConfiguration.flatMap(shown.withSymbolConfiguration) ?? shown
  }

  /// The image position, resolved to left or right for the button's reading direction.
  private var shownPosition: NSControl.ImagePosition {
    let isRightToLeft = controlView?.isRightToLeft ?? false
    switch imagePosition {
    case .imageLeading: return isRightToLeft ? .imageRight : .imageLeft
    case .imageTrailing: return isRightToLeft ? .imageLeft : .imageRight
    default: return imagePosition
    }
  }

  // MARK: Drawing

  /// Draws the border. Called for cells of a custom class, which may draw another one.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {
    if let programsCanvas {
      ButtonDrawing(cell: self, content: content).drawBezel(in: frame, on: programsCanvas)
    }
  }
  /// The same for the image.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {
    guard let programsCanvas else { return }
    image.draw(
      in: frame, on: programsCanvas, tint: ButtonDrawing(cell: self, content: content).ink(on: programsCanvas)
    )
  }
  /// The same for the title.
  ///
  /// - Returns: the title's rectangle.
  @discardableResult
  open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect
  {
    guard let programsCanvas else { return frame }
    let text = content.title
    let ink = ButtonDrawing(cell: self, content: content).ink(on: programsCanvas)
    let baseline = (frame.midY + text.lineHeight / 2 - text.baselineAboveLineBottom).rounded()
    text.draw(in: frame, baseline: baseline, color: ink, on: programsCanvas)
    return frame
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    guard !isTransparent else { return }
    ButtonDrawing(cell: self, content: content).draw(in: rect, on: canvas)
  }
}
