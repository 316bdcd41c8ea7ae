import AutoLayout
import Foundation
import Graphics
import iOSViews

// Subclasses that note each call of an override and go on to super. See docs/overrides.tsv.

class RecordingView: UIView {
  override var canBecomeFirstResponder: Bool {
    Calls.note("UIResponder.canBecomeFirstResponder")
    return super.canBecomeFirstResponder
  }

  #if !canImport(ObjectiveC)
    override var undoManager: UndoManager? {
      Calls.note("UIResponder.undoManager")
      return super.undoManager
    }
  #endif

  override func becomeFirstResponder() -> Bool {
    Calls.note("UIResponder.becomeFirstResponder()")
    return super.becomeFirstResponder()
  }

  override var canResignFirstResponder: Bool {
    Calls.note("UIResponder.canResignFirstResponder")
    return super.canResignFirstResponder
  }

  override func resignFirstResponder() -> Bool {
    Calls.note("UIResponder.resignFirstResponder()")
    return super.resignFirstResponder()
  }

  override var isFirstResponder: Bool {
    Calls.note("UIResponder.isFirstResponder")
    return super.isFirstResponder
  }

  override var next: UIResponder? {
    Calls.note("UIResponder.next")
    return super.next
  }

  override var inputAccessoryView: UIView? {
    Calls.note("UIResponder.inputAccessoryView")
    return super.inputAccessoryView
  }

  override func layoutSubviews() {
    Calls.note("UIView.layoutSubviews()")
    super.layoutSubviews()
  }

  override func layoutSublayers(of layer: CALayer) {
    Calls.note("UIView.layoutSublayers(of:)")
    super.layoutSublayers(of: layer)
  }

  override class var layerClass: AnyClass {
    Calls.note("UIView.layerClass")
    return super.layerClass
  }

