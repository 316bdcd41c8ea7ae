import AutoLayout
import Foundation

/// A relation between two attributes of views or guides, or between one and a constant:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
/// (Apple, `NSLayoutConstraint`.)
@preconcurrency @MainActor
open class NSLayoutConstraint: LayoutConstraintBase {
  public typealias Attribute = LayoutAttribute
  public typealias Relation = LayoutRelation
  public typealias Axis = LayoutAxis

  // The store of associations guards it with its lock.
  package nonisolated(unsafe) var associations: AssociationTable?
  // Written while the constraint is made, when no other thread knows it. Descriptions read it on any thread.
  nonisolated(unsafe) var creationTrace = CreationTrace.none
  /// Shown in descriptions and conflict reports.
  open var identifier: String?
  /// Whether the constraint is written to archives. Default false.
  open var shouldBeArchived = false

  /// For overriding. Never called: documents make constraints of this class.
  open func awakeFromNib() {}

  public nonisolated override init() {
    super.init()
    noteCreation(of: self)
  }

  public nonisolated override init(spec: ConstraintSpec) {
    super.init(spec: spec)
    noteCreation(of: self)
  }

  /// A constraint for an equation. `attribute2` is `.notAnAttribute` and `item2` nil for a constant size.
  ///
  /// Traps with Apple's exception message on an invalid one.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      spec: .checked(view1, attr1, relation, view2, attr2, multiplier, c, item: Self.layoutItem))
    _ = traced()
  }

  #if !AUTOLAYOUT_WITHOUT_TOOLBOX
    /// The same; records the line of the call.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: String = #fileID,
      line: Int = #line
    ) {
      self.init(
        spec: .checked(view1, attr1, relation, view2, attr2, multiplier, c, item: Self.layoutItem))
      _ = made(at: fileID, line)
    }
  #endif

  open nonisolated override var tracedSite: SourceLocation? { creationTrace.caller }

  /// The distance or equation that the constraint states, as UIKit prints it.
  open nonisolated override var description: String { describedConstraint }

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
      changeConstant(newValue)
    }
  }

  /// The priority. It must not change to or from 1000 while the constraint is active, unless
  /// `LayoutSwitches/allowsCrossingRequired` allows it.
  open var priority: UILayoutPriority {
    get { spec.priority }
    set {
      spec.checkChange(to: newValue, isInstalled: isInstalled)
      changePriority(newValue)
    }
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint on the closest common ancestor of
  /// its items, or removes it from its holder.
  open var isActive: Bool {
    get { isInstalled }
    set { if newValue { activate() } else { uninstall() } }
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
      FileHandle.standardError.write(Data(strangers.utf8))
      LayoutException.noCommonAncestor(of: spec).raise()
    }
    install(on: ancestor)
  }

  /// A description of the roots of the items' trees.
  var strangers: String {
    strangers(adding: "addSubview(_:)") { ($0 as? UIView)?.creationSite }
  }
}

extension NSLayoutConstraint: AssociationHolder {}

extension NSLayoutConstraint {
  /// Records the line that created the constraint, unless it belongs to the façade.
  func made(at fileID: String, _ line: Int) -> Self {
    // Most other modules' names start with another letter, which is compared faster.
    if fileID.utf8.first != #fileID.utf8.first || !fileID.hasPrefix(Self.fileIDPrefix) {
      note(file: fileID, line: line)
    }
    return self
  }

  /// The prefix of this module's file identifiers. It is compared for each constraint, so only the module that creates
  /// constraints is included.
  private static let fileIDPrefix: String = {
    let file = #fileID
    return String(file.prefix(through: file.firstIndex(of: "/") ?? file.startIndex))
  }()

  /// Records the call stack if no line was passed, as for methods used as values or through protocols.
  @inline(__always)
  func traced() -> Self {
    creationTrace = .here()
    return self
  }

  /// Traps on an invalid constraint.
  static func check(_ spec: ConstraintSpec) { spec.check() }

  /// A view or guide as the item of a constraint; nil for anything else.
  static func layoutItem(_ item: Any) -> LayoutItem? {
    switch item {
    case let view as UIView: view.layoutNode
    case let guide as UILayoutGuide: guide.guideNode
    default: nil
    }
  }
}
