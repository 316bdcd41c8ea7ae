import AutoLayout
import Foundation

/// A relation between two attributes of views or guides, or between one and a constant:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
/// (Apple, `NSLayoutConstraint`; in AppKit it belongs to no actor.)
///
/// Positive constants of vertical attributes point down, whether or not the views are flipped (observed in saved documents:
/// 233 of 233 text fields and custom views).
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

  /// A constraint for an equation. `attribute2` is `.notAnAttribute` and `item2` nil for a constant size.
  ///
  /// Traps with Apple's exception message on an invalid one.
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
  /// The anchor of the first item and attribute; equal to the item's anchor, and of the same class.
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

  /// The constant in points. It may change at any time, which is much faster than replacing the
  /// constraint.
  open var constant: CGFloat {
    get { spec.constant }
    set {
      ConstraintSpec.illegality(ofConstant: newValue)?.raise()
      checkThread(holder)
      if AnimatorMarks.exist, stepsConstant(to: newValue) { return }
      changeConstant(newValue)
    }
  }

  /// The priority. It must not change to or from 1000 while the constraint is active, unless
  /// `LayoutSwitches/allowsCrossingRequired` allows it.
  open var priority: Priority {
    get { spec.priority }
    set {
      spec.checkChange(to: newValue, isInstalled: isInstalled)
      checkThread(holder)
      changePriority(newValue)
    }
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint on the closest common ancestor of
  /// its items, or removes it from its holder.
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

  /// Traps with AppKit's message if a window's tree is changed off the main thread. Constraints belong to no actor, so
  /// that other trees can be built on any thread. (Apple, exception of `NSISEngine` since macOS 10.12, as in many crash
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

  /// Represents the constraint: only changes of its constant animate. At every frame all constraints hold (WWDC 2012, session
  /// 228).
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

  /// Records the call stack, for ``LayoutConstraintBase/creationSite``.
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
