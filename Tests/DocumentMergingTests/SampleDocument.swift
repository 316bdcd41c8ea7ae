import DocumentMerging
import Foundation
import Testing

/// A storyboard as Xcode writes it, and edits of its text.
enum SampleDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="con-tr-oll">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14460.20"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--View Controller-->
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-oll" customClass="ViewController" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-wx-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" text="Name" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                    <rect key="frame" x="16" y="20" width="343" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" red="0.33333334326744" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                    <rect key="frame" x="16" y="60" width="46" height="30"/>
                                    <state key="normal" title="Save" image="disk"/>
                                    <connections>
                                        <action selector="save:" destination="con-tr-oll" eventType="touchUpInside" id="act-io-001"/>
                                    </connections>
                                </button>
                                <view contentMode="scaleToFill" id="mas-ke-001">
                                    <rect key="frame" x="20" y="200" width="100" height="50"/>
                                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="16" id="con-st-001"/>
                                <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="19" id="con-st-002"/>
                            </constraints>
                            <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                        </view>
                        <connections>
                            <outlet property="nameLabel" destination="lab-el-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="140" y="140"/>
            </scene>
        </scenes>
        <resources>
            <image name="disk" width="24" height="24"/>
        </resources>
    </document>

    """

  static let name = "text=\"Name\""
  static let label = element("label", id: "lab-el-001")
  static let button = element("button", id: "but-to-001")
  static let masked = element("view", id: "mas-ke-001")
  static let firstConstraint = line(with: "id=\"con-st-001\"")
  static let secondConstraint = line(with: "id=\"con-st-002\"")
  static let outlet = line(with: "id=\"out-le-001\"")
  static let labelFrame = line(with: "width=\"343\"")

  /// A whole line with its newline.
  static func line(with part: String) -> String {
    text.components(separatedBy: "\n").first { $0.contains(part) }.map { $0 + "\n" } ?? ""
  }

  /// The lines of an element with children.
  static func element(_ name: String, id: String) -> String {
    let lines = text.components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.contains("<\(name) ") && $0.contains(" id=\"\(id)\"") })
    else {
      return ""
    }
    let indent = lines[first].prefix { $0 == " " }
    let last = lines[first...].firstIndex { $0 == "\(indent)</\(name)>" } ?? first
    return lines[first...last].map { $0 + "\n" }.joined()
  }
}

/// A replacement of a part of a text.
struct TextEdit {
  var old: String
  var new: String

  init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }

  static func insert(_ text: String, before place: String) -> TextEdit { TextEdit(place, text + place) }
  static func insert(_ text: String, after place: String) -> TextEdit { TextEdit(place, place + text) }
  static func delete(_ text: String) -> TextEdit { TextEdit(text, "") }
}

extension String {
  /// Records a failure if a part is not there exactly once.
  func edited(_ edits: [TextEdit], at location: SourceLocation = #_sourceLocation) -> String {
    edits.reduce(self) { text, edit in
      let parts = text.components(separatedBy: edit.old)
      #expect(parts.count == 2, "\(edit.old)", sourceLocation: location)
      return parts.joined(separator: edit.new)
    }
  }
}

/// A merge of two edited forms of a text.
struct SampleMerge {
  let ours: String
  let theirs: String
  let result: MergeResult

  init(
    _ base: String = SampleDocument.text, ours: [TextEdit], theirs: [TextEdit],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(base, base.edited(ours, at: location), base.edited(theirs, at: location))
  }

  init(_ base: String?, _ ours: String, _ theirs: String) throws {
    (self.ours, self.theirs) = (ours, theirs)
    result = try DocumentMerge.merge(
      base: base.map { Data($0.utf8) }, ours: Data(ours.utf8), theirs: Data(theirs.utf8))
  }

  var text: String { String(decoding: result.document, as: UTF8.self) }
  var kinds: [MergeConflict.Kind] { result.conflicts.map(\.kind) }
  var messages: [String] { result.conflicts.map(\.message) }
}

/// Expects that two sides' edits are both in the result, and nothing else.
func expectMerged(
  _ base: String = SampleDocument.text, ours: [TextEdit], theirs: [TextEdit], into edits: [TextEdit]? = nil,
  at location: SourceLocation = #_sourceLocation
) throws {
  let merge = try SampleMerge(base, ours: ours, theirs: theirs, at: location)
  #expect(merge.messages == [], sourceLocation: location)
  expectSameLines(merge.text, base.edited(edits ?? ours + theirs, at: location), at: location)
}

/// Compares texts and names the first line that differs.
func expectSameLines(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  guard text != expected else { return }
  let pairs = zip(text.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
  let first = pairs.enumerated().first { $1.0 != $1.1 }
  #expect(
    first?.element.0 == first?.element.1, "line \(first.map { $0.offset + 1 } ?? 0)", sourceLocation: location
  )
  #expect(text.utf8.count == expected.utf8.count, sourceLocation: location)
}
