import Foundation

/// The importance of a message of the log. Raw values match Apple's. (Apple, `OSLogType`.)
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type by its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// A message without special importance.
  public static let `default` = OSLogType(0x00)
  /// A message that may help.
  public static let info = OSLogType(0x01)
  /// A message for development.
  public static let debug = OSLogType(0x02)
  /// A message about an error of the program.
  public static let error = OSLogType(0x10)
  /// A message about an error of the system or of several programs.
  public static let fault = OSLogType(0x11)
}

/// A category of messages. (Apple, `OSLog`.)
///
/// Linux has no unified log. Messages go to the standard error stream if the variable `OS_ACTIVITY_DT_MODE` is set, by which Xcode
/// has Apple's systems do the same, and nowhere otherwise.
public final class OSLog: NSObject, Sendable {
  let prefix: String
  let isDisabled: Bool

  /// The log without a category.
  public static let `default` = OSLog(prefix: "", isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(prefix: "", isDisabled: true)

  /// The log of a category.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ", isDisabled: false)
  }

  private init(prefix: String, isDisabled: Bool) {
    self.prefix = prefix
    self.isDisabled = isDisabled
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && Self.isShown }

  private static let isShown = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data("\(prefix)\(message())\n".utf8))
  }
}

/// Writes a message with the format's arguments after it. (Apple, `os_log(_:dso:log:type:_:)`.)
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {
  log.write(([String(describing: message)] + arguments.map { "\($0)" }).joined(separator: " "), type: type)
}

/// Writes a message of a type with the format's arguments after it. (Apple, `os_log(_:dso:log:_:_:)`.)
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {
  log.write(([String(describing: message)] + arguments.map { "\($0)" }).joined(separator: " "), type: type)
}

/// Writes a message. (Apple, `os_log(_:log:_:)`.)
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}

/// A text whose values can be private. Nothing is hidden here. (Apple, `OSLogMessage`.)
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text without values.
  public init(stringLiteral value: String) { text = value }
  /// A text with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of the text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Appends a part without values.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// Whether a value is shown in logs. (Apple, `OSLogPrivacy`.)
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String
  /// Shown if it is a number.
  public static let auto = OSLogPrivacy(name: "auto")
  /// Always shown.
  public static let `public` = OSLogPrivacy(name: "public")
  /// Hidden by Apple's systems.
  public static let `private` = OSLogPrivacy(name: "private")
  /// Hidden by Apple's systems, always.
  public static let sensitive = OSLogPrivacy(name: "sensitive")
}

/// Writes messages of one category. (Apple, `Logger`.)
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a category.
  public init() { log = .default }
  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// A logger of a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, type: .default) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
  /// Writes a message of the type `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
  /// Writes a message of the type `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
  /// Writes a message of the type `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, type: .info) }
  /// Writes a message of the type `default`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, type: .default) }
  /// Writes a message of the type `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, type: .error) }
  /// Writes a message of the type `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, type: .error) }
  /// Writes a message of the type `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
  /// Writes a message of the type `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
}
