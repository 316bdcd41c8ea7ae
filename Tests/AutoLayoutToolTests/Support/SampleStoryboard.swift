/// Storyboards of one screen, saved on an iPhone 8 (375 × 667 points), with the views and constraints of a test.
enum SampleStoryboard {
  static func text(views: String, constraints: String = "", guide: Bool = true) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
    \(views)
                </subviews>
                \(guide ? "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>" : "")
                <constraints>
    \(constraints)
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  /// `frame` is `x y width height`.
  static func view(
    _ id: String, _ frame: String, element: String = "view", attributes: String = "", content: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
        \(content)
      </\(element)>
      """
  }

  /// `formula` is `first.attribute relation [second.attribute] [constant]`, such as `a.top = root.top 20`.
  static func constraint(_ id: String, _ formula: String, _ attributes: String = "") -> String {
    let parts = formula.split(separator: " ").map(String.init)
    let first = parts[0].split(separator: ".")
    var text = "<constraint id=\"\(id)\" firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    text +=
      ["=": "", "<=": " relation=\"lessThanOrEqual\"", ">=": " relation=\"greaterThanOrEqual\""][parts[1]]
      ?? ""
    for part in parts.dropFirst(2) {
      if Double(part) != nil {
        text += " constant=\"\(part)\""
      } else {
        let second = part.split(separator: ".")
        text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      }
    }
    return text + " \(attributes)/>"
  }

  /// Places a view at a frame by four constraints, with ids made of its own.
  static func pinned(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    [
      constraint("\(id)-x", "\(id).leading = root.leading \(x)"),
      constraint("\(id)-y", "\(id).top = root.top \(y)"),
      constraint("\(id)-w", "\(id).width = \(width)"), constraint("\(id)-h", "\(id).height = \(height)"),
    ].joined(separator: "\n")
  }
}
