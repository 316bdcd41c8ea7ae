import Foundation

/// A panel for choosing where to save. (Apple, `NSSavePanel`.) Without ``NSApplication/onModalWindow``, the response is `.cancel`.
open class NSSavePanel: NSPanel {
  open var directoryURL: URL?
  open var nameFieldStringValue = ""
  open var nameFieldLabel: String! = "Save As:"
  open var prompt: String! = "Save"
  open var message: String! = ""
  open var allowedFileTypes: [String]?
  open var allowsOtherFileTypes = false
  open var isExtensionHidden = false
  open var canSelectHiddenExtension = false
  open var canCreateDirectories = true
  open var showsHiddenFiles = false
  open var showsTagField = true
  open var treatsFilePackagesAsDirectories = false
  open var accessoryView: NSView?
  /// The file's URL: the folder and the name.
  open var url: URL? { directoryURL?.appendingPathComponent(nameFieldStringValue) }

  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    let answer = NSApplication.shared.runModal(for: self)
    orderOut(nil)
    return answer == .stop ? .cancel : answer
  }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(NSApplication.shared.onModalWindow?(self) ?? .cancel)
  }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { begin(completionHandler: handler) }
  open func ok(_ sender: Any?) { NSApplication.shared.stopModal(withCode: .OK) }
  open func cancel(_ sender: Any?) { NSApplication.shared.stopModal(withCode: .cancel) }
}

/// A panel for choosing files to open. (Apple, `NSOpenPanel`.)
open class NSOpenPanel: NSSavePanel {
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  /// The chosen URLs, set by the code that simulates the user.
  open var urls: [URL] = []
  open override var url: URL? { urls.first }
}
