import AutoLayout
import Foundation

/// An attributed text that notifies its layout managers of changes. (Apple, `NSTextStorage`.)
///
/// Changes are made on the main thread.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of an edit's change. Raw values are Apple's.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  /// Called after finished edits, for the view that shows the text.
  package var didProcessEditing: (NSTextStorage) -> Void = { _ in }

  @MainActor
  @preconcurrency
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  @MainActor
  @preconcurrency
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Editing

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change; at the end of the outermost edit, layout managers are notified of it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedRange.location == NSNotFound ? changed : self.editedRange.union(changed)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    MainActor.assumeIsolated(with: self) { storage in
      storage.delegate?.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
      storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
      for manager in storage.layoutManagers { manager.textDidChange() }
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    didProcessEditing(self)
  }

  /// Makes several changes as one edit.
  private func edit(_ mask: EditActions, _ range: NSRange, _ change: () -> Void) {
    let before = length
    depth += 1
    change()
    depth -= 1
    guard depth == 0 else { return noteInner(mask, range, length - before) }
    edited(mask, range: range, changeInLength: length - before)
  }

  private func noteInner(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    depth += 1
    edited(mask, range: range, changeInLength: delta)
    depth -= 1
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

/// Is notified of edits. (Apple, `NSTextStorageDelegate`.)
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The storage, layout manager and container of a text view: the program's if it gave the view a container with both, else new
/// ones.
@MainActor
package final class TextViewKit {
  package let storage: NSTextStorage
  package let layoutManager: NSLayoutManager
  private let notify: (NSAttributedString) -> Void
  private var isNotifying = false

  /// - Parameter notify: called with the text after each edit by the program.
  package init(
    text: NSAttributedString, container: NSTextContainer, notify: @escaping (NSAttributedString) -> Void
  ) {
    self.notify = notify
    if let given = container.layoutManager, let storage = given.textStorage {
      (self.storage, layoutManager) = (storage, given)
    } else {
      (storage, layoutManager) = (NSTextStorage(attributedString: text), NSLayoutManager())
      storage.addLayoutManager(layoutManager)
      layoutManager.addTextContainer(container)
    }
    storage.didProcessEditing = { [weak self] storage in
      MainActor.assumeIsolated(with: storage) { self?.programDidChange($0) }
    }
  }

  /// Whether the program draws the text, or behind it, with a layout manager of its own class.
  package var drawsItself: Bool { type(of: layoutManager) != NSLayoutManager.self }

  /// Draws the text with its background into the current context.
  package func draw(at origin: CGPoint, in container: NSTextContainer) {
    let glyphs = layoutManager.glyphRange(for: container)
    layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
    layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  private func programDidChange(_ storage: NSTextStorage) {
    guard !isNotifying else { return }
    isNotifying = true
    notify(NSAttributedString(attributedString: storage))
    isNotifying = false
  }

  /// The view's text has changed; the container's shape may have, too.
  package func textDidChange(to text: NSAttributedString) {
    layoutManager.textDidChange()
    guard !isNotifying, !storage.isEqual(to: text) else { return }
    isNotifying = true
    storage.setAttributedString(text)
    isNotifying = false
  }
}
