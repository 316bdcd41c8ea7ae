import Foundation

/// The members that Objective-C's objects of unknown class have: `(value as AnyObject).doubleValue`.
///
/// On Apple's systems any member of any class can be called on `AnyObject`, and is nil if the object lacks it. These are the ones
/// that values in dictionaries have.
public struct DynamicObject {
  private let value: AnyObject
  private var number: NSNumber? { value as? NSNumber }
  private var text: NSString? { value as? NSString }

  /// The members of an object.
  public init(_ value: AnyObject) { self.value = value }

  /// The truth value of a number or text.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// The number, or that of a text.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// The number, or that of a text.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// The integer, or that of a text.
  public var intValue: Int! { number?.intValue ?? text?.integerValue }
  /// The same as ``intValue``.
  public var integerValue: Int! { intValue }
  /// The number as a text.
  public var stringValue: String! { number?.stringValue }
  /// The number of UTF-16 units of a text, or of bytes of data.
  public var length: Int! { text?.length ?? (value as? NSData)?.length }
  /// The number of elements of a collection.
  public var count: Int! {
    (value as? NSArray)?.count ?? (value as? NSDictionary)?.count ?? (value as? NSSet)?.count
  }
  /// The rectangle of a value.
  public var cgRectValue: CGRect! { geometry(like: NSValue(rect: .zero))?.rectValue }
  /// The point of a value.
  public var cgPointValue: CGPoint! { geometry(like: NSValue(point: .zero))?.pointValue }
  /// The size of a value.
  public var cgSizeValue: CGSize! { geometry(like: NSValue(size: .zero))?.sizeValue }

  /// The value if it is of the type of another one: others end the program.
  private func geometry(like other: NSValue) -> NSValue? {
    guard let found = value as? NSValue, !(found is NSNumber), strcmp(found.objCType, other.objCType) == 0
    else {
      return nil
    }
    return found
  }
}
