import AssetCatalogs
import Foundation
import Testing

@_spi(ViewHooks) @testable import MacDocuments
@_spi(ViewHooks) @testable import MacWindows

/// Documents of its own, loaded by code. The order of what happens is Apple's (Resource Programming Guide, "The Object
/// Loading Process").
@MainActor
struct NibTests {
  private func load(owner: NibOwner = NibOwner()) throws -> (owner: NibOwner, badge: NibBadge, top: [Any]) {
    registerClasses()
    var objects: NSArray?
    let nib = NSNib(nibData: NibFixtures.badge, bundle: nil)
    #expect(nib.instantiate(withOwner: owner, topLevelObjects: &objects))
    let top = try #require(objects).map { $0 }
    return (owner, try #require(top.lazy.compactMap { $0 as? NibBadge }.first), top)
  }

  private func registerClasses() {
    RuntimeClasses.register(NibHelper.self) { NibHelper() }
    for type in [NibBadge.self, NibScreen.self] as [AnyClass] { RuntimeClasses.register(type) }
    RuntimeClasses.register(NibSegue.self) { NibSegue(identifier: $0, source: $1, destination: $2) }
  }

  // MARK: Nibs

  @Test func topLevelObjectsComeInTheDocumentsOrder() throws {
    let top = try load().top
    #expect(top.map { String(describing: type(of: $0)) } == ["NibHelper", "NibBadge", "NSPanel", "NSMenu"])
  }

  @Test func outletsAreConnectedByName() throws {
    let (owner, badge, top) = try load()
    #expect(owner.badge === badge)
    #expect(owner.helper === top.first as? NibHelper)
    #expect(owner.helper?.badge === badge)
    #expect(badge.caption.stringValue == "Hello")
    #expect(badge.lines.map(\.stringValue) == ["Hello", "World"])
    #expect(badge.width?.constant == 33)
    withExtendedLifetime(top) {}
  }

  @Test func classesSeeWhatTheyWouldInAppKit() throws {
    let (_, badge, top) = try load()
    #expect(badge.subviewsSeenByInit == 3)
    #expect(badge.awakened == 1)
    #expect(badge.radius == 4.5)
    #expect(badge.identifier?.rawValue == "the badge")
    #expect((top.first as? NibHelper)?.awakened == 1)
  }

  @Test func actionsHaveTheirTargets() throws {
    let (owner, badge, top) = try load()
    let button = try #require(badge.subviews.last as? NSButton)
    #expect(button.target === owner)
    #expect(button.action == Selector("go:"))
    #expect(button.tag == 7)
    #expect(button.toolTip == "Go on")
    let menu = try #require(top.last as? NSMenu)
    #expect(menu.items.map(\.title) == ["Go", ""])
    #expect(menu.items[0].target === top.first as? NibHelper)
    #expect(menu.items[1].isSeparatorItem)
  }

  @Test func windowsHaveTheirContent() throws {
    let (owner, _, top) = try load()
    let panel = try #require(owner.panel)
    #expect(panel.title == "Panel")
    #expect(panel.contentView?.frame.size == NSSize(width: 300, height: 150))
    #expect(panel.styleMask == [.titled, .closable])
    withExtendedLifetime(top) {}
  }

  /// Springs are in force once a program has loaded the views. (Apple, `NSView.autoresizingMask`.)
  @Test func viewsFollowTheirSuperviewByTheirMasks() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews><customView id="s">
      <rect key="frame" x="20" y="10" width="160" height="80"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></customView></subviews></customView>
      </objects></document>
      """
    var objects: NSArray?
    #expect(
      NSNib(nibData: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, topLevelObjects: &objects))
    let made = try #require(objects).map { $0 }
    let view = try #require(made.first as? NSView)
    let inner = try #require(view.subviews.first)
    #expect(inner.autoresizingMask == [.width, .minYMargin])
    view.setFrameSize(NSSize(width: 300, height: 150))
    #expect(inner.frame == NSRect(x: 20, y: 60, width: 260, height: 80))
  }

  /// Placeholders are for the canvas alone, and so are alignment rectangles of other generations.
  @Test func placeholdersDoNotCount() throws {
    let badge = try load().badge
    #expect(badge.constraints.count == 3)
    #expect(badge.subviews[1].constraints.isEmpty)
    #expect(badge.subviews[0].statedInsets == nil)
  }

  @Test func ownersHoldWhatTheyConnect() throws {
    let owner = NibOwner()
    do { _ = try load(owner: owner) }
    #expect(owner.badge != nil)
    #expect(owner.helper == nil)
    weak let badge = owner.badge
    owner.badge = nil
    #expect(badge == nil)
  }

  @Test func otherBytesAreNotLoaded() {
    #expect(!NSNib(nibData: Data("no".utf8), bundle: nil).instantiate(withOwner: nil, topLevelObjects: nil))
    #expect(NSNib(nibNamed: "NoSuchNib", bundle: nil) == nil)
  }

  // MARK: Bundles

  @Test func controllersLoadTheirNibs() throws {
    registerClasses()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" customClass="NibScreen"><connections><outlet property="view" destination="root" id="o1"/>
      <outlet property="heading" destination="text" id="o2"/></connections></customObject>
      <customView id="root"><rect key="frame" x="0" y="0" width="90" height="40"/><subviews>
      <textField id="text" fixedFrame="YES"><rect key="frame" x="0" y="0" width="60" height="17"/>
      <textFieldCell key="cell" title="Hello" id="cell"/></textField></subviews></customView></objects></document>
      """
    let bundle = try NibFixtures.bundle([
      "Base.lproj/Screen.xib": Data(text.utf8),
      "de.lproj/Screen.strings": Data("\"cell.title\" = \"Hallo\";\n".utf8),
    ])
    let controller = NibScreen(nibName: "Screen", bundle: bundle)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame.size == NSSize(width: 90, height: 40))
    #expect(controller.events == ["loaded Hello"])
    let url = try #require(BundleFiles.url(of: "Screen", "xib", in: bundle))
    #expect(url.path.hasSuffix("Base.lproj/Screen.xib"))
  }

  @Test func windowControllersLoadTheirNibs() throws {
    registerClasses()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" customClass="NSWindowController"><connections><outlet property="window" destination="w" id="o1"/>
      </connections></customObject>
      <window title="Loaded" id="w"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0" y="0" width="90" height="40"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="90" height="40"/></view></window>
      </objects></document>
      """
    let controller = NSWindowController(window: nil)
    #expect(
      NSNib(nibData: Data(text.utf8), bundle: nil).instantiate(withOwner: controller, topLevelObjects: nil))
    #expect(controller.window?.title == "Loaded")
    #expect(controller.window?.windowController === controller)
  }

  // MARK: Storyboards

  private func storyboard() throws -> NSStoryboard {
    registerClasses()
    let bundle = try NibFixtures.bundle(["Main.storyboard": Data(NibFixtures.storyboard.utf8)])
    return NSStoryboard(name: "Main", bundle: bundle)
  }

  @Test func theEntryPointIsMade() throws {
    let controller = try #require(try storyboard().instantiateInitialController() as? NSWindowController)
    #expect(controller.window?.title == "Main")
    let screen = try #require(controller.contentViewController as? NibScreen)
    #expect(screen.heading.stringValue == "First")
    #expect(screen.events.starts(with: ["init", "awake"]))
    #expect(screen.events.contains("loaded First"))
    #expect(screen.storyboard != nil)
  }

  @Test func viewsAreLoadedWhenTheyAreNeeded() throws {
    let screen = try #require(
      try storyboard().instantiateController(withIdentifier: "second screen") as? NibScreen)
    #expect(!screen.isViewLoaded)
    #expect(screen.title == "second")
    #expect(screen.view.frame.size == NSSize(width: 300, height: 200))
    #expect(screen.events == ["init", "awake", "loaded Second"])
  }

  @Test func containersEmbedTheirControllers() throws {
    let screen = try #require(
      try storyboard().instantiateController(withIdentifier: "first screen") as? NibScreen)
    _ = screen.view
    let child = try #require(screen.children.first as? NibScreen)
    #expect(screen.events.contains("prepare inside"))
    #expect(child.received == "from true")
    #expect(child.view.frame == NSRect(x: 0, y: 0, width: 80, height: 60))
    #expect(child.view.isDescendant(of: screen.view))
  }

  @Test func seguesArePreparedAndPerformed() throws {
    let screen = try #require(
      try storyboard().instantiateController(withIdentifier: "first screen") as? NibScreen)
    NibSegue.performed = []
    screen.performSegue(withIdentifier: "mine", sender: nil)
    #expect(screen.events.last == "prepare mine")
    #expect(NibSegue.performed == ["mine"])
    screen.performSegue(withIdentifier: "next", sender: nil)
    let shown = try #require(screen.presentedViewControllers?.first as? NibScreen)
    #expect(shown.received == "from true")
  }

  @Test func splitsHaveTheirPanes() throws {
    let split = try #require(
      try storyboard().instantiateController(withIdentifier: "split screen") as? NSSplitViewController)
    #expect(split.splitViewItems.count == 2)
    #expect(split.splitViewItems.map(\.viewController.title).contains("second"))
  }

  @Test func controllersAreFreed() throws {
    weak var freed: NibScreen?
    do {
      let screen = try #require(
        try storyboard().instantiateController(withIdentifier: "first screen") as? NibScreen)
      _ = screen.view
      freed = screen
    }
    #expect(freed == nil)
  }
}
