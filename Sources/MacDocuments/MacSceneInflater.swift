import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// A constraint that was loaded from a document.
package final class MacDocumentConstraint: NSLayoutConstraint, DocumentedConstraint {
  package let documentIdentifier: String

  init(spec: ConstraintSpec, identifier: String) {
    documentIdentifier = identifier
    super.init(spec: spec)
  }
}

/// Turns one top-level view of a macOS document into views and constraints.
///
/// It creates all views first, then the constraints, which may refer to any of them.
@MainActor
final class MacSceneInflater {
  let context: MacInflationContext
  private var unknownElements: [LayoutFinding] = []
  private var constraints: ConstraintInflater
  /// The superviews of views by document id, to distinguish containers from siblings.
  private var parents: [String: String] = [:]
  /// By document id: the views of guides.
  private var owners: [String: String] = [:]
  /// Whether a constraint may speak of a safe area.
  private(set) var usesSafeArea = false
  /// The views in whose documents the coordinates of subviews run down.
  private(set) var flipped: Set<ObjectIdentifier> = []
  private var holders: [(document: InterfaceView, view: NSView)] = []
  /// The views with saved frames in superviews whose size only layout determines; superviews first.
  private var savedPlaces: [(view: NSView, frame: CGRect, isCell: Bool)] = []

  /// The scroll views; their tables' headers are above the clip views.
  private(set) var scrollViews: [NSScrollView] = []

  private var parts = MacContainerParts()

  /// The settings of the scroll view that is being filled.
  private var scroll: ScrollSettings?
  /// The height of the header that lies over its clip view, in points; 0 without one.
  private var headerHeight: CGFloat = 0

  /// The objects of a nib that a program loads; nil while designing.
  private let nib: MacNibObjects?

  init(context: MacInflationContext, nib: MacNibObjects? = nil) {
    self.context = context
    constraints = ConstraintInflater(file: context.file)
    self.nib = nib
  }

  var findings: [LayoutFinding] { unknownElements + constraints.findings }

  /// Creates the view and its descendants, with their constraints.
  func inflate(root document: InterfaceView) -> NSView {
    parts = MacContainerParts(document)
    let root = makeTree(document, parent: nil)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutNode.setFrame(CGRect(document.frame ?? .zero), container: nil)
    if nib == nil { root.layoutNode.setPixelGrid(PixelGrid(scale: Self.pixelsPerPoint)) }
    placeSavedFrames()
    installConstraints()
    return root
  }

  /// Saved numbers are whole (27,950 of 28,004; the rest are halves), centred views included.
  private static let pixelsPerPoint: CGFloat = 1

  // MARK: Views

  /// Recursive; the reader has bounded the depth.
  private func makeTree(_ document: InterfaceView, parent: InterfaceView?) -> NSView {
    guard let nib else {
      let view = MacViewFactory.makeView(for: document)
      fill(view, document, parent: parent)
      return view
    }
    return nib.makeView(document) { self.fill($0, document, parent: parent) }
  }

  /// Applies the document's properties to a view and adds its subviews.
  private func fill(_ view: NSView, _ document: InterfaceView, parent: InterfaceView?) {
    MacContainerMaking.prepare(view)
    configure(view, from: document, parent: parent)
    holders.append((document, view))
    if let view = view as? NSScrollView { scrollViews.append(view) }
    if let id = document.id {
      constraints.register(view.layoutNode, id: id)
      parents[id] = parent?.id
    }
    register(document.guides, of: view, id: document.id)
    let outer = (scroll, headerHeight)
    defer { (scroll, headerHeight) = outer }
    if document.kind == .known(.scrollView) { enter(scroll: document) }
    let making = MacContainerMaking(document: document)
    var arranged: [String: NSView] = [:]
    var others: [String: NSView] = [:]
    for child in document.children {
      let made = makeTree(child, parent: document)
      if let id = child.id, Self.isArranged(child, in: view) {
        arranged[id] = made
      } else {
        making.add(made, child, to: view)
        place(made, child, in: view, of: document)
        if let id = child.id { others[id] = made }
      }
    }
    MacArranging(document: document, children: arranged).arrange(in: view)
    making.finish(view, children: others)
  }

  private func enter(scroll document: InterfaceView) {
    scroll = document.scrollSettings
    let header = document.children.first { $0.kind == .known(.tableHeaderView) }?.frame
    headerHeight = header.map { CGFloat($0.height) } ?? 0
  }

  private func register(_ guides: [InterfaceGuide], of view: NSView, id: String?) {
    for guide in guides {
      if guide.kind == .safeArea { usesSafeArea = true }
      let item: LayoutItem = guide.kind == .safeArea ? view.safeAreaLayoutGuide.guideNode : view.layoutNode
      constraints.register(item, id: guide.id)
      owners[guide.id] = id
    }
  }

