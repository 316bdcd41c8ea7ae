import AutoLayout
import Foundation

/// An invisible rectangle that constraints can refer to. (Apple, `NSLayoutGuide`.)
open class NSLayoutGuide: NSObject {
  package let guideNode: LayoutGuideNode
  package var associations: AssociationTable?
  /// Shown in descriptions.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Set by `addLayoutGuide(_:)` and `removeLayoutGuide(_:)`.
  open weak var owningView: NSView?

  public override init() {
    guideNode = LayoutGuideNode(owner: nil, shape: .free)
    super.init()
    guideNode.adopt(owner: self)
  }

  init(shape: LayoutGuideNode.Shape, identifier: String) {
    guideNode = LayoutGuideNode(owner: nil, shape: shape)
    self.identifier = NSUserInterfaceItemIdentifier(identifier)
    super.init()
    guideNode.adopt(owner: self)
  }

  /// Decodes nothing: documents are read as XML. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) {
    guideNode = LayoutGuideNode(owner: nil, shape: .free)
    super.init()
    guideNode.adopt(owner: self)
  }

  deinit { guideNode.ownerWillDeinitialize() }

  open override var description: String { describedGuide }

  /// The frame in the owning view's coordinates; zero before layout.
  open var frame: NSRect {
    let found = guideNode.layoutFrame
    let view = owningView
    return onMainThread { view.map { $0.rect(fromNode: $0.backingGrid.round(found)) } } ?? found
  }

  /// The constraints that determine the guide's position and size on an axis.
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  {
    guideNode.constraintsAffectingLayout(for: orientation).compactMap { $0 as? NSLayoutConstraint }
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

extension NSLayoutGuide: AssociationHolder {}
extension NSLayoutGuide: @MainActor NSUserInterfaceItemIdentification {}
