import Foundation

/// A file that a program shows in windows. (Apple, `NSDocument`.) It provides the API only: programs override reading and
/// writing; there are no panels, and nothing is saved automatically.
@preconcurrency @MainActor
open class NSDocument: NSObject {
  /// Raw values match AppKit's.
  public enum SaveOperationType: UInt, Hashable, Sendable {
    case saveOperation = 0
    case saveAsOperation, saveToOperation, autosaveInPlaceOperation, autosaveElsewhereOperation
    case autosaveAsOperation
  }

  /// Raw values match AppKit's.
  public enum ChangeType: UInt, Hashable, Sendable {
    case changeDone = 0
    case changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
    case changeDiscardable = 256
  }

  open var fileURL: URL?
  open var fileType: String?
  open var fileModificationDate: Date?
  open private(set) var windowControllers: [NSWindowController] = []
  open var displayName: String! = "Untitled"
  open var hasUndoManager = true
  private var changes = 0

  public override required init() { super.init() }

  /// A document with the content of a file.
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    try read(from: url, ofType: typeName)
    fileURL = url
    fileType = typeName
  }

  open class var autosavesInPlace: Bool { false }
  open class var readableTypes: [String] { [] }
  open class var writableTypes: [String] { [] }
  open var windowNibName: NSNib.Name? { nil }

  // MARK: Windows

  open func makeWindowControllers() {
    guard let windowNibName else { return }
    addWindowController(NSWindowController(windowNibName: windowNibName))
  }
  open func addWindowController(_ windowController: NSWindowController) {
    windowControllers.append(windowController)
    windowController.document = self
  }
  open func removeWindowController(_ windowController: NSWindowController) {
    windowControllers.removeAll { $0 === windowController }
    if windowController.document === self { windowController.document = nil }
  }
  open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  open var windowForSheet: NSWindow? { windowControllers.first?.window }
  open func close() {
    for controller in windowControllers { controller.close() }
    NSDocumentController.shared.removeDocument(self)
  }

  // MARK: Reading and writing

  open func read(from data: Data, ofType typeName: String) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  open func read(from url: URL, ofType typeName: String) throws {
    try read(from: Data(contentsOf: url), ofType: typeName)
  }
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.fileWriteUnsupportedScheme) }
  open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
  open func save(_ sender: Any?) {
    guard let fileURL, (try? write(to: fileURL, ofType: fileType ?? "")) != nil else { return }
    updateChangeCount(.changeCleared)
  }
  open var isDocumentEdited: Bool { changes != 0 }
  open func updateChangeCount(_ change: ChangeType) {
    switch change {
    case .changeDone, .changeRedone, .changeDiscardable: changes += 1
    case .changeUndone: changes -= 1
    case .changeCleared, .changeAutosaved, .changeReadOtherContents: changes = 0
    }
    for controller in windowControllers { controller.window?.isDocumentEdited = isDocumentEdited }
  }
}

/// The documents that are open. (Apple, `NSDocumentController`.)
@preconcurrency @MainActor
open class NSDocumentController: NSObject {
  private static let only = NSDocumentController()
  open class var shared: NSDocumentController { only }

  open private(set) var documents: [NSDocument] = []
  open var currentDocument: NSDocument? {
    documents.first { document in document.windowControllers.contains { $0.window?.isMainWindow == true } }
  }
  open var hasEditedDocuments: Bool { documents.contains(where: \.isDocumentEdited) }
  open func addDocument(_ document: NSDocument) { documents.append(document) }
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
  open func document(for url: URL) -> NSDocument? { documents.first { $0.fileURL == url } }
  open func noteNewRecentDocumentURL(_ url: URL) { recentDocumentURLs.insert(url, at: 0) }
  open private(set) var recentDocumentURLs: [URL] = []
  open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }
}
