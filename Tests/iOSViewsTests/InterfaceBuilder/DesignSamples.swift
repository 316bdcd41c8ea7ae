import AutoLayout
import Foundation
import InterfaceBuilder
import iOSViews

/// Small documents of our own, laid out.
@MainActor
enum DesignSamples {
  static func storyboard(
    _ objects: String, tools: String = "14113", device: String = "retina4_7", attributes: String = "",
    more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
    <device id="\(device)" orientation="portrait"/>
    <scenes>\(objects)</scenes>\(more)
    </document>
    """
  }

  static func scene(
    _ contents: String, id: String = "vc", controller: String = "", height: Double = 667, width: Double = 375
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="root\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    \(contents)<viewLayoutGuide key="safeArea" id="safe\(id)"/></view>\(controller)</viewController></objects></scene>
    """
  }

  /// A view of a fixed size at the top left of the safe area.
  static func corner(_ id: String = "vc") -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="corner\(id)">
    <constraints><constraint firstAttribute="width" constant="10" id="w\(id)"/>
    <constraint firstAttribute="height" constant="10" id="h\(id)"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="corner\(id)" firstAttribute="top" secondItem="safe\(id)" secondAttribute="top" id="t\(id)"/>
    <constraint firstItem="corner\(id)" firstAttribute="leading" secondAttribute="leadingMargin" id="l\(id)"/>
    </constraints>
    """
  }

  static func xib(_ objects: String, tools: String = "21507", device: String = "retina6_1") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/><objects>\(objects)</objects></document>
    """
  }

  static func document(
    _ text: String, metrics: DesignDocument.Metrics = .recorded, size: CGSize? = nil
  ) throws -> DesignDocument {
    try DesignDocument(
      contentsOf: Data(text.utf8), file: "Main.storyboard", options: .init(metrics: metrics, size: size))
  }

  /// Frames by id, after layout.
  static func frames(
    _ text: String, metrics: DesignDocument.Metrics = .recorded, size: CGSize? = nil
  ) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func collect(_ view: ViewSnapshot) {
      if let id = view.identifier { frames[id] = view.frame }
      for child in view.children { collect(child) }
    }
    for scene in try document(text, metrics: metrics, size: size).snapshot().scenes { collect(scene.root) }
    return frames
  }
}
