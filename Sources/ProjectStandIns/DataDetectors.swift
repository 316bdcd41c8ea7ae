import Foundation

#if !canImport(ObjectiveC)
  /// Finds links and telephone numbers in texts. (Foundation, `NSDataDetector`, which Linux lacks.)
  ///
  /// Two expressions stand for Apple's analysis: addresses of the web with a scheme, with `www` or with a common domain, addresses
  /// of mail, and groups of digits. Dates, postal addresses and the other types are never found.
  public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types to find.
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression
    /// The types of the groups of the expression, the first at index 0.
    private let types: [NSTextCheckingTypes]

    /// The numbers of `NSTextCheckingResult.CheckingType` in Foundation on Linux, which deprecates them.
    fileprivate static let link: NSTextCheckingTypes = 1 << 6
    fileprivate static let phoneNumber: NSTextCheckingTypes = 1 << 11

    /// A detector of one type or several.
    ///
    /// - Throws: no error; Apple's initialiser throws for types that it does not know.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
      var patterns: [(type: NSTextCheckingTypes, pattern: String)] = []
      if checkingTypes & Self.link != 0 {
        patterns += [Self.addressPattern, Self.mailPattern, Self.domainPattern].map { (Self.link, $0) }
      }
      if checkingTypes & Self.phoneNumber != 0 { patterns.append((Self.phoneNumber, Self.phonePattern)) }
      types = patterns.map(\.type)
      // An expression that matches nowhere.
      let pattern = patterns.isEmpty ? "(?!)" : patterns.map { "(\($0.pattern))" }.joined(separator: "|")
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
    ) {
      expression.enumerateMatches(in: string, options: options, range: range) { match, flags, stop in
        block(match.map { self.result($0, in: string) }, flags, stop)
      }
    }

    private func result(_ match: NSTextCheckingResult, in string: String) -> NSTextCheckingResult {
      let group = types.indices.first { match.range(at: $0 + 1).location != NSNotFound }
      let type = group.map { types[$0] } ?? 0
      let text = (string as NSString).substring(with: match.range)
      return DetectedResult(
        range: match.range, type: type, url: type == Self.link ? Self.url(of: text) : nil,
        phoneNumber: type == Self.phoneNumber ? text : nil)
    }

    private static func url(of text: String) -> URL? {
      if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
      return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
    }

    /// All matches.
    public func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      expression.matches(in: string, options: options, range: range).map { result($0, in: string) }
    }

    /// The first match; nil without one.
    public func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
      expression.firstMatch(in: string, options: options, range: range).map { result($0, in: string) }
    }

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

  /// A place that a detector found.
  final class DetectedResult: NSTextCheckingResult {
    private let place: NSRange
    private let type: NSTextCheckingTypes
    let foundURL: URL?
    let foundNumber: String?

    init(range: NSRange, type: NSTextCheckingTypes, url: URL? = nil, phoneNumber: String? = nil) {
      (place, self.type, foundURL, foundNumber) = (range, type, url, phoneNumber)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
      NSTextCheckingResult.CheckingType(rawValue: type)
    }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange {
      idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
    override var regularExpression: NSRegularExpression? { nil }
    override func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSTextCheckingResult {
    /// The address of a link; nil for others.
    public var url: URL? { (self as? DetectedResult)?.foundURL }
    /// The number of a telephone; nil for others.
    public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }
    /// Nil: dates are not found.
    public var date: Date? { nil }
    /// Nil: dates are not found.
    public var timeZone: TimeZone? { nil }
    /// 0: dates are not found.
    public var duration: TimeInterval { 0 }
    /// Nil: addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Nil: flights are not found.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// The result for a link that a program knows.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      DetectedResult(range: range, type: NSDataDetector.link, url: url)
    }
    /// The result for a number that a program knows.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
      DetectedResult(range: range, type: NSDataDetector.phoneNumber, phoneNumber: phoneNumber)
    }
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
