import AutoLayout
import Foundation
import Graphics

/// A message with buttons, in a window or a sheet. (Apple, `NSAlert`.)
///
/// ``NSApplication/onModalWindow`` chooses a button, or `performClick(_:)` clicks it; otherwise ``runModal()`` ends with the
/// first button.
@preconcurrency @MainActor
open class NSAlert: NSObject, NamedActions {
  /// Raw values match AppKit's.
  public enum Style: UInt, Hashable, Sendable {
    case warning = 0
    case informational, critical
  }

  @AlwaysObserved open var messageText = "Alert" { didSet { needsArranging() } }
  @AlwaysObserved open var informativeText = "" { didSet { needsArranging() } }
  open var alertStyle = Style.warning
  @AlwaysObserved open var icon: NSImage! { didSet { needsArranging() } }
  /// A custom view between text and buttons, sized by its frame or its constraints.
  @AlwaysObserved open var accessoryView: NSView? { didSet { needsArranging() } }
  /// Whether the alert has a “round question-mark button”. (Apple, `showsHelp`, and “Displaying Alert Help”.)
  @AlwaysObserved open var showsHelp = false { didSet { needsArranging() } }
  open var helpAnchor: String?
  open weak var delegate: (any NSAlertDelegate)?
  @AlwaysObserved open var showsSuppressionButton = false { didSet { needsArranging() } }
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  private var storedButtons: [NSButton] = []
  private let panel = NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
  private var isArranged = false
  private var isModal = false

  public override init() { super.init() }

  /// An alert for an error, with its recovery suggestion and options.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    let error = error as NSError
    informativeText = error.localizedRecoverySuggestion ?? ""
    for title in error.localizedRecoveryOptions ?? [] { addButton(withTitle: title) }
  }

  // MARK: Buttons

  /// The buttons from the right, or from the top in a column. If there are none, "OK" is added when the alert is
  /// shown.
  open var buttons: [NSButton] { storedButtons }

  /// Adds a button to the left of the others or below them. Return triggers the first one, Escape one called "Cancel", and
  /// Command-D "Don't Save", as on a Mac.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: self, action: Self.pressed)
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + storedButtons.count
    if storedButtons.isEmpty { button.keyEquivalent = "\r" }
    if title == "Cancel" { button.keyEquivalent = "\u{1b}" }
    if title == "Don't Save", !storedButtons.isEmpty {
      button.keyEquivalent = "d"
      button.keyEquivalentModifierMask = .command
    }
    storedButtons.append(button)
    needsArranging()
    return button
  }

  private static let pressed: Selector = "buttonPressed:"
  private static let helpPressed: Selector = "helpPressed:"

  /// The button that opens help; the alert remains open.
  private(set) lazy var helpButton: NSButton = {
    let button = NSButton(title: "", target: self, action: Self.helpPressed)
    button.bezelStyle = .helpButton
    return button
  }()

  open func perform(_ action: Selector, from sender: Any?) -> Bool {
    if action == Self.helpPressed {
      // A help manager, which would display the anchor otherwise, does not exist here.
      _ = delegate?.alertShowHelp(self)
      return true
    }
    guard action == Self.pressed, let button = sender as? NSButton else { return false }
    end(with: NSApplication.ModalResponse(button.tag))
    return true
  }

  private func end(with code: NSApplication.ModalResponse) {
    if let parent = panel.sheetParent { return parent.endSheet(panel, returnCode: code) }
    if isModal { NSApplication.shared.stopModal(withCode: code) }
  }

  // MARK: Showing

  /// The alert's window.
  open var window: NSWindow { panel }

  /// Shows the alert and waits for a response.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    layout()
    isModal = true
    defer { isModal = false }
    let answer = NSApplication.shared.runModal(for: panel)
    panel.orderOut(nil)
    return answer == .stop ? .alertFirstButtonReturn : answer
  }

  /// Shows the alert as a sheet; the handler receives the response.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    layout()
    // The alert is retained as long as its sheet.
    sheetWindow.beginSheet(panel) { [self] code in withExtendedLifetime(self) { handler?(code) } }
  }

  private func needsArranging() { isArranged = false }

  /// Lays out the alert's window immediately, for programs that change it before it is shown.
  open func layout() {
    if storedButtons.isEmpty { addButton(withTitle: "OK") }
    guard !isArranged else { return panel.layoutIfNeeded() }
    isArranged = true
    let arrangement = AlertArrangement(alert: self)
    panel.contentView = arrangement.makeContent()
    panel.setContentSize(panel.contentView?.fittingSize ?? .zero)
    panel.layoutIfNeeded()
  }
}

/// The delegate of an alert. (Apple, `NSAlertDelegate`.)
@preconcurrency @MainActor
public protocol NSAlertDelegate: NSObjectProtocol {
  /// Sent when the help button is pressed. True if the delegate displayed help; false has no effect here.
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

/// The constraints of an alert: image, message, informative text, accessory and buttons in a centred column, as since
/// macOS 11.
@MainActor
struct AlertArrangement {
  let alert: NSAlert

