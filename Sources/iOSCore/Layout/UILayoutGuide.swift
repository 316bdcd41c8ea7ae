import AutoLayout
import Foundation

/// An invisible rectangle that constraints can refer to. (Apple, `UILayoutGuide`.)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  // Never changes. `deinit` and descriptions, which belong to no actor, read it.
  package nonisolated(unsafe) let guideNode: LayoutGuideNode
  // The store of associations guards it with its lock.
  package nonisolated(unsafe) var associations: AssociationTable?
  /// Shown in descriptions. Identifiers that begin with `UI` or `NS` are the system's.
  open var identifier = ""
  /// Set by `addLayoutGuide(_:)` and `removeLayoutGuide(_:)`.
  open weak var owningView: UIView?

  public override init() {
    guideNode = LayoutGuideNode(owner: nil, shape: .free)
    super.init()
    guideNode.adopt(owner: self)
  }

  init(shape: LayoutGuideNode.Shape, identifier: String) {
    guideNode = LayoutGuideNode(owner: nil, shape: shape)
    self.identifier = identifier
    super.init()
    guideNode.adopt(owner: self)
  }

  /// Decodes nothing: documents are read as XML. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) {
    guideNode = LayoutGuideNode(owner: nil, shape: .free)
    super.init()
    guideNode.adopt(owner: self)
  }

  open nonisolated override var description: String { describedGuide }

  deinit { guideNode.ownerWillDeinitialize() }

  /// The frame in the owning view's coordinates; zero before layout.
  open var layoutFrame: CGRect { owningView?.pixelGrid.round(guideNode.layoutFrame) ?? .zero }

  /// The constraints that determine the guide's position and size on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guideNode.constraintsAffectingLayout(for: axis).compactMap { $0 as? NSLayoutConstraint }
  }

  /// True if another frame would satisfy the constraints equally well.
  open var hasAmbiguousLayout: Bool { guideNode.hasAmbiguousLayout }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guideNode, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guideNode, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guideNode, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guideNode, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guideNode, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guideNode, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(guideNode, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(guideNode, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guideNode, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guideNode, .centerY) }
}

extension UILayoutGuide: AssociationHolder {}

/// The bars above or below a controller's content, for constraints from before safe areas. (Apple, `UILayoutSupport`.)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the bars over the view, in points; valid from `viewDidLayoutSubviews()` on.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private var extent: NSLayoutConstraint?

  var length: CGFloat { layoutFrame.height }

  /// Makes the two constraints that a controller's view holds for the guide (observed in conflict logs, and counted by
  /// a public layout library's suite): its height, and the edge at which it lies.
  func state() {
    guard extent == nil, let view = owningView else { return }
    let height = _UILayoutSupportConstraint(
      spec: ConstraintSpec(
        firstItem: guideNode, firstAttribute: .height, constant: barHeight(in: view)))
    let side: LayoutAttribute = guideNode.shape == .topBar ? .top : .bottom
    let edge = _UILayoutSupportConstraint(
      spec: ConstraintSpec(
        firstItem: guideNode, firstAttribute: side, secondItem: view.layoutNode, secondAttribute: side))
    extent = height
    for constraint in [height, edge] {
      constraint.kind = .system
      constraint.install(on: view.layoutNode)
    }
  }

  /// Follows the safe area.
  func follow() {
    guard let extent, let view = owningView else { return }
    extent.changeConstant(barHeight(in: view))
  }

  private func barHeight(in view: UIView) -> CGFloat {
    let insets = view.layoutNode.effectiveSafeAreaInsets
    return guideNode.shape == .topBar ? insets.top : insets.bottom
  }
}

/// UIKit's name for the constraints of old layout guides.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
