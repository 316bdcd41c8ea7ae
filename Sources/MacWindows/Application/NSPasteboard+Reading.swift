import Foundation
import MacDrawing

/// Reading objects. (Apple, `readObjects(forClasses:options:)`.)
extension NSPasteboard {
  /// A condition for the objects that are read. Raw values match AppKit's.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only URLs of files; the value is a Boolean.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Only URLs of files with one of some types; the value is a list of their names. Not checked here.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }

  /// The object of the first class of which there is one; an empty list if there is none. The classes that are read are `NSString`,
  /// `NSURL` and `NSImage`: of others, objects are never read here.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil)
    -> [Any]?
  {
    for wanted in classArray {
      if let object = object(of: wanted, options ?? [:]) { return [object] }
    }
    return []
  }

  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil)
    -> Bool
  {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map(PasteboardType.init(rawValue:))) != nil
  }

  private func object(of wanted: AnyClass, _ options: [ReadingOptionKey: Any]) -> Any? {
    if wanted == NSString.self { return string(forType: .string).map { NSString(string: $0) } }
    if wanted == NSURL.self { return url(filesOnly: options[.urlReadingFileURLsOnly] as? Bool == true) }
    if wanted == NSImage.self {
      return [.png, .tiff].lazy.compactMap { self.data(forType: $0) }.compactMap { NSImage(data: $0) }.first
    }
    return nil
  }

  private func url(filesOnly: Bool) -> NSURL? {
    let types: [PasteboardType] = filesOnly ? [.fileURL] : [.fileURL, .URL]
    return types.lazy.compactMap { self.string(forType: $0) }.compactMap { NSURL(string: $0) }.first
  }
}
