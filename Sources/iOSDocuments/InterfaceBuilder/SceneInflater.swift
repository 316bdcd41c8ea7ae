import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import iOSCore

/// The facts about a document that inflating a scene needs.
struct InflationContext {
  var document: InterfaceDocument
  var file: String
  /// Where a program's pictures and colours lie; nil on the canvas, where the document's own list of them counts.
  var bundle: Bundle?
  var metrics: DesignDocument.Metrics
  var direction: UIUserInterfaceLayoutDirection?
  /// The language of the system's own words, such as the names of months; nil for English.
  var language: String?
  var textSize = UIContentSizeCategory.large
  /// The document's ideographs are Chinese ones.
  var writesChinese = false
  /// By view id: the sizes that superviews of views under autoresizing were saved with, where they are known before
  /// layout.
  var savedContainers: [String: CGSize] = [:]
  /// The size classes of the canvas.
  var traits = DocumentTraits(width: nil, height: nil)
  /// Rows of tables follow the screen, the language and the text size; else they lie as they were saved.
  var stacksRows = false

  func location(_ position: DocumentPosition) -> SourceLocation { SourceLocation(file, position) }

  /// The colour of a document; nil for a name that neither the program nor the document has.
  @MainActor
  func resolved(_ color: DocumentColor) -> UIColor? {
    switch color {
    case .components(let space, let values, let alpha):
      return UIColor(documentSpace: space, components: values.map { CGFloat($0) }, alpha: CGFloat(alpha))
    case .system(let name):
      return UIColor.systemColor(named: name)
    case .named(let name):
      if let bundle, let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
      // Resolve an alias only once, because two names could refer to each other.
      guard let value = document.resources.namedColors[name], case .components = value else { return nil }
      return resolved(value)
    }
  }
}

/// Turns one top-level view of a document into views, guides and constraints.
///
/// Views first, all of them; then the constraints, which may speak of any.
@MainActor
final class SceneInflater {
  let context: InflationContext
  private var constraints: ConstraintInflater
  /// By document id, for guides.
  private var guideKinds: [String: InterfaceGuide.Kind] = [:]
  private var holders: [(document: InterfaceView, view: UIView)] = []
  private var unknownElements: [LayoutFinding] = []
  /// Views under autoresizing whose superviews get their sizes from layout, with the superviews' document ids.
  private(set) var withoutContainer: [(view: UIView, superview: String)] = []
  /// The table that is being filled.
  private var table: EnclosingTable?
  /// Who makes the objects at run time; nil on the canvas.
  private let objects: NibObjects?

  init(context: InflationContext, objects: NibObjects? = nil) {
    self.context = context
    self.objects = objects
    constraints = ConstraintInflater(file: context.file)
  }

  var findings: [LayoutFinding] { unknownElements + constraints.findings }

  /// Makes the view and all below it, with their constraints. `adapted` has its variations applied already.
  func inflate(root adapted: InterfaceView, guides: [InterfaceGuide]) -> UIView {
    let root = makeTree(adapted, parent: nil)
    // The canvas holds a top-level view as a window would, whatever the document says of it.
    root.translatesAutoresizingMaskIntoConstraints = true
    let attributes = ViewAttributes(document: adapted, context: context)
    if let tint = attributes.color(forKey: "tintColor") ?? context.document.tint.flatMap(attributes.resolved)
    {
      root.tintColor = tint
    }
    register(guides, of: root)
    installConstraints()
    return root
  }

  // MARK: Views

  private func makeTree(_ document: InterfaceView, parent: InterfaceView?) -> UIView {
    guard let objects else {
      let view = ViewFactory.makeView(for: document)
      load(view, from: document, parent: parent)
      return view
    }
    return objects.makeView(document) { self.load($0, from: document, parent: parent) }
  }

  /// Gives a view all that the document says of it.
  private func load(_ view: UIView, from document: InterfaceView, parent: InterfaceView?) {
    configure(view, from: document, parent: parent)
    holders.append((document, view))
    if let id = document.id { constraints.register(view.layoutNode, id: id) }
    objects?.add(view, document.element, document.runtimeAttributes)
    register(document.guides, of: view)
    let outerTable = table
    defer { table = outerTable }
    if document.kind == .known(.tableView) {
      table = EnclosingTable(document, isScreen: document.role == .property("view"))
    }
    for child in document.children {
      if let objects, objects.defers(child, in: view) { continue }
      add(makeTree(child, parent: document), from: child, to: view, of: document)
    }
    objects?.finishRows(of: view, document)
    (view as? DesignTableCell)?.mirrorParts()
  }

