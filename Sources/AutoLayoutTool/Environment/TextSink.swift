import Foundation

/// Somewhere text goes, such as standard output.
@MainActor
public protocol TextSink: AnyObject {
  func write(_ text: String) throws
  /// Whether someone watches: then progress may be shown.
  var isTerminal: Bool { get }
}

extension TextSink {
  public var isTerminal: Bool { false }
}

/// Writes to a file handle, unbuffered.
@MainActor
public final class FileHandleSink: TextSink {
  private let handle: FileHandle

  public init(_ handle: FileHandle) { self.handle = handle }

  public var isTerminal: Bool { isatty(handle.fileDescriptor) == 1 }

  public func write(_ text: String) throws {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw ToolFailure(message: "the output cannot be written: \(error.localizedDescription)")
    }
  }
}

/// Keeps what is written, for tests and previews.
@MainActor
public final class TextBuffer: TextSink {
  public private(set) var text = ""

  public init() {}

  public func write(_ text: String) { self.text += text }
}
