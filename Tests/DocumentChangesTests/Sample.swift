import DocumentChanges
import Foundation
import InterfaceBuilder

/// Storyboards of one scene with a few views.
enum Sample {
  static let label = """
    <label text="Name" id="l1" customClass="NameLabel"><rect key="frame" x="1" y="2" width="3" height="4"/>\
    <color key="textColor" systemColor="labelColor"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  static let constraint = """
    <constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="16" id="c1"/>
    """

  static func storyboard(
    views: String = label, constraints: String = constraint, connections: String = "", scene: String = "",
    attributes: String = "toolsVersion=\"1\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="vc" \(attributes)>
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="LoginController" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>
          </view>
          <connections>\(connections)</connections>
        </viewController>
      </objects><point key="canvasLocation" x="1" y="2"/></scene>\(scene)</scenes>
    </document>
    """
  }

  static func tree(_ text: String) throws -> DocumentTree { try DocumentTree(data: Data(text.utf8)) }

  static func differences(_ old: String, _ new: String) throws -> DocumentDifferences {
    DocumentComparison(try tree(old), try tree(new)).differences
  }
}
