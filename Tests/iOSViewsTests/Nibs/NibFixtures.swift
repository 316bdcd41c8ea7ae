import Foundation
import iOSViews

/// Classes that the documents of these tests name, in this module.
final class NibBadge: UIView {
  weak var caption: UILabel!
  var width: NSLayoutConstraint?
  var lines: [UILabel] = []
  var radius: CGFloat = 0
  private(set) var subviewsSeenByInit = -1
  private(set) var awakened = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsSeenByInit = subviews.count
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += caption == nil ? 100 : 1
  }
}

final class NibOwner: NSObject {
  var badge: NibBadge?
  weak var helper: NibHelper?
}

final class NibHelper: NSObject {
  weak var badge: NibBadge?
}

class NibScreen: UIViewController {
  weak var heading: UILabel!
  private(set) var events: [String] = []
  var received: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init")
  }

  init?(coder: NSCoder, received: String) {
    self.received = received
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append(isViewLoaded ? "awake with view" : "awake")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-")")
    (segue.destination as? NibScreen)?.received = "from \(segue.source === self)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append(heading == nil ? "loaded without outlets" : "loaded")
  }
}

final class NibRow: UITableViewCell {
  weak var name: UILabel?
}

final class NibList: UITableViewController, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

/// Documents of our own.
enum NibFixtures {
  private static func document(_ type: String, _ attributes: String, _ body: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      \(body)
      </document>
      """.utf8)
  }

  static let module = String(reflecting: NibBadge.self).prefix { $0 != "." }

  /// A panel that constraints place, with a child that its mask places.
  static let maskInPanel = document(
    "XIB", "",
    """
    <objects>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="panel">
    <rect key="frame" x="20" y="30" width="335" height="100"/>
    <subviews><view id="inner"><rect key="frame" x="20" y="10" width="295" height="30"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
    <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="panel" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
    <constraint firstItem="panel" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" constant="20" id="r"/>
    </constraints></view></objects>
    """)

  static let badge = document(
    "XIB", "",
    """
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner" customModule="\(module)"><connections>
    <outlet property="badge" destination="badge" id="o1"/><outlet property="helper" destination="helper" id="o2"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <customObject id="helper" customClass="NibHelper" customModule="\(module)"><connections>
    <outlet property="badge" destination="badge" id="o3"/></connections></customObject>
    <view contentMode="scaleToFill" id="badge" customClass="NibBadge" customModule="\(module)">
    <rect key="frame" x="0" y="0" width="200" height="50"/>
    <subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="9" y="9" width="77" height="21"/></label>
    <label text="World" translatesAutoresizingMaskIntoConstraints="NO" id="l2"><rect key="frame" x="9" y="30" width="77" height="21"/></label>
    <view placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="70" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
    </subviews>
    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <constraints>
    <constraint firstItem="l1" firstAttribute="leading" secondItem="badge" secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstItem="l1" firstAttribute="top" secondItem="badge" secondAttribute="top" id="c2"/>
    <constraint firstItem="l2" firstAttribute="leading" secondItem="l1" secondAttribute="leading" id="c3"/>
    <constraint firstItem="l2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" id="c4"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="badge" secondAttribute="leading" id="c5"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="badge" secondAttribute="top" id="c6"/>
    <constraint firstItem="box" firstAttribute="width" constant="33" id="c7"/>
    <constraint firstItem="box" firstAttribute="height" constant="44" placeholder="YES" id="c8"/>
    </constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="unknown"><real key="value" value="1"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="caption" destination="l1" id="o4"/><outlet property="width" destination="c7" id="o5"/>
    <outletCollection property="lines" destination="l1" id="o6"/><outletCollection property="lines" destination="l2" id="o7"/>
    </connections></view></objects>
    """)

  private static func attribute(_ type: String, _ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
  }

  private static let red =
    "<color key=\"value\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  /// A text view and a button with values for objects inside them.
  static let attributes = document(
    "XIB", "",
    """
    <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <textView text="kept" id="text"><rect key="frame" x="0" y="0" width="300" height="90"/><userDefinedRuntimeAttributes>
    \(attribute("rect", "textContainerInset", "<rect key=\"value\" x=\"0.0\" y=\"20\" width=\"0.0\" height=\"20\"/>"))
    \(attribute("number", "textContainer.lineFragmentPadding", "<integer key=\"value\" value=\"3\"/>"))
    \(attribute("number", "layer.shadowRadius", "<real key=\"value\" value=\"7\"/>"))
    \(attribute("color", "tintColor", red))
    \(attribute("color", "layer.borderColor", red))
    \(attribute("number", "text", "<integer key=\"value\" value=\"1\"/>"))
    \(attribute("number", "nothing.there", "<integer key=\"value\" value=\"1\"/>"))
    </userDefinedRuntimeAttributes></textView>
    <button id="button"><rect key="frame" x="0" y="100" width="60" height="60"/><userDefinedRuntimeAttributes>
    \(attribute("number", "titleLabel.textAlignment", "<integer key=\"value\" value=\"2\"/>"))
    \(attribute("number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"2\"/>"))
    </userDefinedRuntimeAttributes></button>
    </subviews></view></objects>
    """)

  private static func scene(_ id: String, _ objects: String) -> String {
    "<scene sceneID=\"s-\(id)\"><objects>\(objects)</objects></scene>"
  }

  private static func screen(
    _ id: String, _ attributes: String, subviews: String = "", connections: String = ""
  ) -> String {
    scene(
      id,
      """
      <viewController id="\(id)" customClass="NibScreen" customModule="\(module)" \(attributes)>
      <view key="view" contentMode="scaleToFill" id="\(id)-root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label text="Heading" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-head"/>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      <constraints>
      <constraint firstItem="\(id)-head" firstAttribute="leading" secondItem="\(id)-safe" secondAttribute="leading" constant="20" id="\(id)-c1"/>
      <constraint firstItem="\(id)-head" firstAttribute="top" secondItem="\(id)-safe" secondAttribute="top" constant="8" id="\(id)-c2"/>
      </constraints></view>
      <navigationItem key="navigationItem" title="Title of \(id)" id="\(id)-item"/>
      <connections><outlet property="heading" destination="\(id)-head" id="\(id)-o"/>\(connections)</connections></viewController>
      """)
  }

  static let storyboard = document(
    "Storyboard.XIB", "initialViewController=\"nav\"",
    """
    <scenes>
    \(scene("nav", """
      <navigationController storyboardIdentifier="Nav" id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      """))
    \(screen(
      "first", "storyboardIdentifier=\"First\" title=\"First\"",
      subviews: """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="box"><rect key="frame" x="20" y="100" \
        width="300" height="200"/><connections><segue destination="inner" kind="embed" identifier="embed" id="e1"/></connections>
        </containerView>
        <button buttonType="system" fixedFrame="YES" id="go"><rect key="frame" x="20" y="400" width="80" height="30"/>
        <state key="normal" title="Go"/><connections><segue destination="second" kind="show" identifier="go" id="e2"/>
        </connections></button>
        """, connections: "<segue destination=\"second\" kind=\"presentation\" identifier=\"modal\" id=\"e3\"/>"))
    \(screen("second", "storyboardIdentifier=\"Second\""))
    \(screen("inner", "", connections: "<segue destination=\"inner\" kind=\"embed\" id=\"loop\"/>"))
    \(scene("table", """
      <tableViewController storyboardIdentifier="Table" id="table"><tableView key="view" dataMode="static" style="grouped" \
      rowHeight="-1" id="t1"><rect key="frame" x="0" y="0" width="393" height="852"/><sections>
      <tableViewSection headerTitle="Head" id="ts1"><cells>
      <tableViewCell rowHeight="60" id="cell1"><rect key="frame" x="0" y="28" width="393" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell1" id="cv1"><rect key="frame" x="0" y="0" width="393" height="60"/>
      <subviews><label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="tl1"/></subviews><constraints>
      <constraint firstItem="tl1" firstAttribute="centerY" secondItem="cv1" secondAttribute="centerY" id="tc1"/>
      <constraint firstItem="tl1" firstAttribute="leading" secondItem="cv1" secondAttribute="leading" constant="5" id="tc2"/>
      </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="table" id="d1"/><outlet property="delegate" destination="table" id="d2"/>
      </connections></tableView></tableViewController>
      """))
    \(scene("list", """
      <tableViewController storyboardIdentifier="List" customClass="NibList" customModule="\(module)" id="list"><tableView key="view" dataMode="prototypes" rowHeight="-1" id="t2">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="Row" customClass="NibRow" customModule="\(module)" id="proto">
      <rect key="frame" x="0" y="28" width="393" height="44"/><tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="pv">
      <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="pl"/></subviews><constraints>
      <constraint firstItem="pl" firstAttribute="top" secondItem="pv" secondAttribute="top" constant="20" id="p1"/>
      <constraint firstItem="pl" firstAttribute="leading" secondItem="pv" secondAttribute="leading" constant="7" id="p2"/>
      <constraint firstItem="pv" firstAttribute="bottom" secondItem="pl" secondAttribute="bottom" constant="20" id="p3"/>
      </constraints></tableViewCellContentView><connections><outlet property="name" destination="pl" id="po"/></connections>
      </tableViewCell></prototypes><connections><outlet property="prefetchDataSource" destination="list" id="pd"/></connections>
      </tableView><refreshControl key="refreshControl" opaque="NO" contentMode="center" id="rc">
      <autoresizingMask key="autoresizingMask"/><connections>
      <action selector="refresh" destination="list" eventType="valueChanged" id="ra"/></connections></refreshControl>
      </tableViewController>
      """))
    </scenes>
    """)
}
