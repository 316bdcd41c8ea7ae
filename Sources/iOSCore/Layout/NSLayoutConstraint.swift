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

  package nonisolated(unsafe) var associations: AssociationTable?
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

  /// A constraint as its equation. `attribute2` is `.notAnAttribute` and `item2` nil for a constant size.
  ///
  /// Traps with Apple's exception texts on an illegal one.
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
    /// The same; notes the line that it is called on.
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
      changeConstant(newValue)
    }
  }

  /// May not cross 1000 while the constraint is active, unless `LayoutSwitches/allowsCrossingRequired` says so.
  open var priority: UILayoutPriority {
    get { spec.priority }
    set {
      spec.checkChange(to: newValue, isInstalled: isInstalled)
      changePriority(newValue)
    }
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint on the closest common ancestor of
  /// its items, or takes it away from its holder.
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

  /// Where the trees of the items end, in plain words.
  var strangers: String {
    strangers(adding: "addSubview(_:)") { ($0 as? UIView)?.creationSite }
  }
}

extension NSLayoutConstraint: AssociationHolder {}

extension NSLayoutConstraint {
  /// Notes the line that made the constraint, unless that is one of the façade's own.
  func made(at fileID: String, _ line: Int) -> Self {
    if !fileID.hasPrefix(Self.libraryFolder) { creationSite = SourceLocation(file: fileID, line: line) }
    return self
  }

  /// The start of this module's file identifiers. Compared for each constraint, so only of the module that makes some.
  private static let libraryFolder: String = {
    let file = #fileID
    return String(file.prefix(through: file.firstIndex(of: "/") ?? file.startIndex))
  }()

  /// Notes the calls, where no line came with the last one: methods used as values, or through protocols.
  @inline(__always)
  func traced() -> Self {
    creationTrace = .here()
    return self
  }

  /// Traps on an illegal constraint.
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
