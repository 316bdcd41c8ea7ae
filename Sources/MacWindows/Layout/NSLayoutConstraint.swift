import AutoLayout
import Foundation

/// A relation between two attributes of views or guides, or between one and a constant:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
/// (Apple, `NSLayoutConstraint`; in AppKit it belongs to no actor.)
///
/// Positive constants of vertical attributes go down, whatever the flipping of the views (observed in saved documents: 233 of
/// 233 text fields and custom views).
open class NSLayoutConstraint: LayoutConstraintBase {
  public typealias Attribute = LayoutAttribute
  public typealias Relation = LayoutRelation
  public typealias Orientation = LayoutAxis
  public typealias Priority = LayoutPriority

  package var associations: AssociationTable?
  private var creationTrace = CreationTrace.none
  /// Shown in descriptions and conflict reports.
  open var identifier: String?
  /// Whether the constraint is written to archives. Default false.
  open var shouldBeArchived = false

  public override init() {
    super.init()
    noteCreation(of: self)
  }

  public override init(spec: ConstraintSpec) {
    super.init(spec: spec)
    noteCreation(of: self)
  }

  /// A constraint as its equation. `attribute2` is `.notAnAttribute` and `item2` nil for a constant size.
  ///
  /// Traps with Apple's exception texts on an illegal one.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      spec: .checked(view1, attr1, relation, view2, attr2, multiplier, c, item: Self.layoutItem))
    traced()
  }

  open override var tracedSite: SourceLocation? { creationTrace.caller }

  /// The distance or equation that the constraint states, as AppKit prints it.
  open override var description: String { ConstraintDescriber().describe(self).description }

  open var firstItem: AnyObject? { spec.firstItem?.owner }
  open var secondItem: AnyObject? { spec.secondItem?.owner }
  /// The anchor of the first item and attribute; equal to the one that the item hands out, and of its class.
  @_disfavoredOverload
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    (self as any ConstraintWithAnchors).firstAnchor.ofAnyType
  }
  @_disfavoredOverload
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    (self as any ConstraintWithAnchors).secondAnchor?.ofAnyType
  }
  open var firstAttribute: Attribute { spec.firstAttribute }
  open var secondAttribute: Attribute { spec.secondAttribute }
  open var relation: Relation { spec.relation }
  open var multiplier: CGFloat { spec.multiplier }

  /// In points. May change at any time; far cheaper than another constraint.
  open var constant: CGFloat {
    get { spec.constant }
    set {
      ConstraintSpec.illegality(ofConstant: newValue)?.raise()
      checkThread(holder)
      if AnimatorMarks.exist, stepsConstant(to: newValue) { return }
      changeConstant(newValue)
    }
  }

  /// May not cross 1000 while the constraint is active, unless `LayoutSwitches/allowsCrossingRequired` says so.
  open var priority: Priority {
    get { spec.priority }
    set {
      spec.checkChange(to: newValue, isInstalled: isInstalled)
      checkThread(holder)
      changePriority(newValue)
    }
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint on the closest common ancestor of
  /// its items, or takes it away from its holder.
  open var isActive: Bool {
    get { isInstalled }
    set {
      if newValue { return activate() }
      checkThread(holder)
      uninstall()
    }
  }

  /// Activates constraints as one transaction; nothing is solved before the next layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard !isInstalled else { return }
    guard let ancestor = commonAncestor else {
      let strangers = strangers(adding: "addSubview(_:)") { ($0 as? NSView)?.creationSite }
      FileHandle.standardError.write(Data(strangers.utf8))
      LayoutException.noCommonAncestor(of: spec).raise()
    }
    checkThread(ancestor)
    install(on: ancestor)
  }

  /// Constraints belong to no actor, so that trees may be made anywhere; those of windows belong to the main thread. Ends
  /// the program with AppKit's words otherwise. (Apple, exception of `NSISEngine` since macOS 10.12, as in many crash
  /// reports.)
  private func checkThread(_ node: LayoutNode?) {
    guard !Thread.isMainThread, onMainThread({ true }) == nil, let node, node.isInWindow else { return }
    LayoutException(
      .internalInconsistency,
      "Modifications to the layout engine must not be performed from a background thread after it has been "
        + "accessed from the main thread."
    ).raise()
  }

  // MARK: Animation

  /// Stands for the constraint: its constant animates, and nothing else of it. At every frame all constraints hold (WWDC 2012,
  /// session 228).
  open func animator() -> Self {
    AnimatorMarks.markAnywhere(self)
    return self
  }
  open var animations: [NSAnimatablePropertyKey: Any] = [:]
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? {
    key == "constant" ? AnimatorDefaults.constraint : nil
  }

  /// Notes the calls that lead here, for ``LayoutConstraintBase/creationSite``.
  @inline(__always) @discardableResult
  final func traced() -> Self {
    creationTrace = .here()
    return self
  }
}

extension NSLayoutConstraint: AssociationHolder {}

extension LayoutNode {
  /// Whether the view is in the tree of a window.
  fileprivate var isInWindow: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top.owner is WindowFrameView
  }
}

extension NSLayoutConstraint {
  /// A view or guide as the item of a constraint; nil for anything else.
  static func layoutItem(_ item: Any) -> LayoutItem? {
    switch item {
    case let view as NSView: view.layoutNode
    case let guide as NSLayoutGuide: guide.guideNode
    default: nil
    }
  }
}
