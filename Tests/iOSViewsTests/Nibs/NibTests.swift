import AssetCatalogs
import Foundation
import Testing
import iOSViews

@testable import iOSCore
@testable import iOSLists

/// Documents of its own, loaded by code.
@MainActor
struct NibTests {
  private func load(owner: NibOwner = NibOwner()) throws -> (owner: NibOwner, badge: NibBadge, top: [Any]) {
    let top = UINib(data: NibFixtures.badge, bundle: nil).instantiate(withOwner: owner)
    return (owner, try #require(top.lazy.compactMap { $0 as? NibBadge }.first), top)
  }

  @Test func topLevelObjectsComeInTheDocumentsOrder() throws {
    let top = try load().top
    #expect(top.map { String(describing: type(of: $0)) } == ["NibHelper", "NibBadge"])
  }

  @Test func outletsAreConnectedByName() throws {
    let (owner, badge, top) = try load()
    #expect(owner.badge === badge)
    #expect(owner.helper === top.first as? NibHelper)
    #expect(owner.helper?.badge === badge)
    #expect(badge.caption.text == "Hello")
    #expect(badge.lines.map(\.text) == ["Hello", "World"])
    #expect(badge.width?.constant == 33)
    // Alone holds the helper, which its owner does not.
    withExtendedLifetime(top) {}
  }

  /// As UIKit does it: values and subviews first, then the rest of the class's own initialiser, outlets, `awakeFromNib`.
  @Test func classesSeeWhatTheyWouldInUIKit() throws {
    let badge = try load().badge
    #expect(badge.subviewsSeenByInit == 3)
    #expect(badge.backgroundColor == .red)
    #expect(badge.awakened == 1)
    #expect(badge.radius == 4.5)
  }

  /// Values by key paths, as Interface Builder's inspector takes them. A rectangle's numbers become insets: 13 pictures of iOS 14 in a
  /// public repository show a text view with 20 points at both sides.
  @Test func runtimeAttributesReachInnerObjects() throws {
    let root = try #require(
      UINib(data: NibFixtures.attributes, bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let text = try #require(root.subviews[0] as? UITextView)
    let button = try #require(root.subviews[1] as? UIButton)
    #expect(text.textContainerInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(text.textContainer.lineFragmentPadding == 3)
    // A value of another type changes nothing.
    #expect(text.text == "kept")
    #expect(text.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(text.layer.shadowRadius == 7)
    #expect(text.layer.borderColor == UITextView().layer.borderColor)
    #expect(button.titleLabel?.textAlignment == .right)
    #expect(button.titleLabel?.numberOfLines == 2)
  }

  @Test func weakOutletsAreWeak() throws {
    let owner = NibOwner()
    do { _ = UINib(data: NibFixtures.badge, bundle: nil).instantiate(withOwner: owner) }
    #expect(owner.badge != nil)
    #expect(owner.helper == nil)
    weak let badge = owner.badge
    owner.badge = nil
    #expect(badge == nil)
  }

  /// Nibs archive bounds and centres: views have their saved frames until layout places them, and masks follow from there.
  @Test func viewsHaveTheirSavedFramesUntilLayout() throws {
    let nib = UINib(data: NibFixtures.maskInPanel, bundle: nil)
    let root = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let panel = root.subviews[0]
    #expect(panel.frame == CGRect(x: 20, y: 30, width: 335, height: 100))
    root.frame.size.width = 415
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 20, y: 20, width: 375, height: 100))
    #expect(panel.subviews[0].frame == CGRect(x: 20, y: 10, width: 335, height: 30))
  }

  /// Placeholders are for the canvas alone.
  @Test func placeholdersDoNotCount() throws {
    let badge = try load().badge
    badge.layoutIfNeeded()
    let box = badge.subviews[2]
    #expect(box.frame.width == 33)
    #expect(box.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    #expect(badge.constraints.count == 7)
    #expect(badge.subviews[0].frame.minX == 10)
  }