  override func updateConstraints() {
    Calls.note("UIView.updateConstraints()")
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize {
    Calls.note("UIView.intrinsicContentSize")
    return super.intrinsicContentSize
  }

  override func invalidateIntrinsicContentSize() {
    Calls.note("UIView.invalidateIntrinsicContentSize()")
    super.invalidateIntrinsicContentSize()
  }

  override var alignmentRectInsets: UIEdgeInsets {
    Calls.note("UIView.alignmentRectInsets")
    return super.alignmentRectInsets
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    Calls.note("UIView.alignmentRect(forFrame:)")
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    Calls.note("UIView.frame(forAlignmentRect:)")
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override var forFirstBaselineLayout: UIView {
    Calls.note("UIView.forFirstBaselineLayout")
    return super.forFirstBaselineLayout
  }

  override var forLastBaselineLayout: UIView {
    Calls.note("UIView.forLastBaselineLayout")
    return super.forLastBaselineLayout
  }

  override func forBaselineLayout() -> UIView {
    Calls.note("UIView.forBaselineLayout()")
    return super.forBaselineLayout()
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Calls.note("UIView.effectiveUserInterfaceLayoutDirection")
    return super.effectiveUserInterfaceLayoutDirection
  }

  override func safeAreaInsetsDidChange() {
    Calls.note("UIView.safeAreaInsetsDidChange()")
    super.safeAreaInsetsDidChange()
  }

  override func layoutMarginsDidChange() {
    Calls.note("UIView.layoutMarginsDidChange()")
    super.layoutMarginsDidChange()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Calls.note("UIView.sizeThatFits(_:)")
    return super.sizeThatFits(size)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Calls.note("UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func setNeedsLayout() {
    Calls.note("UIView.setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func setNeedsDisplay() {
    Calls.note("UIView.setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    Calls.note("UIView.draw(_:)")
    super.draw(rect)
  }

  override var isHidden: Bool {
    get {
      Calls.note("UIView.isHidden")
      return super.isHidden
    }
    set {
      Calls.note("UIView.isHidden set")
      super.isHidden = newValue
    }
  }

  override var alpha: CGFloat {
    get {
      Calls.note("UIView.alpha")
      return super.alpha
    }
    set {
      Calls.note("UIView.alpha set")
      super.alpha = newValue
    }
  }

  override var backgroundColor: UIColor? {
    get {
      Calls.note("UIView.backgroundColor")
      return super.backgroundColor
    }
    set {
      Calls.note("UIView.backgroundColor set")
      super.backgroundColor = newValue
    }
  }

  override var clipsToBounds: Bool {
    get {
      Calls.note("UIView.clipsToBounds")
      return super.clipsToBounds
    }
    set {
      Calls.note("UIView.clipsToBounds set")
      super.clipsToBounds = newValue
    }
  }

  override var transform: CGAffineTransform {
    get {
      Calls.note("UIView.transform")
      return super.transform
    }
    set {
      Calls.note("UIView.transform set")
      super.transform = newValue
    }
  }

  override var bounds: CGRect {
    get {
      Calls.note("UIView.bounds")
      return super.bounds
    }
    set {
      Calls.note("UIView.bounds set")
      super.bounds = newValue
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Calls.note("UIView.hitTest(_:with:)")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Calls.note("UIView.point(inside:with:)")
    return super.point(inside: point, with: event)
  }

  override var isUserInteractionEnabled: Bool {
    get {
      Calls.note("UIView.isUserInteractionEnabled")
      return super.isUserInteractionEnabled
    }
    set {
      Calls.note("UIView.isUserInteractionEnabled set")
      super.isUserInteractionEnabled = newValue
    }
  }

  override var subviews: [UIView] {
    Calls.note("UIView.subviews")
    return super.subviews
  }

  override var traitCollection: UITraitCollection {
    Calls.note("UIView.traitCollection")
    return super.traitCollection
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    Calls.note("UIView.traitCollectionDidChange(_:)")
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func tintColorDidChange() {
    Calls.note("UIView.tintColorDidChange()")
    super.tintColorDidChange()
  }

  override var tintColor: UIColor! {
    get {
      Calls.note("UIView.tintColor")
      return super.tintColor
    }
    set {
      Calls.note("UIView.tintColor set")
      super.tintColor = newValue
    }
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    Calls.note("UIView.insertSubview(_:at:)")
    super.insertSubview(view, at: index)
  }

  override func didAddSubview(_ subview: UIView) {
    Calls.note("UIView.didAddSubview(_:)")
    super.didAddSubview(subview)
  }

  override func willRemoveSubview(_ subview: UIView) {
    Calls.note("UIView.willRemoveSubview(_:)")
    super.willRemoveSubview(subview)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    Calls.note("UIView.willMove(toSuperview:)")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    Calls.note("UIView.didMoveToSuperview()")
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    Calls.note("UIView.willMove(toWindow:)")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    Calls.note("UIView.didMoveToWindow()")
    super.didMoveToWindow()
  }

  override var window: UIWindow? {
    Calls.note("UIView.window")
    return super.window
  }

  override var superview: UIView? {
    Calls.note("UIView.superview")
    return super.superview
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get {
      Calls.note("UIView.semanticContentAttribute")
      return super.semanticContentAttribute
    }
    set {
      Calls.note("UIView.semanticContentAttribute set")
      super.semanticContentAttribute = newValue
    }
  }
}

class RecordingStackView: UIStackView {
  override var arrangedSubviews: [UIView] {
    Calls.note("UIStackView.arrangedSubviews")
    return super.arrangedSubviews
  }

  override var axis: NSLayoutConstraint.Axis {
    get {
      Calls.note("UIStackView.axis")
      return super.axis
    }
    set {
      Calls.note("UIStackView.axis set")
      super.axis = newValue
    }
  }

  override var alignment: UIStackView.Alignment {
    get {
      Calls.note("UIStackView.alignment")
      return super.alignment
    }
    set {
      Calls.note("UIStackView.alignment set")
      super.alignment = newValue
    }
  }

  override var distribution: UIStackView.Distribution {
    get {
      Calls.note("UIStackView.distribution")
      return super.distribution
    }
    set {
      Calls.note("UIStackView.distribution set")
      super.distribution = newValue
    }
  }

  override var spacing: CGFloat {
    get {
      Calls.note("UIStackView.spacing")
      return super.spacing
    }
    set {
      Calls.note("UIStackView.spacing set")
      super.spacing = newValue
    }
  }
}

final class RecordingInputView: UIInputView {
  override var allowsSelfSizing: Bool {
    get {
      Calls.note("UIInputView.allowsSelfSizing")
      return super.allowsSelfSizing
    }
    set { super.allowsSelfSizing = newValue }
  }
}