  /// Where a view under autoresizing lies; cells and their content not always where they were saved.
  private func savedFrame(_ document: InterfaceView, in view: UIView, of parent: InterfaceView) -> CGRect {
    guard let saved = document.frame else {
      return CGRect(origin: .zero, size: size(of: document, in: view, parent))
    }
    let cells = SavedCellFrames(document: context.document, table: table)
    switch (document.kind, parent.frame) {
    case (.known(.tableViewCell), _): return cells.cell(CGRect(saved))
    case (.known(.tableViewCellContentView), let cell?)
    where !document.translatesAutoresizingMaskIntoConstraints:
      // A cell places its content itself: at its corner in 1,748 of 1,749 saved cells, and this one has its size.
      return CGRect(origin: .zero, size: CGRect(cell).size)
    case (.known(.tableViewCellContentView), let cell?):
      let accessory = parent.cellSettings.accessoryType
      return cells.content(
        CGRect(saved), in: CGRect(cell), showsDisclosure: accessory == "disclosureIndicator")
    default: return plainFrame(document)
    }
  }

  /// A cell of a collection that was saved with another size than its content was laid out with its content's. Observed: 7 of
  /// 7, all saved 50 points high and wide beside items and contents of 70 to 200 points.
  private func plainFrame(_ document: InterfaceView) -> CGRect {
    var frame = CGRect(document.frame ?? .zero)
    guard document.kind == .known(.collectionViewCell),
      let content = document.children.first(where: { $0.role == .property("contentView") })?.frame
    else { return frame }
    frame.size = CGRect(content).size
    return frame
  }

  private func content(of cell: InterfaceView) -> InterfaceView? {
    cell.children.first { $0.kind == .known(.tableViewCellContentView) }
  }

  /// The size of a row that older tools saved without a frame.
  private func size(of document: InterfaceView, in view: UIView, _ parent: InterfaceView) -> CGSize {
    if document.kind == .known(.tableViewCellContentView) { return contentSize(of: view) }
    guard document.kind == .known(.tableViewCell) else { return .zero }
    let height = [document.cellSettings.rowHeight, parent.tableSettings.rowHeight].compactMap(\.self).first {
      $0 > 0
    }
    return CGSize(
      width: parent.frame?.width ?? 0, height: height.map { CGFloat($0) } ?? TableMetrics.rowHeight)
  }

  /// The content of such a row.
  private func fillRowWithoutFrame(_ cell: UIView, _ document: InterfaceView) {
    guard document.frame == nil || content(of: document)?.frame == nil,
      let content = (cell as? DesignTableCell)?.contentView
    else { return }
    content.frame = CGRect(origin: .zero, size: contentSize(of: cell))
  }

  /// The content's height in a row that was saved without its content's frame: all but the line below it.
  private func contentSize(of cell: UIView) -> CGSize {
    CGSize(
      width: cell.frame.width, height: max(0, cell.frame.height - CanvasRules.rowLine[context.document.xcode])
    )
  }

  /// An effect view's content and a table's background always fill them.
  private func fill(_ view: UIView, with child: UIView, frame: CGRect) {
    view.frame.size = frame.size
    child.frame = frame
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.layoutNode.autoresizingContainer = frame.size
  }

  private func isEffectContent(_ document: InterfaceView, of parent: InterfaceView) -> Bool {
    parent.kind == .known(.visualEffectView) && document.role == .property("contentView")
  }

