import SeededRandom

/// Writes storyboards and xibs as Interface Builder does, of all the kinds of things that real ones hold. The same seed
/// writes the same document.
public struct DocumentGenerator {
  private var generator: SeededGenerator
  private var lastNumber = 0
  private let deepest = 4

  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  public mutating func document() -> String {
    let isXib = generator.chance(1, outOf: 4)
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    let tools = generator.pick([
      "5056", "7706", "10117", "13196", "14490.70", "16097", "19529", "21507", "24506",
    ])
    let device = generator.pick(["retina4_7", "retina6_1", "retina6_12", "ipad9_7", "retina4_0", ""])
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="vc-0">

      """
    if !device.isEmpty { text += "<device id=\"\(device)\" orientation=\"portrait\"/>\n" }
    text += isXib ? xibObjects() : scenes()
    return text + """
      <resources><image name="star" width="128" height="120"/><namedColor name="ink"><color red="0.1" green="0.2" \
      blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      </document>

      """
  }

  private mutating func identifier(_ prefix: String) -> String {
    lastNumber += 1
    return "\(prefix)-\(lastNumber)"
  }

  // MARK: Scenes

  private mutating func xibObjects() -> String {
    let root = identifier("root")
    return """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      \(view(root, key: nil, width: 375, height: 667, depth: 0))</objects>

      """
  }

  private mutating func scenes() -> String {
    var text = "<scenes>\n"
    for index in 0...generator.below(3) {
      text += "<scene sceneID=\"scene-\(index)\"><objects>\n"
      text += generator.chance(1, outOf: 4) ? tableController(index) : viewController(index)
      text +=
        "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"first-\(index)\" "
        + "sceneMemberID=\"firstResponder\"/></objects><point key=\"canvasLocation\" x=\"0\" y=\"0\"/></scene>\n"
    }
    text += """
      <scene sceneID="nav"><objects><navigationController id="nav-0"><navigationBar key="navigationBar" id="bar-0">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar><connections>
      <segue destination="vc-0" kind="relationship" relationship="rootViewController" id="seg-0"/></connections>
      </navigationController></objects></scene>
      </scenes>

      """
    return text
  }

  private mutating func viewController(_ index: Int) -> String {
    let root = identifier("root")
    return """
      <viewController id="vc-\(index)" title="Screen \(index)" customClass="ScreenController" customModule="App">
      <layoutGuides><viewControllerLayoutGuide type="top" id="tg-\(index)"/></layoutGuides>
      \(view(root, key: "view", width: 375, height: 667, depth: 0))
      <navigationItem key="navigationItem" title="Screen" id="item-\(index)"/></viewController>

      """
  }

  private mutating func tableController(_ index: Int) -> String {
    """
    <tableViewController id="vc-\(index)" title="List">
    \(table(identifier("table"), attributes: "key=\"view\"", depth: 1))</tableViewController>

    """
  }

  // MARK: Views

  private mutating func view(_ id: String, key: String?, width: Int, height: Int, depth: Int) -> String {
    let name = key.map { "key=\"\($0)\" " } ?? ""
    let inside = key != nil || depth == 0 ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\" "
    let safe = identifier("safe")
    return """
      <view \(name)contentMode="scaleToFill" \(inside)id="\(id)"><rect key="frame" x="0.0" y="0.0" \
      width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(content(of: id, guide: safe, depth: depth))
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <viewLayoutGuide key="safeArea" id="\(safe)"/></view>

      """
  }

  /// Some children, each pinned to its superview, its guide or its elder sibling.
  private mutating func content(of id: String, guide: String, depth: Int) -> String {
    var subviews = ""
    var constraints = ""
    var elder = id
    for _ in 0...generator.below(4) {
      let child = identifier("v")
      subviews += element(child, depth: depth + 1)
      constraints += pins(child, in: id, guide: guide, below: elder)
      elder = child
    }
    return """
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints>
      \(variation(of: elder))
      """
  }

  private mutating func pins(_ child: String, in id: String, guide: String, below elder: String) -> String {
    let target = generator.pick([id, guide, id])
    let bottom = elder == id ? "top" : "bottom"
    var text = constraint("\(child)\" firstAttribute=\"leading", "\(target)\" secondAttribute=\"leading")
    text += constraint("\(child)\" firstAttribute=\"top", "\(elder)\" secondAttribute=\"\(bottom)")
    switch generator.below(4) {
    case 0:
      text += constraint("\(target)\" firstAttribute=\"trailing", "\(child)\" secondAttribute=\"trailing")
    case 1:
      text += constraint(
        "\(child)\" firstAttribute=\"width", "\(id)\" secondAttribute=\"width\" multiplier=\"1:2")
    case 2:
      text += constraint(
        "\(child)\" firstAttribute=\"height", "\(child)\" secondAttribute=\"width\" multiplier=\"3/4")
    default: text += constraint("\(child)\" firstAttribute=\"centerY", "\(id)\" secondAttribute=\"centerY")
    }
    return text
  }

  private mutating func constraint(_ first: String, _ second: String) -> String {
    let priority = generator.pick([
      "", " priority=\"750\"", " priority=\"999\"", " relation=\"lessThanOrEqual\"",
    ])
    let inner =
      generator.chance(1, outOf: 8)
      ? "><variation key=\"heightClass=compact\" constant=\"4\"/></constraint>" : "/>"
    return "<constraint firstItem=\"\(first)\" secondItem=\"\(second)\" constant=\"\(generator.below(60))\""
      + "\(priority) id=\"\(identifier("c"))\"\(inner)\n"
  }

  private mutating func variation(of id: String) -> String {
    guard generator.chance(1, outOf: 5) else { return "" }
    return """
      <variation key="default"><mask key="subviews"><exclude reference="\(id)"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="\(id)"/></mask></variation>
      """
  }

  // MARK: Elements

  private static let leaves = [
    "label", "button", "imageView", "textField", "switch", "slider", "textView", "segmentedControl",
    "stepper",
    "progressView", "activityIndicatorView", "datePicker", "pickerView", "pageControl", "searchBar",
    "mapView",
    "visualEffectView", "customThing",
  ]

  private mutating func element(_ id: String, depth: Int) -> String {
    let attributes = "translatesAutoresizingMaskIntoConstraints=\"NO\" \(extras())"
    guard depth < deepest else { return leaf(id, attributes) }
    switch generator.below(10) {
    case 0: return stack(id, attributes, depth)
    case 1: return scroll(id, attributes, depth)
    case 2: return table(id, attributes: attributes, depth: depth)
    case 3: return collection(id, attributes, depth)
    case 4: return view(id, key: nil, width: 200, height: 100, depth: depth)
    default: return leaf(id, attributes)
    }
  }

  private mutating func extras() -> String {
    generator.pick([
      "", "", "hidden=\"YES\"", "userLabel=\"Thing\"", "horizontalHuggingPriority=\"251\"",
      "fixedFrame=\"YES\"",
      "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\"", "misplaced=\"YES\"",
      "preservesSuperviewLayoutMargins=\"YES\"", "semanticContentAttribute=\"forceRightToLeft\"",
    ])
  }

  private mutating func frame() -> String {
    "<rect key=\"frame\" x=\"\(generator.below(200))\" y=\"\(generator.below(500))\" "
      + "width=\"\(generator.below(300)).5\" height=\"\(generator.below(100))\"/>"
  }

  private mutating func leaf(_ id: String, _ attributes: String) -> String {
    let name = generator.pick(Self.leaves)
    let texts = """
      text="Grüße &amp; more" numberOfLines="\(generator.below(3))" placeholder="Name" image="star" \
      borderStyle="roundedRect" buttonType="system" datePickerMode="date" style="large"
      """
    return """
      <\(name) \(texts) \(attributes) id="\(id)">\(frame())
      <fontDescription key="fontDescription" type="system" pointSize="\(generator.below(40))"/>
      <state key="normal" title="Press" image="star"/><segments><segment title="One"/><segment title="Two"/></segments>
      <color key="textColor" name="ink"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></\(name)>

      """
  }

  private mutating func stack(_ id: String, _ attributes: String, _ depth: Int) -> String {
    var arranged = ""
    for _ in 0...generator.below(4) { arranged += element(identifier("v"), depth: depth + 1) }
    let axis = generator.pick(["", "axis=\"vertical\""])
    let distribution = generator.pick([
      "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "fill",
    ])
    let alignment = generator.pick(["fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"])
    return """
      <stackView opaque="NO" \(axis) distribution="\(distribution)" alignment="\(alignment)" spacing="8" \(attributes) \
      id="\(id)">\(frame())<subviews>\(arranged)</subviews></stackView>

      """
  }

  private mutating func scroll(_ id: String, _ attributes: String, _ depth: Int) -> String {
    let (content, frameGuide) = (identifier("content"), identifier("frame"))
    return """
      <scrollView \(attributes) id="\(id)">\(frame())\(self.content(of: id, guide: content, depth: depth))
      <viewLayoutGuide key="contentLayoutGuide" id="\(content)"/>
      <viewLayoutGuide key="frameLayoutGuide" id="\(frameGuide)"/></scrollView>

      """
  }

  private mutating func table(_ id: String, attributes: String, depth: Int) -> String {
    let cells = (0...generator.below(3)).map { _ in cell(depth: depth) }.joined()
    let rows =
      generator.chance(1, outOf: 2)
      ? "<prototypes>\(cells)</prototypes>"
      : "<sections><tableViewSection headerTitle=\"Head\" id=\"\(identifier("section"))\"><cells>\(cells)</cells>"
        + "</tableViewSection></sections>"
    return """
      <tableView \(attributes) style="\(generator.pick(["plain", "grouped", "insetGrouped"]))" rowHeight="-1" \
      estimatedRowHeight="-1" id="\(id)">\(frame())\(rows)</tableView>

      """
  }

  private mutating func cell(depth: Int) -> String {
    let content = identifier("content")
    let style = generator.pick([
      "", "style=\"IBUITableViewCellStyleSubtitle\"", "accessoryType=\"checkmark\"",
    ])
    return """
      <tableViewCell reuseIdentifier="Cell" \(style) rowHeight="80" id="\(identifier("cell"))">
      <rect key="frame" x="0.0" y="28" width="375" height="80"/>
      <tableViewCellContentView key="contentView" id="\(content)"><rect key="frame" x="0.0" y="0.0" width="375" \
      height="79.5"/>\(self.content(of: content, guide: content, depth: depth + 1))</tableViewCellContentView>
      </tableViewCell>

      """
  }

  private mutating func collection(_ id: String, _ attributes: String, _ depth: Int) -> String {
    let content = identifier("content")
    return """
      <collectionView \(attributes) id="\(id)">\(frame())<collectionViewFlowLayout key="collectionViewLayout" \
      minimumLineSpacing="10" id="\(identifier("flow"))"><size key="itemSize" width="128" height="128"/>
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Item" id="\(identifier("cell"))">
      <rect key="frame" x="0.0" y="0.0" width="128" height="128"/><view key="contentView" id="\(content)">
      <rect key="frame" x="0.0" y="0.0" width="128" height="128"/>
      \(self.content(of: content, guide: content, depth: depth + 1))</view></collectionViewCell></cells></collectionView>

      """
  }
}
