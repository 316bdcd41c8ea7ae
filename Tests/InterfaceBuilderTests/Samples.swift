import Foundation

@testable import InterfaceBuilder

/// Small documents of our own.
enum Samples {
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  /// A storyboard whose one scene holds `objects`, which begins on line 5.
  static func storyboard(_ objects: String, attributes: String = "", head more: String = "") -> String {
    head
      + """
      <document type="\(storyboardType)" version="3.0" toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
      <device id="retina4_7" orientation="portrait"/>\(more)
      <scenes><scene sceneID="s1"><objects>
      \(objects)
      </objects></scene></scenes>
      </document>
      """
  }

  /// A storyboard of one controller whose view holds `contents`, which begins on line 8.
  static func screen(_ contents: String) -> String {
    storyboard(
      """
      <viewController id="vc1" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v01">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(contents)
      </view></viewController>
      """)
  }

  static func xib(_ objects: String) -> String {
    head
      + """
      <document type="\(xibType)" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      \(objects)
      </objects>
      </document>
      """
  }

  static func read(_ text: String) throws(DocumentError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8))
  }

  /// The error that reading throws; nil when it does not.
  static func error(_ text: String) -> DocumentError? {
    error(Data(text.utf8))
  }

  static func error(_ data: Data) -> DocumentError? {
    do {
      _ = try InterfaceDocument(data: data)
      return nil
    } catch {
      return error
    }
  }

  /// The place of the first occurrence of `needle`, counted independently of the reader.
  static func place(of needle: String, in text: String, occurrence: Int = 1) -> DocumentPosition? {
    var start = text.startIndex
    var found: String.Index?
    for _ in 0..<occurrence {
      guard let range = text.range(of: needle, range: start..<text.endIndex) else { return nil }
      found = range.lowerBound
      start = range.upperBound
    }
    guard let found else { return nil }
    let before = text[..<found]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return DocumentPosition(line: line.count, column: (line.last?.unicodeScalars.count ?? 0) + 1)
  }
}
