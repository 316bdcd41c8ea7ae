import Foundation

/// Somewhere text goes, such as standard output.
@MainActor
public protocol TextSink: AnyObject, Sendable {
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

  /// Terminals that call themselves dumb cannot take back what was written.
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

/// Keeps what is written, for tests and previews.
@MainActor
public final class TextBuffer: TextSink {
  public private(set) var text = ""

  public init() {}

  public func write(_ text: String) { self.text += text }
}
