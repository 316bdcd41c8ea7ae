import AutoLayout
import Foundation
import Graphics
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
  private var className: String {
    builtInClassName ?? documentClassName ?? String(describing: type(of: self))
  }

  private static let scrolling: Set<String> = [
    "NSScrollView", "NSClipView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSBrowser",
  ]

  var isTransparent: Bool { alphaValue <= 0 }
  var isStack: Bool { self is NSStackView }
  var isGrid: Bool { self is NSGridView }
  var scrollsContent: Bool { Self.scrolling.contains(className) }
  var showsSomething: Bool { className != "NSView" || !subviews.isEmpty }

  func isExplainedByPicture(_ saved: CGRect) -> Bool {
    guard showsPicture else { return false }
    let frame = layoutNode.frame
    let most = max(frame.width, frame.height) * Self.mostOutstanding
    let excess = [
      frame.minX - saved.minX, saved.maxX - frame.maxX, frame.minY - saved.minY, saved.maxY - frame.maxY,
    ]
    return excess.allSatisfy { (-most...most).contains($0) }
  }

  /// Observed in 21 documents that Interface Builder did not mark: each edge of a symbol up to 0.44 of the longer side of
  /// the square that constraints give it. Of one, two edges were as far within it.
  private static let mostOutstanding: CGFloat = 0.45

  private var showsPicture: Bool {
    switch self {
    case is NSImageView: true
    case let view as NSButton: view.title.isEmpty || view.imagePosition == .imageOnly
    default: false
    }
  }

  /// Tables hold the alignment rectangles of controls. Where a release has other ones, they differ by less than they stand
  /// out: the edges of one tab view of Xcode 16 without tabs, which Interface Builder had not marked, by 4 points.
  var mostOutstanding: CGFloat {
    let insets = layoutNode.alignmentInsets
    let most = [insets.left, insets.right, insets.top, insets.bottom].map(abs).max() ?? 0
    return max(most, self is NSTabView ? Self.mostOfTabs : self is NSBox ? Self.mostOfBoxes : 0)
  }
  /// Points; below a tab view with tabs (52 of 52).
  private static let mostOfTabs: CGFloat = 10
  /// Points; below most boxes (84 relations of `AlignmentInsetRows`).
  private static let mostOfBoxes: CGFloat = 4

  /// Large controls are few in the documents that the tables come from; 6 of 6 findings about them were wrong, and the only
  /// one about a well of colour, whose edges differ with its style (Research/findings.tsv).
  var hasUnknownAlignment: Bool {
    if isAlignmentGuessed || isOfUnknownElement { return true }
    guard let control = self as? NSControl else { return false }
    return builtInClassName != nil || control.controlSize == .large || control is NSColorWell
  }

  /// Whether a plain view stands for a control that this library does not have, such as one of a framework's.
  private var isOfUnknownElement: Bool {
    type(of: self) == NSView.self && !className.hasSuffix("View") && !Self.placing.contains(className)
  }

  private static let placing: Set<String> = [
    "NSScrollView", "NSClipView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSSplitView",
    "NSTabView", "NSBox", "NSBrowser",
  ]
  var isPlacedBySuperview: Bool { superview.map { Self.placing.contains($0.className) } ?? false }

  var isClip: Bool { className == "NSClipView" }
  var placesPanes: Bool { className == "NSSplitView" || className == "NSTabView" }

  private static let sizing: Set<String> = [
    "NSTableView", "NSOutlineView", "NSCollectionView", "NSSplitView", "NSBrowser",
  ]
  var isSizedBySuperview: Bool { superview.map { Self.sizing.contains($0.className) } ?? false }
  var mayHaveContent: Bool { builtInClassName != nil || className != "NSView" }

  /// Whether the size is a guess: only a class of the author's decides it, or nothing states the size
  /// that the author intended for a container, or which of several containers that stretch equally takes the
  /// space.
  var isGuessed: Bool {
    !translatesAutoresizingMaskIntoConstraints && (statedContent == nil || isLineInStack)
  }

  /// Lines in stacks keep the length that the stack had some day.
  private var isLineInStack: Bool {
    className == "NSBox" && superview is NSStackView && subviews.isEmpty
  }

  /// The prototypes of rows and items.
  private static let showingData: Set<String> = ["NSTableView", "NSOutlineView", "NSCollectionView"]
  var showsData: Bool { superview.map { Self.showingData.contains($0.className) } ?? false }

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

  var textShortfall: ClippedText? { clippedText }
  var clippableText: String? {
    switch self {
    case let field as NSTextField: field.stringValue
    case let button as NSButton: button.title
    default: nil
    }
  }
  func replaceText(_ text: String) -> Bool { false }
  var mostLines: Int? {
    get { nil }
    set {}
  }
  func fittingHeight() -> CGFloat { fittingSize.height }
}

extension MacDesignScene: LintedScene {
  var root: any LintedView { rootView }

  func picture() -> DisplayList { displayList() }

  func layOutAgain() {
    rootView.layoutNode.setNeedsLayout()
    rootView.layoutNode.layoutIfNeeded()
  }

  /// Controls of another generation than the document's, which it may keep, lie up to three points elsewhere; observed in 22
  /// documents that Interface Builder did not mark.
  var framework: LintedFramework {
    LintedFramework(
      toleranceOfUnmarked: 3, smallestMarkedOffset: nil, needsProofOfUnmarked: true, reportsHalfPoints: true,
      reportsMarksAlone: true, trustsMeasuresAsSaved: false)
  }

  /// Fields without text have a size of their own: that of an empty line.
  func forgetSizesOfEmptyLabels(where isMarked: (any LintedView) -> Bool) {}
}

extension MacDocumentConstraint: SavedConstraint {}
