/// A project with a document and an Objective-C class for its controller.
struct WiredProject {
  var files = [
    "/app/.git/HEAD": "ref",
    "/app/App.xcodeproj/project.pbxproj": "path = Main.storyboard; path = Code.swift; SWIFT_VERSION = 5.0;",
    "/app/Form.h":
      "@interface Form : UIViewController\n@property IBOutlet UILabel *name;\n- (void)save:(id)sender;\n@end\n",
  ]
  var document = #"customClass="Form""#
  var connections = #"<outlet property="name" destination="label" id="o-1"/>"#
  var action = #"<action selector="save:" destination="form" eventType="touchUpInside" id="a-1"/>"#
  var inside = ""
  var resources = ""
  var root = #"initialViewController="form""#
  var more = ""

  var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(root)>
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController \(document) id="form">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label text="a" id="label"><rect key="frame" x="0" y="0" width="10" height="21"/></label>
                  <button id="button"><connections>\(action)</connections></button>
                  \(inside)
                </subviews>
              </view>
              <connections>\(connections)</connections>
            </viewController>
            \(more)
          </objects>
        </scene>
      </scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }
}
