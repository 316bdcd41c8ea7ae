import Foundation
import MacViews
import Testing

/// Documented behaviour of layout, constraints and drawing passes: each test has the id of its row in docs/behaviour-mac.tsv,
/// which names the page.
@MainActor
struct MacLayoutBehaviourTests {
  /// Wants an extent, and an ornament outside of its alignment rectangle.
  private final class Sized: NSView {
    var content = NSSize(width: 40, height: 20)
    var insets = NSEdgeInsets()
    override var intrinsicContentSize: NSSize { content }
    override var alignmentRectInsets: NSEdgeInsets { insets }
  }

  /// Notes when it draws.
  private final class Drawing: NSView {
    let name: String
    let notes: MacNotes
    var updates = false
    init(_ name: String, _ notes: MacNotes) {
      self.name = name
      self.notes = notes
      super.init(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    override var wantsUpdateLayer: Bool { updates }
    override func updateConstraints() {
      notes.add("\(name).updateConstraints")
      super.updateConstraints()
    }
    override func layout() {
      notes.add("\(name).layout")
      super.layout()
    }
    override func viewWillDraw() {
      notes.add("\(name).viewWillDraw")
      super.viewWillDraw()
    }
    override func draw(_ dirtyRect: NSRect) { notes.add("\(name).draw") }
    override func updateLayer() { notes.add("\(name).updateLayer") }
  }

  private func root(_ views: NSView...) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  // MARK: Passes

  @Test("layout.once") func once() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.layoutSubtreeIfNeeded()
    notes.lines = []
    view.needsLayout = true
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(notes.lines.filter { $0 == "v.layout" }.count == 1)
  }

  @Test("layout.lazy") func lazy() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.layoutSubtreeIfNeeded()
    notes.lines = []
    view.needsLayout = true
    #expect(notes.lines.isEmpty && view.needsLayout)
  }