  /// The dimensions in points: an alert is 260 wide and its image 64 (guesses, as is the spacing).
  private static let width: CGFloat = 260
  private static let iconSize: CGFloat = 64
  private static let inset: CGFloat = 16
  private static let top: CGFloat = 20
  private static let textSpacing: CGFloat = 8
  private static let sectionSpacing: CGFloat = 16
  private static let buttonSpacing: CGFloat = 8
  /// The maximum number of buttons side by side.
  private static let rowLimit = 2

  func makeContent() -> NSView {
    let content = NSView(frame: NSRect(x: 0, y: 0, width: width, height: 0))
    var above = icon(in: content)
    above = below(
      above, label(alert.messageText, NSFont.boldSystemFont(ofSize: NSFont.systemFontSize)),
      Self.sectionSpacing)
    if !alert.informativeText.isEmpty {
      let font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)
      above = below(above, label(alert.informativeText, font), Self.textSpacing)
    }
    if let accessory = alert.accessoryView {
      above = below(above, holder(of: accessory), Self.sectionSpacing)
    }
    if alert.showsSuppressionButton, let button = alert.suppressionButton {
      above = below(above, button, Self.sectionSpacing, fills: false)
    }
    placeButtons(in: content, below: above)
    content.widthAnchor.constraint(equalToConstant: width).isActive = true
    return content
  }

  /// The width of the alert, larger if the accessory requires it.
  private var width: CGFloat {
    max(Self.width, (alert.accessoryView.map(Self.size)?.width ?? 0) + 2 * Self.inset)
  }

  private static func size(of accessory: NSView) -> NSSize {
    accessory.frame.size == .zero ? accessory.fittingSize : accessory.frame.size
  }

  private func icon(in content: NSView) -> NSView {
    let view = NSImageView(frame: .zero)
    view.image = alert.icon ?? NSImage(named: NSImage.cautionName)
    add(view, to: content)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.top),
      view.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: Self.iconSize),
      view.heightAnchor.constraint(equalToConstant: Self.iconSize),
    ])
    return view
  }

  private func label(_ text: String, _ font: NSFont) -> NSView {
    let label = NSTextField(wrappingLabelWithString: text)
    label.font = font
    label.alignment = .center
    label.preferredMaxLayoutWidth = width - 2 * Self.inset
    return label
  }

  private func holder(of accessory: NSView) -> NSView {
    let holder = NSView()
    let size = Self.size(of: accessory)
    accessory.translatesAutoresizingMaskIntoConstraints = true
    accessory.frame = NSRect(
      x: ((width - 2 * Self.inset - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
    holder.addSubview(accessory)
    holder.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    return holder
  }

  private func add(_ view: NSView, to content: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
  }

  private func below(_ above: NSView, _ view: NSView, _ space: CGFloat, fills: Bool = true) -> NSView {
    guard let content = above.superview else { return above }
    add(view, to: content)
    view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: space).isActive = true
    if fills {
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.inset).isActive = true
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.inset).isActive = true
    } else {
      view.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
    }
    return view
  }

  private func placeButtons(in content: NSView, below above: NSView) {
    let buttons = alert.buttons
    let fits = buttons.allSatisfy {
      $0.intrinsicContentSize.width <= (width - 2 * Self.inset - helpWidth - Self.buttonSpacing) / 2
    }
    if buttons.count == Self.rowLimit && fits {
      placeRow(buttons, in: content, below: above)
    } else {
      placeColumn(buttons, in: content, below: above)
    }
    guard let last = buttons.last else { return }
    content.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: Self.inset).isActive = true
    if alert.showsHelp { placeHelp(in: content, beside: last) }
  }

  /// Places buttons below each other, the first one at the top.
  private func placeColumn(_ buttons: [NSButton], in content: NSView, below above: NSView) {
    var last = above
    for button in buttons {
      add(button, to: content)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(
          equalTo: last.bottomAnchor, constant: last === above ? Self.sectionSpacing : Self.buttonSpacing),
        button.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.inset + helpWidth),
        content.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: Self.inset),
      ])
      last = button
    }
  }

  /// Places buttons in a row, the first one at the trailing side.
  private func placeRow(_ buttons: [NSButton], in content: NSView, below above: NSView) {
    let (first, second) = (buttons[0], buttons[1])
    for button in buttons {
      add(button, to: content)
      button.topAnchor.constraint(equalTo: above.bottomAnchor, constant: Self.sectionSpacing).isActive = true
    }
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.inset + helpWidth),
      first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: Self.buttonSpacing),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      content.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: Self.inset),
    ])
  }

  /// The width that the help button and its distance from the other buttons take from them.
  private var helpWidth: CGFloat {
    alert.showsHelp ? alert.helpButton.intrinsicContentSize.width + Self.buttonSpacing : 0
  }

  /// Places the help button at the leading side of the last button, thus in the alert's lower corner (a guess).
  private func placeHelp(in content: NSView, beside button: NSButton) {
    add(alert.helpButton, to: content)
    NSLayoutConstraint.activate([
      alert.helpButton.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.inset),
      alert.helpButton.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
  }
}
