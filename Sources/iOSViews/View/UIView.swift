import AutoLayout
import Foundation
import Graphics

/// A rectangle of the screen, its content and its subviews. (Apple, `UIView`.)
///
/// Everything of a view that layout reads lives in its ``layoutNode``, which the shared core owns the rules of.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Stands for "no intrinsic size on this axis".
  public static let noIntrinsicMetric = LayoutNode.noIntrinsicMetric
  /// Wishes for the smallest size that the constraints allow; see `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Wishes for a large size (UIKit's constant).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  package nonisolated(unsafe) let layoutNode: LayoutNode
  nonisolated(unsafe) var storedSubviews: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  var boundsOrigin = CGPoint.zero
  var storedGuides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()
  /// The controller whose root view this is.
  public internal(set) weak var owningController: UIViewController?

  // MARK: Appearance that layout does not read

  open var tag = 0
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  /// What fills the view's bounds behind its content; nil for nothing.
  open var backgroundColor: UIColor?
  /// What marks the view's interactive parts; by default the superview's, at the top the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  private var ownTintColor: UIColor?
  /// Corners and border. Made when first asked for.
  public private(set) lazy var layer = CALayer()
  /// Turns, scales or moves the drawing about the view's centre. Layout does not read it.
  open var transform = CGAffineTransform.identity
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var accessibilityIdentifier: String?
  open var contentMode = ContentMode.scaleToFill
  /// Whether subviews under autoresizing follow a change of this view's size. Default true.
  open var autoresizesSubviews = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { updateDirection() } }
  }

  // MARK: What documents and reports know of a view

  /// The object's id in the document that it was loaded from.
  package var documentIdentifier: String?
  package var documentLocation: SourceLocation?
  /// The label that the document's author gave the object.
  package var documentLabel: String?
  /// The class that the document names, where that is not a class of this façade.
  package var documentClassName: String?
  /// A saved size that stands for the measured content, of the frame.
  package var recordedContentSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }

  public init(frame: CGRect) {
    layoutNode = LayoutNode(frame: frame)
    super.init()
    layoutNode.adopt(view: self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Decodes nothing: documents are read as XML, not as archives. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) {
    layoutNode = LayoutNode(frame: .zero)
    super.init()
    layoutNode.adopt(view: self)
  }

  deinit { tearDown() }

  /// Lets go of the subtree step by step: released recursively, a deep tree would overflow the stack.
  private nonisolated func tearDown() {
    layoutNode.dissolveIfHosting()
    var doomed = storedSubviews
    storedSubviews = []
    layoutNode.ownerWillDeinitialize()
    for view in doomed { view.storedSuperview = nil }
    while var view = doomed.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      for subview in view.storedSubviews { subview.storedSuperview = nil }
      doomed += view.storedSubviews
      view.storedSubviews = []
      view.layoutNode.ownerWillDeinitialize()
    }
  }

  open override var next: UIResponder? { owningController ?? superview }

  open var traitCollection: UITraitCollection {
    window?.screen.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: For overriding

  /// The size that the content wants, of the alignment rectangle; ``noIntrinsicMetric`` on an axis without opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far the alignment rectangle lies inside the frame. Read at `layoutNode`'s refresh; see
  /// `setNeedsAlignmentUpdate()`.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline stands for this one's. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The content's size if it may be no wider than `width`. Views with multi-line text answer for the width they get.
  func contentSize(limitedTo width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// True for views whose content's height follows from their width.
  var contentHeightDependsOnWidth: Bool { false }

  /// Where the view's own text stands in its alignment rectangle; by default on its bottom and top edges.
  var baselineOffsets: BaselineOffsets { .zero }

  /// Whether the class lays out its subviews with constraints only. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Last chance to change constraints before layout. Overrides call super as their last step.
  open func updateConstraints() {}

  /// Gives subviews the frames that the constraints ask for. Overrides may adjust them after calling super.
  open func layoutSubviews() { layoutNode.layoutChildren() }

  /// Draws the view's content into the current context, in front of the background and behind the subviews.
  open func draw(_ rect: CGRect) {}

  /// What a class of ours draws beneath ``draw(_:)``.
  func drawContent(on canvas: ViewCanvas) {}

  // MARK: Tree

  /// Puts a view in front of the other subviews; takes it away from its old superview first.
  open func addSubview(_ view: UIView) { insertSubview(view, at: storedSubviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Leaves the superview. Constraints between the view's subtree and the outside go.
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  /// Called on views of a document once all of it is loaded.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  func hiddenDidChange() { (superview as? UIStackView)?.arrangedSubviewVisibilityDidChange(self) }
}

extension UIView {
  /// How content fits a view of another size. Raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public typealias AutoresizingMask = AutoLayout.AutoresizingMask

  /// The guides that every view has, made when first asked for.
  struct SystemGuides {
    var margins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readable: UILayoutGuide?
    var topBar: UILayoutGuide?
    var bottomBar: UILayoutGuide?
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
  }
}
