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