  /// Whether the superview itself takes the view up, where the document says.
  private static func isArranged(_ document: InterfaceView, in view: NSView) -> Bool {
    view is NSStackView && document.role == .subview
      || view is NSGridView && document.role == .property("contentView")
  }

  private func configure(_ view: NSView, from document: InterfaceView, parent: InterfaceView?) {
    view.documentIdentifier = document.id
    view.documentLocation = context.location(document.position)
    view.documentLabel = document.userLabel ?? document.shownText
    if nib == nil { view.userInterfaceLayoutDirection = context.direction }
    view.savedFrame = document.frame.map { CGRect($0) }
    view.documentClassName = document.customClass?.name ?? MacViewFactory.className(for: document)
    if MacCoordinates.isFlipped(document) { flipped.insert(ObjectIdentifier(view)) }
    if case .unknown(let name) = document.kind {
      unknownElements.append(.unknownElement(name, of: document, in: context.file))
    }
    view.isFlippedInDocument = MacCoordinates.isFlipped(document)
    if document.customClass != nil {
      view.builtInClassName = MacViewFactory.className(for: document) ?? String(describing: type(of: view))
    }
    view.verifiesAmbiguity = document.element["verifyAmbiguity"] != "off"
    let isArranged = document.role == .subview && parent?.kind == .known(.stackView)
    let isUnderAutoLayout =
      context.document.usesAutoLayout && !document.isFrameFixed
      && (isArranged || !document.translatesAutoresizingMaskIntoConstraints)
      && !(nib == nil && parts.isPlacedByContainer(document, in: parent))
    view.translatesAutoresizingMaskIntoConstraints = !isUnderAutoLayout
    view.autoresizingMask = DocumentNames.autoresizingMask(document.autoresizing ?? [])
    view.isHidden = document.isHidden
    MacControlAttributes(document: document, context: context).apply(to: view)
    MacContainerAttributes(document: document, context: context).apply(to: view)
    let priorities = DocumentPriorities(document)
    for axis in [LayoutAxis.horizontal, .vertical] {
      view.layoutNode.setHugging(priorities.hugging(axis), for: axis)
      view.layoutNode.setCompressionResistance(priorities.compressionResistance(axis), for: axis)
    }
    if let nib {
      nib.configure(view, document)
    } else {
      MacContentRules(document: document, context: context).apply(to: view)
    }
    MacViewLooks(document: document).apply(to: view)
    if nib == nil {
      MacRuntimeAttributes(attributes: document.runtimeAttributes, context: context).apply(to: view)
    }
  }

  /// Whether a part of a container is under Auto Layout without constraints.
  private func isCollapsed(_ document: InterfaceView, in parent: InterfaceView) -> Bool {
    context.document.usesAutoLayout && !document.translatesAutoresizingMaskIntoConstraints
      && parts.isPlacedByContainer(document, in: parent)
  }

  /// Where a container has a part that would collapse; nil for one that keeps its saved frame. A clip view lies within its
  /// scroll view's border, a list fills its clip view but for the height of its header: 9 of 9, of 7 repositories.
  private func marginsOfPart(_ document: InterfaceView, in parent: InterfaceView) -> LayoutInsets? {
    switch (parent.kind.known, document.kind.known) {
    case (.scrollView, .clipView) where document.role == .property("contentView"):
      let edge = DocumentNames.border(parent.scrollSettings.borderType).width
      return LayoutInsets(top: edge, left: edge, bottom: edge, right: edge)
    case (.clipView, .tableView), (.clipView, .outlineView), (.clipView, .collectionView):
      return LayoutInsets(top: 0, left: 0, bottom: headerHeight, right: 0)
    default: return nil
    }
  }

  // MARK: Saved frames

  private func place(
    _ view: NSView, _ document: InterfaceView, in superview: NSView, of parent: InterfaceView
  ) {
    if parent.kind == .known(.box), document.role == .property("contentView"),
      !superview.translatesAutoresizingMaskIntoConstraints,
      let margins = MacBoxRules(parent, era: context.era).contentMargins
    {
      view.translatesAutoresizingMaskIntoConstraints = false
      return pin(view, in: superview, margins)
    }
    if isCollapsed(document, in: parent), let margins = marginsOfPart(document, in: parent),
      parent.kind == .known(.clipView) || !superview.translatesAutoresizingMaskIntoConstraints
    {
      view.translatesAutoresizingMaskIntoConstraints = false
      return pin(view, in: superview, margins)
    }
    if document.role == .prototype, !view.translatesAutoresizingMaskIntoConstraints {
      return place(view, cell: document, in: superview, of: parent)
    }
    guard view.translatesAutoresizingMaskIntoConstraints, let frame = document.frame else { return }
    savedPlaces.append((view, CGRect(frame), document.role == .prototype && superview is NSTableView))
  }

