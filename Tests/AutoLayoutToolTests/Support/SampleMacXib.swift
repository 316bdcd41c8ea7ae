/// Xibs of one view for macOS, 400 × 300 points, saved by Xcode 15, with the views and constraints of a test. Frames count up
/// from the lower left corner, as documents of macOS write them.
enum SampleMacXib {
  static func text(views: String, constraints: String = "", tools: String = "22505") -> String {
    objects(
      """
      <customView id="root">
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints>
      </customView>
      """, tools: tools)
  }

  static func objects(_ objects: String, tools: String = "22505") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
    \(objects)
    </objects></document>
    """
  }

  /// `frame` is `x y width height`.
  static func view(
    _ id: String, _ frame: String, element: String = "customView", attributes: String = "",
    content: String = ""
  ) -> String {
    SampleStoryboard.view(id, frame, element: element, attributes: attributes, content: content)
  }

  static func label(_ id: String, _ frame: String, _ title: String, attributes: String = "") -> String {
    view(
      id, frame, element: "textField", attributes: attributes,
      content: """
        <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" id="\(id)-cell"><font key="font" metaFont="system"/>\
        </textFieldCell>
        """)
  }

  static func button(_ id: String, _ frame: String, _ title: String) -> String {
    view(
      id, frame, element: "button",
      content: """
        <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" borderStyle="border" id="\(id)-cell">\
        <font key="font" metaFont="system"/></buttonCell>
        """)
  }
}
