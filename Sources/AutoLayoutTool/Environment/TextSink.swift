import Foundation

/// A destination for text, such as standard output.
@MainActor
public protocol TextSink: AnyObject, Sendable {
  func write(_ text: String) throws
  /// Whether the output is a terminal: then progress may be shown.
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

  /// Terminals of the type `dumb` cannot overwrite text.
  public var isTerminal: Bool {
    isatty(handle.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  public func write(_ text: String) throws {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw ToolFailure(message: "the output cannot be written: \(FileError.reason(for: error))")
    }
  }
}

/// Stores the written text, for tests and previews.
@MainActor
public final class TextBuffer: TextSink {
  public private(set) var text = ""

  public init() {}

  public func write(_ text: String) { self.text += text }
}