  /// Places a table's prototype in its column. Rows with automatic height are sized by their content.
  private func place(
    _ view: NSView, cell document: InterfaceView, in table: NSView, of parent: InterfaceView
  ) {
    let rules = MacTableRules(parent, era: context.era, hasBorder: scroll?.borderType != "none")
    guard let place = rules.place(of: document) else { return }
    let node = view.layoutNode
    let above = place.previous.flatMap { constraints[$0] }
    // Columns follow the reading direction.
    tie(node, .leading, to: table.layoutNode, .leading, place.x, in: table)
    tie(node, .width, to: nil, .notAnAttribute, place.width, in: table)
    tie(node, .top, to: above ?? table.layoutNode, above == nil ? .top : .bottom, place.gap, in: table)
    if place.isAutomatic {
      tie(node, .height, to: nil, .notAnAttribute, 0, priority: Self.rowFitting, in: table)
    } else {
      tie(node, .height, to: nil, .notAnAttribute, place.height, in: table)
    }
  }

  /// The priority at which rows are as low as their content allows.
  private static let rowFitting = LayoutPriority(50)

  private func tie(
    _ item: LayoutItem, _ attribute: LayoutAttribute, to other: LayoutItem?,
    _ otherAttribute: LayoutAttribute, _ constant: CGFloat,
    priority: LayoutPriority = .required, in view: NSView
  ) {
    let constraint = NSLayoutConstraint(
      spec: ConstraintSpec(
        firstItem: item, firstAttribute: attribute, secondItem: other, secondAttribute: otherAttribute,
        constant: constant, priority: priority))
    constraint.kind = .system
    constraint.install(on: view.layoutNode)
  }

  /// Ties content to the edges of the frame.
  private func pin(_ view: NSView, in superview: NSView, _ margins: LayoutInsets) {
    let insets = superview.statedInsets ?? .zero
    let sides: [(LayoutAttribute, CGFloat)] = [
      (.left, margins.left - insets.left), (.right, insets.right - margins.right),
      (.top, margins.top - insets.top), (.bottom, insets.bottom - margins.bottom),
    ]
    for (side, constant) in sides {
      tie(view.layoutNode, side, to: superview.layoutNode, side, constant, in: superview)
    }
  }

  /// Places views under autoresizing from their saved frames and the present sizes of their superviews.
  func placeSavedFrames() {
    for (view, saved, isCell) in savedPlaces.reversed() {
      guard let superview = view.superview else { continue }
      var frame = saved
      let size = superview.layoutNode.frame.size
      if !flipped.contains(ObjectIdentifier(superview)) { frame.origin.y = size.height - saved.maxY }
      // Columns follow the reading direction in all containers.
      if isCell, superview.userInterfaceLayoutDirection == .rightToLeft {
        frame.origin.x = size.width - saved.maxX
      }
      view.layoutNode.setFrame(
        frame, container: superview.translatesAutoresizingMaskIntoConstraints ? size : nil)
    }
  }

  // MARK: Constraints

  private func installConstraints() {
    guard context.document.usesAutoLayout else { return }
    for (document, view) in holders {
      // Placeholder constraints only apply on the canvas.
      for constraint in document.constraints where nib == nil || !constraint.isPlaceholder {
        install(constraint, heldBy: view, of: document)
      }
    }
  }

  private func install(_ document: InterfaceConstraint, heldBy view: NSView, of holder: InterfaceView) {
    let constant = constant(of: document, holder: holder)
    constraints.install(document, heldBy: view.layoutNode, constant: constant) { spec in
      let constraint = MacDocumentConstraint(spec: spec, identifier: document.id)
      constraint.identifier = document.identifier
      nib?.register(constraint, document.id)
      return constraint
    }
  }

  /// The constant of a constraint, or the standard distance if the document omits it: 20 from a container's edge
  /// (1,294 of 1,302 stated ones), 8 between siblings (860 of 1,126).
  private func constant(of document: InterfaceConstraint, holder: InterfaceView) -> CGFloat {
    guard document.isSymbolic, document.constant == 0, let second = document.second else {
      return document.constant
    }
    let ids = [document.first.item ?? holder.id, second.item ?? holder.id]
      .map { id in id.flatMap { owners[$0] } ?? id }
    let isContainer = zip(ids, ids.reversed()).contains { id, other in
      id.flatMap { parents[$0] }.map { $0 == other } ?? false
    }
    return isContainer ? Self.fromContainer : Self.betweenSiblings
  }

  private static let fromContainer: CGFloat = 20
  private static let betweenSiblings: CGFloat = 8
}
