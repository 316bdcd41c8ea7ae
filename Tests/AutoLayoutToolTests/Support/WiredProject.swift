import AutoLayoutTool
import Foundation
import Testing

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

extension WiredProject {
  struct Found: Equatable {
    var rule: String
    var file: String
    var line: Int
    var message: String
    var fix: String?
  }

  /// The findings of the rules about wiring in the project.
  @MainActor
  func lint(
    _ options: [String] = [], paths: [String] = ["/app"], cache: (any CacheStore)? = nil
  ) throws -> [Found] {
    var files = files
    if files["/app/Main.storyboard"] == nil { files["/app/Main.storyboard"] = storyboard }
    let run = ToolRun(
      ["lint"] + paths + ["--format", "json", "--select", "wiring"] + options, files: MemoryFiles(files),
      documents: DesignDocuments(), cache: cache)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    #expect((report["errors"] as? [Any])?.isEmpty == true, "\(run.output)")
    return (report["findings"] as? [[String: Any]] ?? []).map { finding in
      Found(
        rule: finding["rule"] as? String ?? "", file: finding["file"] as? String ?? "",
        line: finding["line"] as? Int ?? 0, message: finding["message"] as? String ?? "",
        fix: finding["fix"] as? String)
    }
  }

  @MainActor
  func rules() throws -> [String] { try lint().map(\.rule) }
}
