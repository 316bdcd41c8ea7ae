import Foundation

#if !canImport(ObjectiveC)
  /// Finds links and telephone numbers in texts. (Foundation, `NSDataDetector`, which Linux lacks.)
  ///
  /// Two expressions stand for Apple's analysis: addresses of the web with a scheme, with `www` or with a common domain, addresses
  /// of mail, and groups of digits. Dates, postal addresses and the other types are never found. The type of results is that of
  /// regular expressions, and they have no URL.
  public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types to find.
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression

    /// The numbers of `NSTextCheckingResult.CheckingType` in Foundation on Linux, which deprecates them.
    private static let link: NSTextCheckingTypes = 1 << 6
    private static let phoneNumber: NSTextCheckingTypes = 1 << 11

    /// A detector of one type or several.
    ///
    /// - Throws: no error; Apple's initialiser throws for types that it does not know.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
      var patterns: [String] = []
      if checkingTypes & Self.link != 0 {
        patterns += [Self.addressPattern, Self.mailPattern, Self.domainPattern]
      }
      if checkingTypes & Self.phoneNumber != 0 { patterns.append(Self.phonePattern) }
      // An expression that matches nowhere.
      let pattern = patterns.isEmpty ? "(?!)" : patterns.map { "(?:\($0))" }.joined(separator: "|")
      expression = try NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
      self.checkingTypes = checkingTypes
    }

    /// Calls the block for each match.
    public func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block:
        @escaping (
          NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) { expression.enumerateMatches(in: string, options: options, range: range, using: block) }

    /// All matches.
    public func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { expression.matches(in: string, options: options, range: range) }

    /// The first match; nil without one.
    public func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { expression.firstMatch(in: string, options: options, range: range) }

    /// The number of matches.
    public func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { expression.numberOfMatches(in: string, options: options, range: range) }

    private static let end = "[^\\s<>\"'.,;:!?)\\]}]"
    private static let addressPattern = "\\b(?:(?:https?|ftp)://|www\\.)[^\\s<>\"']*\(end)"
    private static let mailPattern = "\\b(?:mailto:)?[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+\\b"
    private static let domainPattern =
      "(?<![@\\w.-])(?:[a-z0-9-]+\\.)+(?:com|org|net|edu|gov|io|dev|app|info|co|uk|de|fr|ru|jp|cn)\\b"
      + "(?:/(?:[^\\s<>\"']*\(end))?)?"
    private static let phonePattern =
      "(?<![\\w.])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,4}\\)[ .-]?)?(?:\\d{2,4}[ .-]){1,4}\\d{2,5}(?!\\w)"
      + "|(?<![\\w.])\\+?\\d{7,15}(?!\\w)"
  }

  /// The numbers of types of results. (Foundation, `NSTextCheckingTypes`.)
  public typealias NSTextCheckingTypes = UInt64

  /// Methods with pointers to Objective-C's strings. Foundation on Linux has them for Swift's.
  extension Scanner {
    /// Scans a text.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
      store(scanString(string), in: result)
    }

    /// Scans what stands before a text.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
      store(scanUpToString(string), in: result)
    }

    /// Scans characters of a set.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(
      from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool { store(scanCharacters(from: set), in: result) }

    /// Scans what stands before a character of a set.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(
      from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool { store(scanUpToCharacters(from: set), in: result) }

    private func store(_ found: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
      guard let found else { return false }
      result?.pointee = NSString(string: found)
      return true
    }
  }
#endif
