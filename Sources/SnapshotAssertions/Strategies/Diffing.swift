import Foundation

#if canImport(XCTest)
  import XCTest
#endif

/// Converts values to files and back, and compares them.
public struct Diffing<Value> {
  /// The contents of a file for a value.
  public var toData: (Value) -> Data
  /// The value in a file's contents.
  public var fromData: (Data) -> Value
  /// A description of the difference between a reference and a new value, with files that show it; nil if they match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

#if !canImport(Darwin)
  /// A file that shows a failure. (Apple's XCTest has the class; the one for other systems does not.) The files of a failed
  /// snapshot are written beside the new snapshot.
  public struct XCTAttachment {
    /// The word in the file's name, such as `difference`; nil for a file that is not written.
    public var name: String?
    /// The contents.
    public let data: Data

    /// A file without a type.
    public init(data: Data) { self.data = data }

    /// The type is not used.
    public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
  }
#endif
