import Foundation

/// The name of an exception. Raw values are Foundation's.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An exception of Objective-C. (Foundation, `NSException`.) Swift cannot catch one, so raising it ends the program.
public final class NSException: NSObject {
  /// The kind of exception.
  public let name: NSExceptionName
  /// A text for people; nil if there is none.
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program with the name and the reason.
  public func raise() { fatalError("\(name.rawValue): \(reason ?? "(no reason)")") }

  /// Ends the program with a name and a formatted reason.
  public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
