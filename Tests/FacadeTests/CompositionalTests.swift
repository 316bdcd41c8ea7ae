import AutoLayout
import Foundation
import MacViews
import Testing
import iOSViews

private typealias PhonePlan = CompositionalPlan<iOSViews.NSCollectionLayoutGroup>
private typealias MacPlan = CompositionalPlan<MacViews.NSCollectionLayoutGroup>

/// The same compositional layout through both façades gives every item, header, badge and background the same frame.
@MainActor
struct CompositionalTests {
  private func withScreen(_ body: () -> Void) {
    let screen = NSScreen.standard
    defer { NSScreen.standard = screen }
    NSScreen.standard = NSScreen(frame: screen.frame, backingScaleFactor: UIScreen.main.scale)
    body()
  }

  /// - Returns: how many elements were equal.
  @discardableResult
  private func compare(_ phone: PhonePlan, _ mac: MacPlan, _ name: String) -> Int {
    let expected = PhoneCollection(phone).frames
    let found = MacCollection(mac).frames
    #expect(expected.keys.sorted() == found.keys.sorted(), "\(name)")
    guard let wrong = expected.keys.sorted().first(where: { expected[$0] != found[$0] }) else {
      return expected.count
    }
    Issue.record(
      "\(name), \(wrong): \(String(describing: found[wrong])) instead of \(String(describing: expected[wrong]))"
    )
    return 0
  }

  @Test func samplesHaveTheSameFrames() {
    withScreen {
      for (index, plans) in zip(PhonePlan.samples, MacPlan.samples).enumerated() {
        #expect(compare(plans.0, plans.1, "sample \(index)") > 0)
      }
    }
  }

  @Test func randomLayoutsHaveTheSameFrames() {
    withScreen {
      let compared = (UInt64(1)...300).map { compare(PhonePlan(seed: $0), MacPlan(seed: $0), "seed \($0)") }
      // Ten a layout; plans may have sections without items.
      #expect(compared.reduce(0, +) > 3_000)
    }
  }
}

/// A plan in UIKit.
@MainActor
private final class PhoneCollection: NSObject, UICollectionViewDataSource {
  final class Box: UIView {
    var content = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }

    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      iOSViews.NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  final class Cell: UICollectionViewCell {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Extra: UICollectionReusableView {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(self)
    }
    required init?(coder: NSCoder) { nil }
  }

  let plan: PhonePlan
  let view: UICollectionView

  init(_ plan: PhonePlan) {
    self.plan = plan
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = plan.isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = plan.spacing
    configuration.boundarySupplementaryItems = plan.boundaries
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in Self.section(plan.sections[index]) }, configuration: configuration)
    layout.register(Extra.self, forDecorationViewOfKind: "background")
    view = UICollectionView(frame: CGRect(origin: .zero, size: plan.size), collectionViewLayout: layout)
    super.init()
    view.semanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in PhonePlan.kinds {
      view.register(Extra.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static func section(_ section: PhonePlan.Section) -> iOSViews.NSCollectionLayoutSection {
    let made = iOSViews.NSCollectionLayoutSection(group: section.group)
    made.contentInsets = section.insets
    made.interGroupSpacing = section.spacing
    made.orthogonalScrollingBehavior = section.scrolling
    made.boundarySupplementaryItems = section.boundaries
    made.supplementariesFollowContentInsets = section.boundariesFollowInsets
    made.decorationItems = section.decorations
    return made
  }

  var frames: [String: CGRect] {
    let size = view.collectionViewLayout.collectionViewContentSize
    let all = view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: size).insetBy(dx: -1e5, dy: -1e5))
    var frames = ["content": CGRect(origin: .zero, size: size)]
    for attributes in all ?? [] {
      frames["\(attributes.representedElementKind ?? "item") \(attributes.indexPath)"] = attributes.frame
    }
    return frames
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { plan.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    plan.sections[section].itemCount
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.box.content = PhonePlan.content(indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? Extra)?.box.content = PhonePlan.content(indexPath)
    return view
  }
}

/// A plan in AppKit.
@MainActor
private final class MacCollection: NSObject, NSCollectionViewDataSource {
  final class Box: NSView {
    var content = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }
  }

  final class Extra: NSView, NSCollectionViewElement {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      MacViews.NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Item: NSCollectionViewItem {
    override func loadView() { view = Extra() }
  }

  private static let identifier = NSUserInterfaceItemIdentifier("box")
  let plan: MacPlan
  let scroll: NSScrollView
  let view = NSCollectionView(frame: .zero)

  init(_ plan: MacPlan) {
    self.plan = plan
    scroll = NSScrollView(frame: CGRect(origin: .zero, size: plan.size))
    super.init()
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = plan.isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = plan.spacing
    configuration.boundarySupplementaryItems = plan.boundaries
    view.userInterfaceLayoutDirection = plan.isRightToLeft ? .rightToLeft : .leftToRight
    view.register(Item.self, forItemWithIdentifier: Self.identifier)
    for kind in MacPlan.kinds {
      view.register(Extra.self, forSupplementaryViewOfKind: kind, withIdentifier: Self.identifier)
    }
    view.collectionViewLayout = NSCollectionViewCompositionalLayout(
      sectionProvider: { index, _ in Self.section(plan.sections[index]) }, configuration: configuration)
    view.dataSource = self
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
  }

  private static func section(_ section: MacPlan.Section) -> MacViews.NSCollectionLayoutSection {
    let made = MacViews.NSCollectionLayoutSection(group: section.group)
    made.contentInsets = section.insets
    made.interGroupSpacing = section.spacing
    made.orthogonalScrollingBehavior = section.scrolling
    made.boundarySupplementaryItems = section.boundaries
    made.supplementariesFollowContentInsets = section.boundariesFollowInsets
    made.decorationItems = section.decorations
    return made
  }

  var frames: [String: CGRect] {
    guard let layout = view.collectionViewLayout else { return [:] }
    let size = layout.collectionViewContentSize
    var frames = ["content": CGRect(origin: .zero, size: size)]
    for attributes in layout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: size).insetBy(dx: -1e5, dy: -1e5))
    {
      frames["\(attributes.representedElementKind ?? "item") \(attributes.indexPath ?? [])"] =
        attributes.frame
    }
    return frames
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { plan.sections.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    plan.sections[section].itemCount
  }
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath)
    -> NSCollectionViewItem
  {
    let item = collectionView.makeItem(withIdentifier: Self.identifier, for: indexPath)
    (item.view as? Extra)?.box.content = MacPlan.content(indexPath)
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: Self.identifier, for: indexPath)
    (view as? Extra)?.box.content = MacPlan.content(indexPath)
    return view
  }
}