  private func add(
    _ child: UIView, from document: InterfaceView, to view: UIView, of parent: InterfaceView
  ) {
    if let objects, objects.place(child, document, in: view) { return }
    // Cells scroll, and so have no safe area of the screen's. Observed: 60 of 62 cells under a bar.
    if document.role == .cell || document.role == .prototype { child.layoutNode.fixesSafeArea = true }
    if document.kind == .known(.tableViewCellContentView) { (view as? DesignTableCell)?.contentView = child }
    if let stack = view as? UIStackView, document.role == .subview {
      stack.addArrangedSubview(child)
    } else {
      view.addSubview(child)
    }
    guard child.translatesAutoresizingMaskIntoConstraints else { return }
    if isEffectContent(document, of: parent) {
      return fill(view, with: child, frame: CGRect(document.frame ?? .zero))
    }
    if document.role == .property("backgroundView") {
      return fill(view, with: child, frame: CGRect(origin: .zero, size: view.frame.size))
    }
    child.frame = savedFrame(document, in: view, of: parent)
    if document.kind == .known(.tableViewCellContentView) { (view as? DesignTableCell)?.takeContentHeight() }
    fillRowWithoutFrame(child, document)
    // A saved frame belongs to the size that the superview was saved with; of one under Auto Layout, only the next
    // layout decides that size.
    if view.translatesAutoresizingMaskIntoConstraints {
      child.layoutNode.autoresizingContainer = view.frame.size
    } else if let id = parent.id {
      child.layoutNode.autoresizingContainer = context.savedContainers[id]
      if context.savedContainers[id] == nil { withoutContainer.append((child, id)) }
    }
  }

  private func configure(_ view: UIView, from document: InterfaceView, parent: InterfaceView?) {
    view.documentIdentifier = document.id
    view.interfaceDirection = context.direction
    view.documentLocation = context.location(document.position)
    view.documentLabel = document.userLabel
    view.savedFrame = document.frame.map { CGRect($0) }
    view.verifiesAmbiguity = document.element["verifyAmbiguity"] != "off"
    view.documentClassName = document.customClass?.name ?? ViewFactory.className(for: document)
    if case .unknown(let name) = document.kind {
      unknownElements.append(.unknownElement(name, of: document, in: context.file))
    }
    configureLayout(view, from: document, parent: parent)
    MarginRules(
      document: document, parent: parent, context: context, table: table, isCanvas: objects == nil
    ).apply(to: view)
    let isArranged = document.role == .subview && parent?.kind == .known(.stackView)
    ViewAttributes(
      document: document, context: context, isCanvas: objects == nil, isArranged: isArranged
    ).apply(to: view)
  }

  private func configureLayout(_ view: UIView, from document: InterfaceView, parent: InterfaceView?) {
    // Collections place their cells themselves, cells their content views, and tables their background, whatever the document says.
    let isUnderAutoLayout =
      context.document.usesAutoLayout && !document.translatesAutoresizingMaskIntoConstraints
      && !document.isFrameFixed && document.kind != .known(.tableViewCellContentView)
      && !(document.kind == .known(.collectionViewCell) && document.role != .subview)
      && document.role != .property("backgroundView")
    view.translatesAutoresizingMaskIntoConstraints = !isUnderAutoLayout
    view.layoutNode.waitsForConstraints = objects != nil
    // At run time views have their saved frames until the first layout: nibs archive bounds and centres.
    if !isUnderAutoLayout || objects != nil { view.frame = plainFrame(document) }
    view.autoresizingMask = AutoresizingMask(document.autoresizing ?? [])
    let priorities = DocumentPriorities(document)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(priorities.hugging(axis), for: axis)
      view.setContentCompressionResistancePriority(priorities.compressionResistance(axis), for: axis)
    }
    guard objects == nil else { return }
    ContentSizeRules(document: document, parent: parent, context: context).apply(to: view)
  }

  // MARK: Guides

  private func register(_ guides: [InterfaceGuide], of view: UIView) {
    for guide in guides {
      guideKinds[guide.id] = guide.kind
      let found: UILayoutGuide? =
        switch guide.kind {
        case .safeArea: safeArea(of: view)
        case .keyboard: view.keyboardLayoutGuide
        case .layoutMargins, .readableContent: view.layoutMarginsGuide
        case .contentLayoutGuide: (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide
        case .top: view.topBarGuide
        case .bottom: view.bottomBarGuide
        }
      constraints.register(found?.guideNode ?? view.layoutNode, id: guide.id)
    }
  }

  /// On the canvas content that scrolls begins at its view's top, where nothing covers it once it is scrolled into place: 11
  /// of 12 scroll views below bars, of Xcode 10 to 16.
  private func safeArea(of view: UIView) -> UILayoutGuide {
    guard objects == nil, let scroll = view as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never
    else { return view.safeAreaLayoutGuide }
    return scroll.frameLayoutGuide
  }

  // MARK: Constraints

  /// When constraints contradict each other, the last one is dropped.
  private func installConstraints() {
    guard context.document.usesAutoLayout else { return }
    let all = holders.flatMap { document, view in
      document.constraints.reversed().map { HeldConstraint(document: $0, holder: document, view: view) }
    }
    let ranked = all.enumerated().sorted { a, b in
      let (first, second) = (a.element.rank, b.element.rank)
      return first == second ? a.offset < b.offset : first < second
    }
    let centred = Set(all.filter(\.isOfCentres).map(\.pair))
    for (index, (_, held)) in ranked.enumerated() {
      let isWeak = held.isOfBaselines && centred.contains(held.pair)
      install(held.document, heldBy: held.view, order: held.givesWay ? index : 0, isWeak: isWeak)
    }
  }

  /// - Parameter isWeak: the constraint gives way to all others at design time.
  private func install(
    _ document: InterfaceConstraint, heldBy view: UIView, order: Int, isWeak: Bool
  ) {
    if objects != nil, document.isPlaceholder { return }
    // At run time the system decides as for constraints made in code.
    let order = objects == nil ? order : 0
    constraints.install(document, heldBy: view.layoutNode, constant: constant(of: document)) { spec in
      var spec = spec
      if isWeak && objects == nil { spec.priority = Self.weakest }
      let constraint = DocumentConstraint(spec: spec, identifier: document.id, order: order)
      constraint.identifier = document.identifier
      objects?.register(constraint, document.id)
      return constraint
    }
  }

  private static let weakest = LayoutPriority(1)

  /// Standard distances depend on what they are kept from, whatever number the document gives for them. From the edge of a
  /// safe area it is nothing. From a layout guide it is 8 points, as between siblings.
  private func constant(of document: InterfaceConstraint) -> Double {
    guard document.isSymbolic else { return document.constant }
    let kinds = [document.first.item, document.second?.item].compactMap { $0.flatMap { guideKinds[$0] } }
    let betweenSiblings = 8.0
    let attribute = document.first.attribute
    if [.leading, .trailing, .left, .right, .top, .bottom].contains(attribute), kinds.contains(.safeArea),
      CanvasFact.noDistanceFromSafeArea.counts
    {
      return 0
    }
    if [.top, .bottom].contains(attribute), kinds.contains(.top) || kinds.contains(.bottom),
      CanvasFact.siblingDistanceFromGuide.counts
    {
      return betweenSiblings
    }
    return document.constant
  }
}