  @Test func everyInstanceIsNew() throws {
    let nib = UINib(data: NibFixtures.badge, bundle: nil)
    let first = nib.instantiate(withOwner: nil)[1] as? NibBadge
    let second = nib.instantiate(withOwner: nil)[1] as? NibBadge
    #expect(first != nil && first !== second)
  }

  @Test func brokenDocumentsNameTheirPlace() {
    #expect(UINib(data: Data("<document".utf8), bundle: nil).error?.line == 1)
    #expect(UINib(nibName: "Nowhere", bundle: .main).error?.message.contains("Could not load NIB") == true)
  }

  @Test func tablesTakeCellsFromNibs() throws {
    let text = String(decoding: NibFixtures.badge, as: UTF8.self)
    let cell =
      "<objects><tableViewCell reuseIdentifier=\"A\" style=\"IBUITableViewCellStyleSubtitle\" id=\"c\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/></tableViewCell></objects></document>"
    let head = try #require(text.range(of: "<objects>"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(
      UINib(data: Data((text[..<head.lowerBound] + cell).utf8), bundle: nil), forCellReuseIdentifier: "A")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "A"))
    #expect(made.style == .subtitle)
    #expect(made.reuseIdentifier == "A")
  }
}

/// Storyboards, loaded by code.
@MainActor
struct StoryboardTests {
  private func storyboard() throws -> UIStoryboard { try UIStoryboard(document: NibFixtures.storyboard) }

  private func first(_ storyboard: UIStoryboard) throws -> NibScreen {
    try #require(storyboard.instantiateViewController(withIdentifier: "First") as? NibScreen)
  }

  @Test func theInitialControllerHasItsRoot() throws {
    let navigation = try #require(
      try storyboard().instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? NibScreen)
    #expect(root.navigationItem.title == "Title of first")
    #expect(root.storyboard != nil)
  }

  @Test func aControllerLoadsItsViewOnRequest() throws {
    let screen = try first(storyboard())
    #expect(screen.events == ["init", "awake"])
    #expect(!screen.isViewLoaded)
    screen.view.layoutIfNeeded()
    #expect(screen.view.frame.size == CGSize(width: 393, height: 852))
    #expect(screen.heading.frame.origin == CGPoint(x: 20, y: 8))
    // Containers are filled before the view counts as loaded.
    #expect(screen.events == ["init", "awake", "prepare embed", "loaded"])
  }

  @Test func containersHoldTheirControllers() throws {
    let screen = try first(storyboard())
    screen.loadViewIfNeeded()
    let inner = try #require(screen.children.first as? NibScreen)
    #expect(inner.received == "from true")
    #expect(inner.view.superview?.frame == CGRect(x: 20, y: 100, width: 300, height: 200))
    #expect(inner.view.frame.size == CGSize(width: 300, height: 200))
    // The document embeds the inner one in itself; the circle is not run through.
    #expect(inner.children.isEmpty)
  }

  /// With its view shown and its segues performed, too.
  @Test func aControllerIsFreedWithItsLastReference() throws {
    weak var root: UIViewController?
    weak var screen: NibScreen?
    weak var view: UIView?
    weak var pushed: UIViewController?
    do {
      let storyboard = try storyboard()
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      root = navigation
      screen = navigation.viewControllers.first as? NibScreen
      view = screen?.view
      #expect(screen != nil && view?.window === window)
      screen?.performSegue(withIdentifier: "go", sender: nil)
      pushed = navigation.viewControllers.last
      #expect(pushed != nil && pushed !== screen)
    }
    #expect(root == nil)
    #expect(screen == nil)
    #expect(view == nil)
    #expect(pushed == nil)
  }

  @Test func seguesPushAndPresent() throws {
    let navigation = try #require(
      try storyboard().instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? NibScreen)
    root.loadViewIfNeeded()
    let button = try #require(root.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 2)
    #expect((navigation.topViewController as? NibScreen)?.received == "from true")
    root.performSegue(withIdentifier: "modal", sender: nil)
    #expect(root.presentedViewController is NibScreen)
    #expect(root.events.suffix(2) == ["prepare go", "prepare modal"])
  }

  @Test func creatorsMakeTheController() throws {
    let screen: NibScreen = try storyboard().instantiateViewController(identifier: "Second") { coder in
      NibScreen(coder: coder, received: "a value")
    }
    #expect(screen.received == "a value")
    #expect(screen.view != nil && screen.heading.text == "Heading")
  }

  @Test func staticRowsAreShown() throws {
    let controller = try #require(
      try storyboard().instantiateViewController(withIdentifier: "Table") as? UITableViewController)
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 1)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Head")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.layoutIfNeeded()
    #expect(cell.frame.height == 60)
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.frame.minX == 5)
    #expect(abs(label.frame.midY - cell.contentView.bounds.midY) <= 0.5)
  }

  @Test func prototypesAreMadeAnew() throws {
    let controller = try #require(
      try UIStoryboard(document: NibFixtures.storyboard).instantiateViewController(withIdentifier: "List")
        as? UITableViewController)
    let table: UITableView = controller.tableView
    let first = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? NibRow)
    let second = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? NibRow)
    #expect(first !== second)
    #expect(first.name?.text == "Name")
    #expect(first.reuseIdentifier == "Row")
    let line = first.name?.intrinsicContentSize.height ?? 0
    #expect(abs(first.fittingHeight(forWidth: 300) - line - 40) < 0.01)
  }

  @Test func missingDocumentsAreRefused() {
    #expect(throws: (any Error).self) { try UIStoryboard(document: Data("no".utf8)) }
  }
}

