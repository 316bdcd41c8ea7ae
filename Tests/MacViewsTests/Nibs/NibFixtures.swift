import Foundation

@_spi(ViewHooks) @testable import MacDocuments
@_spi(ViewHooks) @testable import MacWindows

/// Classes that the documents of these tests name, in this module.
final class NibBadge: NSView {
  weak var caption: NSTextField!
  var width: NSLayoutConstraint?
  var lines: [NSTextField] = []
  var radius: CGFloat = 0
  private(set) var subviewsSeenByInit = -1
  private(set) var awakened = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsSeenByInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += caption == nil ? 100 : 1
  }
}

final class NibOwner: NSObject {
  var badge: NibBadge?
  weak var helper: NibHelper?
  var panel: NSWindow?
}

final class NibHelper: NSObject, NibAwakening {
  weak var badge: NibBadge?
  private(set) var awakened = 0

  func awakeFromNib() { awakened += badge == nil ? 100 : 1 }
}

class NibScreen: NSViewController {
  weak var heading: NSTextField!
  private(set) var events: [String] = []
  var received: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init")
  }

  override init(nibName: NSNib.Name?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append(isViewLoaded ? "awake with view" : "awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(heading?.stringValue ?? "nothing")")
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-")")
    (segue.destinationController as? NibScreen)?.received =
      "from \(segue.sourceController as AnyObject === self)"
  }
}

final class NibSegue: NSStoryboardSegue {
  static var performed: [String] = []
  override func perform() { Self.performed.append(identifier ?? "") }
}

enum NibFixtures {
  static func xib(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NibOwner"><connections>
        <outlet property="badge" destination="badge" id="o1"/><outlet property="helper" destination="helper" id="o2"/>
        <outlet property="panel" destination="panel" id="o3"/>
      </connections></customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      \(objects)
      </objects></document>
      """.utf8)
  }

  private static func label(_ id: String, _ title: String, _ y: Int) -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="8" y="\(y)" width="40" height="16"/>
    <textFieldCell key="cell" title="\(title)" id="\(id)c"><font key="font" metaFont="system"/></textFieldCell></textField>
    """
  }

  static let badge = xib(
    """
    <customObject id="helper" customClass="NibHelper"><connections>
      <outlet property="badge" destination="badge" id="o4"/></connections></customObject>
    <customView id="badge" customClass="NibBadge" identifier="the badge">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(label("a", "Hello", 70))\(label("b", "World", 40))
        <button translatesAutoresizingMaskIntoConstraints="NO" tag="7" toolTip="Go on" id="go">
          <rect key="frame" x="13" y="3" width="60" height="32"/>
          <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" borderStyle="border" id="goc"/>
          <connections><action selector="go:" target="-2" id="a1"/></connections>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="badge" secondAttribute="leading" constant="10" id="k1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="badge" secondAttribute="top" constant="10" id="k2"/>
        <constraint firstItem="go" firstAttribute="width" constant="33" id="k3"/>
        <constraint firstItem="b" firstAttribute="width" constant="99" placeholder="YES" id="k4"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="caption" destination="a" id="o5"/><outlet property="width" destination="k3" id="o6"/>
        <outletCollection property="lines" destination="a" id="o7"/><outletCollection property="lines" destination="b" id="o8"/>
      </connections>
    </customView>
    <window title="Panel" id="panel" customClass="NSPanel"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
      <rect key="contentRect" x="100" y="80" width="300" height="150"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="150"/></view></window>
    <menu id="menu" title="Extras"><items><menuItem title="Go" keyEquivalent="g" id="m1"><connections>
      <action selector="go:" target="helper" id="a2"/></connections></menuItem>
      <menuItem isSeparatorItem="YES" id="m2"/></items></menu>
    """)

  private static func screen(_ id: String, _ heading: String, _ extra: String = "", _ inView: String = "")
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" storyboardIdentifier="\(id) screen" title="\(id)" customClass="NibScreen" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="300" height="200"/>
          <subviews>\(label("h-\(id)", heading, 170))\(inView)</subviews></view>
        <connections><outlet property="heading" destination="h-\(id)" id="oh-\(id)"/>\(extra)</connections>
      </viewController></objects></scene>
    """
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="win"><scenes>
    <scene sceneID="s-win"><objects><windowController id="win" sceneMemberID="viewController">
      <window key="window" title="Main" id="w"><windowStyleMask key="styleMask" titled="YES" resizable="YES"/>
        <rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
      <connections><segue destination="first" kind="relationship" relationship="window.shadowedContentViewController" id="r1"/>
      </connections></windowController></objects></scene>
    \(screen(
      "first", "First",
      "<segue destination=\"second\" kind=\"sheet\" identifier=\"next\" id=\"g1\"/>"
        + "<segue destination=\"second\" kind=\"custom\" identifier=\"mine\" customClass=\"NibSegue\" id=\"g2\"/>",
      "<containerView fixedFrame=\"YES\" id=\"box\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"80\" height=\"60\"/>"
        + "<connections><segue destination=\"third\" kind=\"embed\" identifier=\"inside\" id=\"g3\"/></connections></containerView>"))
    \(screen("second", "Second"))
    \(screen("third", "Third"))
    <scene sceneID="s-split"><objects><splitViewController id="split" storyboardIdentifier="split screen" \
    sceneMemberID="viewController"><splitViewItems><splitViewItem behavior="sidebar" id="i1"><connections>
      <segue destination="second" kind="relationship" relationship="splitItems" id="r2"/></connections></splitViewItem>
      <splitViewItem id="i2"/></splitViewItems>
      <connections><segue destination="third" kind="relationship" relationship="splitItems" id="r3"/></connections>
      </splitViewController></objects></scene>
    </scenes></document>
    """

  /// A bundle with the documents, in a folder of its own.
  static func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "nibs-\(UUID().uuidString).bundle")
    for (name, bytes) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    return bundle
  }
}