/// A constraint with the view that holds it.
private struct HeldConstraint {
  let document: InterfaceConstraint
  let holder: InterfaceView
  let view: UIView

  /// The ids of the two objects.
  var pair: Set<String> {
    Set([document.first.item, document.second?.item].map { $0 ?? holder.id ?? "" })
  }

  var isOfCentres: Bool { document.first.attribute == .centerY && isAlignment }

  /// Text is centred vertically in its view, so two labels of different fonts cannot share both centre and baseline. Observed: where
  /// constraints state both, the centres met, and the heights were the texts', in 3 of 3 pairs of 2 collections.
  var isOfBaselines: Bool {
    [.baseline, .lastBaseline, .firstBaseline].contains(document.first.attribute) && isAlignment
  }

  private var isAlignment: Bool {
    document.second?.attribute == document.first.attribute && document.relation == .equal
      && document.priority >= Double(UILayoutPriority.required.rawValue)
  }

  /// The order in which contradicting constraints are dropped: centring before edges, in 7 of 7 conflicts; fixed sizes before
  /// both; but in rows, whose height their table gives, bottoms and centring before sizes, in 9 of 11.
  private enum DropOrder: Int {
    case never, beforeEdges, beforeEdgesAndCentring, bottomOfRow, centreOfRow
  }

  var rank: Int { dropOrder.rawValue }

  private var dropOrder: DropOrder {
    switch (document.first.attribute, document.second) {
    case (.centerY, _?) where isOfRow: .centreOfRow
    case (.bottom, _?) where isOfRow, (.bottomMargin, _?) where isOfRow: .bottomOfRow
    case (.width, nil), (.height, nil): .beforeEdgesAndCentring
    case (.centerX, _), (.centerY, _): .beforeEdges
    default: .never
    }
  }

  /// Is dropped before any other view's constraints, and not only before those of its own view.
  var givesWay: Bool { dropOrder.rawValue > DropOrder.beforeEdges.rawValue }

  private var isOfRow: Bool {
    guard holder.kind == .known(.tableViewCellContentView) else { return false }
    return [document.first, document.second].contains { operand in
      operand.map { $0.item == nil || $0.item == holder.id } ?? false
    }
  }
}
