import AutoLayout
import Foundation
import MacViews

extension NSView: LintedView {
  var reportedLabel: String? { documentLabel }
  var outer: (any LintedView)? { superview }
  var inner: [any LintedView] { subviews }
  var held: [LayoutConstraintBase] { constraints }
  var rect: CGRect {
    get { layoutNode.frame }
    set { layoutNode.setFrame(newValue, container: layoutNode.autoresizingContainer) }
  }
  var contentOrigin: CGPoint { layoutNode.boundsOrigin }

  func aligned(_ rect: CGRect) -> CGRect {
    let insets = layoutNode.alignmentInsets
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.width - insets.left - insets.right, height: rect.height - insets.top - insets.bottom)
  }

  func rect(in ancestor: any LintedView) -> CGRect {
    var rect = rect
    var next = superview
    while let view = next, view !== ancestor {
      let origin = view.layoutNode.frame.origin
      rect = rect.offsetBy(dx: origin.x - view.contentOrigin.x, dy: origin.y - view.contentOrigin.y)
      next = view.superview
    }
    return rect
  }

  /// AppKit's name of the view's class, of one that a plain view stands for, too.
  private var className: String { documentClassName ?? String(describing: type(of: self)) }

  private static let scrolling: Set<String> = [
    "NSScrollView", "NSClipView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSBrowser",
  ]

  var isTransparent: Bool { alphaValue <= 0 }
  var isStack: Bool { self is NSStackView }
  var scrollsContent: Bool { Self.scrolling.contains(className) }
  var showsSomething: Bool { className != "NSView" || !subviews.isEmpty }

  var showsSymbol: Bool {
    switch self {
    case let view as NSImageView: view.image == nil
    case let view as NSButton: view.image == nil && view.title.isEmpty
    default: false
    }
  }

  /// What a class of the author's would say of its size; what the author had in mind for an empty view in a stack.
  var isGuessed: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    if let stack = self as? NSStackView { return stack.arrangedSubviews.isEmpty }
    return statedContent == nil && hasAuthorsClass
      || type(of: self) == NSView.self && superview is NSStackView
  }

  var isEmptyScrollView: Bool { false }
  var isContentOfRow: Bool { false }

  var statedSize: CGSize? {
    get {
      guard let size = statedContent?(nil) else { return nil }
      let insets = layoutNode.alignmentInsets
      return CGSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    set {
      guard let newValue else { return statedContent = nil }
      let size = aligned(CGRect(origin: .zero, size: newValue)).size
      statedContent = { _ in size }
    }
  }

  var lackOfRoom: ClippedText? { clippedText }
  var mostLines: Int? {
    get { nil }
    set {}
  }
  func fittingHeight() -> CGFloat { fittingSize.height }
}

extension MacDesignScene: LintedScene {
  var root: any LintedView { rootView }

  func layOutAgain() {
    rootView.layoutNode.setNeedsLayout()
    rootView.layoutNode.layoutIfNeeded()
  }

  /// Fields without text have a size of their own: that of an empty line.
  func forgetSizesOfEmptyLabels() {}
}

extension MacDocumentConstraint: SavedConstraint {}
