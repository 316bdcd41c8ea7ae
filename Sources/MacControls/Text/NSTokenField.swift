import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The delegate of a token field, which determines its tokens. (Apple, `NSTokenFieldDelegate`.)
@preconcurrency @MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any)
    -> String?
  /// Never called: fields are not edited token by token.
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
  /// Never called: all tokens look the same.
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  /// Never called: there is no keyboard.
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  /// Never called: there is no keyboard.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// Never called: fields are not edited token by token.
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any)
    -> String?
  /// Never called: tokens are not copied.
  func tokenField(
    _ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool
  /// Never called: tokens are not pasted.
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
  /// Never called: menus are not shown.
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
  /// Never called: menus are not shown.
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
}

extension NSTokenFieldDelegate {
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
    tokens
  }
  public func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any)
    -> String?
  { nil }
  public func tokenField(
    _ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool { false }
  public func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? { nil }
  public func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any)
    -> NSMenu?
  { nil }
  public func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any)
    -> Bool
  { false }
  public func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any)
    -> String?
  { nil }
  public func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String)
    -> Any?
  {
    editingString
  }
  public func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  { .default }
}

/// A field whose text is divided into tokens, such as recipients. (Apple, `NSTokenField`.)
@preconcurrency @MainActor
open class NSTokenField: NSTextField {
  /// Raw values match AppKit's.
  public enum TokenStyle: UInt, Hashable, Sendable {
    case `default` = 0
    case none, rounded, squared, plainSquared
  }

  open override class var cellClass: AnyClass? {
    get { NSTokenFieldCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .tokenField }

  final var tokenCell: NSTokenFieldCell { typedCell(NSTokenFieldCell.self) }

  open var tokenStyle: TokenStyle {
    get { tokenCell.tokenStyle }
    set { tokenCell.tokenStyle = newValue }
  }
  /// The delay in seconds.
  open var completionDelay: TimeInterval {
    get { tokenCell.completionDelay }
    set { tokenCell.completionDelay = newValue }
  }
  open var tokenizingCharacterSet: CharacterSet! {
    get { tokenCell.tokenizingCharacterSet }
    set { tokenCell.tokenizingCharacterSet = newValue }
  }
  public class var defaultCompletionDelay: TimeInterval { 0 }
  public class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
}

/// The cell of token fields. (Apple, `NSTokenFieldCell`.)
@preconcurrency @MainActor
open class NSTokenFieldCell: NSTextFieldCell {
  @AlwaysObserved open var tokenStyle = NSTokenField.TokenStyle.default { didSet { needsDisplay() } }
  open var completionDelay: TimeInterval = 0
  @AlwaysObserved open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",") {
    didSet { contentDidChange() }
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { isFramed ? .tokenField : .tokenLabel }

  /// The texts of the tokens: those of the represented objects, or the parts of a text.
  var tokens: [String] {
    if let values = objectValue as? [Any] {
      let field = controlView as? NSTokenField
      let delegate = field?.delegate as? any NSTokenFieldDelegate
      return values.map { value in
        field.flatMap { delegate?.tokenField($0, displayStringForRepresentedObject: value) } ?? "\(value)"
      }
    }
    return super.stringValue.components(separatedBy: tokenizingCharacterSet).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  // MARK: Drawing

  private static let tokenGap: CGFloat = 4
  private static let tokenPadding: CGFloat = 6

  override func drawText(in space: CGRect, frame: CGRect, on canvas: MacCanvas) {
    let shown = tokens
    guard !shown.isEmpty, tokenStyle != .none else {
      return super.drawText(in: space, frame: frame, on: canvas)
    }
    canvas.context.saveGState()
    defer { canvas.context.restoreGState() }
    // Tokens that do not fit are scrolled out of sight.
    canvas.context.clip(to: CGRect(x: space.minX, y: frame.minY, width: space.width, height: frame.height))
    var x: CGFloat = 0
    for token in shown where x < space.width {
      let text = MacText(token, font: font ?? .systemFont(ofSize: size.fontSize), era: era)
      let width = text.size().width.rounded(.up) + 2 * Self.tokenPadding
      let left = canvas.isRightToLeft ? space.maxX - x - width : space.minX + x
      draw(text, from: left, width: width, frame: frame, on: canvas)
      x += width + Self.tokenGap
    }
  }

  private func draw(_ text: MacText, from left: CGFloat, width: CGFloat, frame: CGRect, on canvas: MacCanvas)
  {
    let height = min(frame.height, text.lineHeight)
    let line = CGRect(x: left, y: frame.minY + (isFramed ? 2.5 : 0), width: width, height: height)
    let color = canvas.accent.withAlphaComponent(isEnabled ? 0.22 : 0.1)
    if tokenStyle != .plainSquared {
      canvas.fill(line, cornerRadius: tokenStyle == .squared ? 2 : 4, color)
    }
    text.draw(
      in: line.insetBy(dx: Self.tokenPadding, dy: 0),
      baseline: frame.minY + firstBaseline(of: text, in: frame),
      color: isEnabled ? .controlTextColor : .disabledControlTextColor, on: canvas)
  }

  open override var stringValue: String {
    get { objectValue is [Any] ? tokens.joined(separator: ",") : super.stringValue }
    set { super.stringValue = newValue }
  }
}