  @Test("layout.not-needed") func notNeeded() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.layoutSubtreeIfNeeded()
    notes.lines = []
    view.layoutSubtreeIfNeeded()
    #expect(notes.lines.isEmpty && !view.needsLayout)
  }

  @Test("layout.constraints-first") func constraintsFirst() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.layoutSubtreeIfNeeded()
    notes.lines = []
    view.needsUpdateConstraints = true
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(notes.lines == ["v.updateConstraints", "v.layout"])
  }

  @Test("layout.update-needed-once") func updateNeededOnce() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.updateConstraintsForSubtreeIfNeeded()
    notes.lines = []
    view.needsUpdateConstraints = true
    view.updateConstraintsForSubtreeIfNeeded()
    view.updateConstraintsForSubtreeIfNeeded()
    #expect(notes.lines == ["v.updateConstraints"] && !view.needsUpdateConstraints)
  }

  @Test("layout.translates-default") func translatesDefault() {
    #expect(NSView().translatesAutoresizingMaskIntoConstraints)
  }

  @Test("layout.fitting-keeps-frame") func fittingKeepsFrame() {
    let inner = NSView()
    let root = root(inner)
    activate(
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor))
    #expect(root.fittingSize == NSSize(width: 40, height: 30))
    #expect(root.frame.size == NSSize(width: 200, height: 100))
  }

  @Test("layout.intrinsic-change-needs-call") func intrinsicChangeNeedsCall() {
    let inner = Sized()
    let root = root(inner)
    activate(
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    root.layoutSubtreeIfNeeded()
    inner.content.width = 60
    root.needsLayout = true
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.width == 40)
    inner.invalidateIntrinsicContentSize()
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.width == 60)
  }

  @Test("layout.alignment-inverse") func alignmentInverse() {
    let view = Sized()
    view.insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let frame = NSRect(x: 10, y: 20, width: 50, height: 60)
    let aligned = view.alignmentRect(forFrame: frame)
    #expect(aligned == NSRect(x: 12, y: 23, width: 44, height: 56))
    #expect(view.frame(forAlignmentRect: aligned) == frame)
  }

  // MARK: Constraints

  @Test("constraint.inactive-default") func inactiveDefault() {
    #expect(!NSView().widthAnchor.constraint(equalToConstant: 1).isActive)
  }

  @Test("constraint.activates-in-ancestor") func activatesInAncestor() {
    let (a, b) = (NSView(), NSView())
    let root = root(a, b)
    let edge = a.topAnchor.constraint(equalTo: b.topAnchor)
    edge.isActive = true
    #expect(root.constraints.contains(edge) && !a.constraints.contains(edge))
  }

  @Test("constraint.size-in-view") func sizeInView() {
    let inner = NSView()
    let root = root(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    #expect(inner.constraints.contains(width) && !root.constraints.contains(width))
  }

  @Test("constraint.parent-child-in-parent") func parentChildInParent() {
    let inner = NSView()
    let root = root(inner)
    let edge = inner.topAnchor.constraint(equalTo: root.topAnchor)
    edge.isActive = true
    #expect(root.constraints.contains(edge))
  }

  @Test("constraint.deactivate-removes") func deactivateRemoves() {
    let inner = NSView()
    let root = root(inner)
    let edge = inner.topAnchor.constraint(equalTo: root.topAnchor)
    edge.isActive = true
    NSLayoutConstraint.deactivate([edge])
    #expect(!edge.isActive && !root.constraints.contains(edge))
  }

  @Test("constraint.higher-priority-wins") func higherPriorityWins() {
    let inner = NSView()
    let root = root(inner)
    let (weak, strong) = (
      inner.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 80)
    )
    weak.priority = .defaultLow
    strong.priority = .defaultHigh
    activate(weak, strong)
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.width == 80)
  }

  @Test("constraint.optional-comes-close") func optionalComesClose() {
    let inner = NSView()
    let root = root(inner)
    let wish = inner.widthAnchor.constraint(equalToConstant: 150)
    wish.priority = .defaultLow
    activate(wish, inner.widthAnchor.constraint(lessThanOrEqualToConstant: 90))
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.width == 90)
  }

  @Test("constraint.constant-changes") func constantChanges() {
    let inner = NSView()
    let root = root(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutSubtreeIfNeeded()
    width.constant = 70
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.width == 70 && width.isActive)
  }

  @Test("constraint.alignment-rectangles") func alignmentRectangles() {
    let inner = Sized()
    inner.insets = NSEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
    let root = root(inner)
    activate(
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.minX == 7 && inner.frame.width == 46)
  }

  @Test("constraint.leading-right-to-left") func leadingRightToLeft() {
    let inner = NSView()
    let root = root(inner)
    root.userInterfaceLayoutDirection = .rightToLeft
    inner.userInterfaceLayoutDirection = .rightToLeft
    activate(
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 50))
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.maxX == 190)
  }

  @Test("constraint.lower-hugging-stretches") func lowerHuggingStretches() {
    let (a, b) = (Sized(), Sized())
    let root = root(a, b)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    b.setContentHuggingPriority(.defaultLow, for: .horizontal)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutSubtreeIfNeeded()
    #expect(a.frame.width == 40 && b.frame.width == 160)
  }

  @Test("constraint.lower-resistance-shrinks") func lowerResistanceShrinks() {
    let (a, b) = (Sized(), Sized())
    (a.content.width, b.content.width) = (150, 150)
    let root = root(a, b)
    a.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutSubtreeIfNeeded()
    #expect(a.frame.width == 150 && b.frame.width == 50)
  }

  // MARK: Guides

  @Test("guide.owner") func guideOwner() {
    let (first, second, guide) = (NSView(), NSView(), NSLayoutGuide())
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second && first.layoutGuides.isEmpty)
  }

  @Test("guide.removal-ends-constraints") func guideRemovalEndsConstraints() {
    let (view, guide) = (NSView(), NSLayoutGuide())
    view.addLayoutGuide(guide)
    let edge = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    edge.isActive = true
    view.removeLayoutGuide(guide)
    #expect(!edge.isActive && guide.owningView == nil)
  }

  // MARK: Visual formats

  private func frames(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSRect] {
    let (a, b) = (NSView(), NSView())
    let root = root(a, b)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: ["size": 30], views: ["a": a, "b": b]))
    root.layoutSubtreeIfNeeded()
    return [a.frame, b.frame]
  }

  @Test("format.standard-space") func standardSpace() {
    let frames = frames("H:|[a(size)]-[b(size)]")
    #expect(frames[1].minX - frames[0].maxX == 8)
  }

  @Test("format.superview-space") func superviewSpace() {
    #expect(frames("H:|-[a(size)]")[0].minX == 20)
  }

  @Test("format.equal-widths") func equalWidths() {
    let frames = frames("H:|[a][b(==a)]|")
    #expect(frames.map(\.width) == [100, 100])
  }

  @Test("format.right-to-left") func formatRightToLeft() {
    let frames = frames("H:|[a(size)][b(size)]", [.directionRightToLeft])
    #expect(frames[0].maxX == 200 && frames[1].maxX == 170)
  }

  // MARK: Drawing

  @Test("display.passes-in-order") func passesInOrder() throws {
    let notes = MacNotes()
    let (window, view) = (NSWindow(), Drawing("v", notes))
    try #require(window.contentView).addSubview(view)
    window.displayIfNeeded()
    notes.lines = []
    view.needsUpdateConstraints = true
    view.needsLayout = true
    view.needsDisplay = true
    window.displayIfNeeded()
    #expect(notes.lines == ["v.updateConstraints", "v.layout", "v.viewWillDraw", "v.draw"])
  }

  @Test("display.only-needed") func onlyNeeded() throws {
    let notes = MacNotes()
    let (window, view) = (NSWindow(), Drawing("v", notes))
    try #require(window.contentView).addSubview(view)
    window.displayIfNeeded()
    notes.lines = []
    view.displayIfNeeded()
    #expect(!notes.lines.contains("v.draw"))
    view.needsDisplay = true
    view.displayIfNeeded()
    #expect(notes.lines.contains("v.draw") && !view.needsDisplay)
  }

  @Test("display.superview-first") func superviewFirst() throws {
    let notes = MacNotes()
    let (window, outer, inner) = (NSWindow(), Drawing("o", notes), Drawing("i", notes))
    outer.addSubview(inner)
    try #require(window.contentView).addSubview(outer)
    window.display()
    #expect(notes.lines.filter { $0.hasSuffix(".draw") } == ["o.draw", "i.draw"])
  }

  @Test("display.will-draw-before-any") func willDrawBeforeAny() throws {
    let notes = MacNotes()
    let (window, outer, inner) = (NSWindow(), Drawing("o", notes), Drawing("i", notes))
    outer.addSubview(inner)
    try #require(window.contentView).addSubview(outer)
    window.display()
    #expect(
      notes.lines.filter { $0.lowercased().hasSuffix("draw") } == [
        "o.viewWillDraw", "i.viewWillDraw", "o.draw", "i.draw",
      ])
  }

  @Test("display.hidden-not-drawn") func hiddenNotDrawn() throws {
    let notes = MacNotes()
    let (window, view) = (NSWindow(), Drawing("v", notes))
    try #require(window.contentView).addSubview(view)
    view.isHidden = true
    window.display()
    #expect(!notes.lines.contains("v.draw"))
  }

  @Test("display.update-layer") func updateLayer() throws {
    let notes = MacNotes()
    let (window, view) = (NSWindow(), Drawing("v", notes))
    view.updates = true
    view.wantsLayer = true
    try #require(window.contentView).addSubview(view)
    window.display()
    #expect(notes.lines.contains("v.updateLayer") && !notes.lines.contains("v.draw"))
  }
}
