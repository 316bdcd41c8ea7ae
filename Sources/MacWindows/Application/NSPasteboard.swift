import AutoLayout
import Foundation

/// Copied or dragged content. (Apple, `NSPasteboard`.) Pasteboards exist as long as the process and are not visible
/// outside of it.
open class NSPasteboard: NSObject, @unchecked Sendable {
  /// The name of a board. Raw values match AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name(rawValue: "Apple CFPasteboard general")
    public static let font = Name(rawValue: "Apple CFPasteboard font")
    public static let ruler = Name(rawValue: "Apple CFPasteboard ruler")
    public static let find = Name(rawValue: "Apple CFPasteboard find")
    public static let drag = Name(rawValue: "Apple CFPasteboard drag")
  }

  /// The type of a pasteboard's content. Raw values match AppKit's.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    public static let png = PasteboardType(rawValue: "public.png")
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    public static let rtfd = PasteboardType(rawValue: "com.apple.flat-rtfd")
    public static let html = PasteboardType(rawValue: "public.html")
    public static let tabularText = PasteboardType(rawValue: "public.utf8-tab-separated-values-text")
    public static let font = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.character-formatting")
    public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")
    public static let URL = PasteboardType(rawValue: "public.url")
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    public static let multipleTextSelection = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.multiple-text-selection")
  }

  /// A board's items and types. A lock guards them, because boards are used on any thread.
  private final class Contents: @unchecked Sendable {
    var items: [(type: PasteboardType, data: Data)] = []
    var declared: [PasteboardType] = []
    var changeCount = 0
  }

  private static let lock = NSLock()
  private static let boards = LockedValue<[Name: Contents]>([:])

  public let name: Name
  private let contents: Contents

  public init(name: Name) {
    self.name = name
    contents = Self.boards.withLock { boards in
      if let known = boards[name] { return known }
      let new = Contents()
      boards[name] = new
      return new
    }
  }

  public class var general: NSPasteboard { NSPasteboard(name: .general) }
  public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

  open func releaseGlobally() { Self.boards.withLock { $0[name] = nil } }

  /// The number of changes of the pasteboard's content.
  open var changeCount: Int { Self.lock.withLock { contents.changeCount } }

  /// Removes all content and returns the change count.
  @discardableResult
  open func clearContents() -> Int { declareTypes([], owner: nil) }

  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    Self.lock.withLock {
      contents.items = []
      contents.declared = newTypes
      contents.changeCount += 1
      return contents.changeCount
    }
  }

  @discardableResult
  open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    Self.lock.withLock {
      contents.declared += newTypes.filter { !contents.declared.contains($0) }
      return contents.changeCount
    }
  }

  /// The types in the order of their declaration.
  open var types: [PasteboardType]? { Self.lock.withLock { contents.declared } }

  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let present = self.types ?? []
    return types.first { present.contains($0) }
  }

  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    Self.lock.withLock {
      contents.items.removeAll { $0.type == dataType }
      contents.items.append((dataType, data))
      if !contents.declared.contains(dataType) { contents.declared.append(dataType) }
    }
    return true
  }

  /// Stores a property list in its binary form.
  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    setData(
      try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0),
      forType: dataType)
  }

  /// Nil for content that is not a property list.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    data(forType: dataType).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }

  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }

  open func data(forType dataType: PasteboardType) -> Data? {
    Self.lock.withLock { contents.items.first { $0.type == dataType }?.data }
  }

  open func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) }
  }
}

/// An object that can be put on a board. (Apple, `NSPasteboardWriting`.)
public protocol NSPasteboardWriting: AnyObject {
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// The data or the text of a type.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// Data by types, for a board. (Apple, `NSPasteboardItem`.)
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var contents: [(type: NSPasteboard.PasteboardType, value: Data)] = []

  open var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents.removeAll { $0.type == type }
    contents.append((type, data))
    return true
  }
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    contents.first { $0.type == type }?.value
  }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first(where: self.types.contains)
  }

  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? self : nil
  }
}

extension NSPasteboard {
  /// Adds the content that objects provide, the first one's for each type. (Apple, `writeObjects(_:)`, which keeps several
  /// items; a pasteboard holds one item here.)
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      for type in object.writableTypes(for: self) where data(forType: type) == nil {
        switch object.pasteboardPropertyList(forType: type) {
        case let data as Data: setData(data, forType: type)
        case let text as NSString: setString(text.description, forType: type)
        case let text as String: setString(text, forType: type)
        default: return false
        }
      }
    }
    return true
  }
}