/// The texts of documents in bundles.
@MainActor
struct NibTextTests {
  @Test func documentsComeInTheReadersLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in ["Base", "de"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("\(language).lproj"), withIntermediateDirectories: true)
    }
    try NibFixtures.badge.write(to: folder.appendingPathComponent("Base.lproj/Badge.xib"))
    try Data("\"l1.text\" = \"Hallo\";".utf8).write(
      to: folder.appendingPathComponent("de.lproj/Badge.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let url = try #require(BundleFiles.url(of: "Badge", "xib", in: bundle))
    func text(_ languages: [String]) throws -> String? {
      let document = try BundleFiles.document(at: url, in: bundle, languages: languages)
      return document.scenes.first?.views.first?.children.first?.labelContent.text
    }
    #expect(try text(["de-AT", "en"]) == "Hallo")
    #expect(try text(["en", "de"]) == "Hello")
    #expect(try text(["fr", "de"]) == "Hallo")
    #expect(try text(["fr"]) == "Hello")
  }

  /// An app that SwiftPM builds has its documents in a folder beside the program.
  @Test func theMainBundleHasTheDocumentsOfTheProgram() {
    let label = UINib(nibName: "ProgramNote", bundle: nil).instantiate(withOwner: nil).first as? UILabel
    #expect(label?.text == "A note of the program")
  }

  @Test func tablesHaveTheirRefreshControlAndTheirPrefetcher() throws {
    let list = try #require(
      try UIStoryboard(document: NibFixtures.storyboard).instantiateViewController(withIdentifier: "List")
        as? NibList)
    list.loadViewIfNeeded()
    #expect(list.tableView.prefetchDataSource === list)
    let control = try #require(list.refreshControl)
    #expect(list.tableView.refreshControl === control)
    #expect(control.actions(forTarget: list, forControlEvent: .valueChanged)?.count == 1)
  }

  /// As wide as in Apple's pictures of a running app (iOS 15.4 to 26.1): 16 on 390 points. Above and below 11, as of cells
  /// made in code (observed in saved documents).
  @Test func contentOfCellsHasTheMarginsOfCells() throws {
    let list = try #require(
      try UIStoryboard(document: NibFixtures.storyboard).instantiateViewController(withIdentifier: "List")
        as? NibList)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = list
    window.makeKeyAndVisible()
    let cell = try #require(list.tableView.dequeueReusableCell(withIdentifier: "Row"))
    list.tableView.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }
}
