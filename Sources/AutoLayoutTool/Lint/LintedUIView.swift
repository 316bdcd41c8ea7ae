import AutoLayout
import Foundation
import Graphics
import iOSViews

extension UIView: LintedView {
  var outer: (any LintedView)? { superview }
  var inner: [any LintedView] { subviews }
  var held: [LayoutConstraintBase] { constraints }
  var rect: CGRect {
    get { frame }
    set { frame = newValue }
  }
  var savedRect: CGRect? { savedFrame }
  var contentOrigin: CGPoint { bounds.origin }

  func written(_ rect: CGRect) -> CGRect { rect }

  func rect(in ancestor: any LintedView) -> CGRect {
    (ancestor as? UIView).map { convert(bounds, to: $0) } ?? frame
  }

  var isTransparent: Bool { alpha <= 0 }
  var isStack: Bool { self is UIStackView }
  var isGrid: Bool { false }
  var scrollsContent: Bool { self is UIScrollView }

  var showsSomething: Bool {
    type(of: self) != UIView.self || backgroundColor != nil || !subviews.isEmpty
  }

  func isExplainedByPicture(_ saved: CGRect) -> Bool {
    guard showsSymbol else { return false }
    let margin = mostOutstanding
    let edges = [\CGRect.minX, \.maxX, \.minY, \.maxY]
    return edges.allSatisfy { abs(frame[keyPath: $0] - saved[keyPath: $0]) <= margin }
  }

  /// Observed in 9 documents of 5 collections that Interface Builder did not mark: each edge of a symbol up to 0.15 of the
  /// longer side.
  private static let shareOutstanding: CGFloat = 0.15
  var mostOutstanding: CGFloat {
    showsSymbol ? max(frame.width, frame.height) * Self.shareOutstanding : 0
  }
  var isPlacedBySuperview: Bool { false }
  var hasUnknownAlignment: Bool { false }
  var isClip: Bool { false }
  var placesPanes: Bool { false }
  var showsData: Bool { false }

  private var showsSymbol: Bool {
    switch self {
    case let view as UIImageView: view.image?.isSymbolImage == true
    case let view as UIButton:
      [view.currentImage, view.currentBackgroundImage].contains { $0?.isSymbolImage == true }
    default: false
    }
  }

  /// Whether the size is a guess: only a class of the author's decides it, or it is that of a measured
  /// text, or nothing states the size that the author intended for an empty view in a stack.
  var isGuessed: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    if let stack = self as? UIStackView { return stack.arrangedSubviews.isEmpty }
    guard type(of: self) == UIView.self else { return self is UITextView }
    let isOfUnknownClass = recordedContentSize == nil && documentClassName != nil
    return superview is UIStackView || isOfUnknownClass
  }

  var isSizedBySuperview: Bool { false }
  var mayHaveContent: Bool { true }
  var hasNoContent: Bool {
    documentClassName == nil
      && (type(of: self) == UIView.self || self is UIScrollView && !(self is UITextView))
  }
  var isEmptyScrollView: Bool { type(of: self) == UIScrollView.self && subviews.isEmpty }
  var isContentOfRow: Bool { (superview as? DesignTableCell)?.contentView === self }

  var statedSize: CGSize? {
    get { recordedContentSize }
    set { recordedContentSize = newValue }
  }

  var textShortfall: ClippedText? {
    switch self {
    case is UILabel, is UIButton: clippedText
    default: nil
    }
  }

  var clippableText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  func replaceText(_ text: String) -> Bool {
    switch self {
    case let label as UILabel: label.text = text
    case let button as UIButton where button.configuration != nil: button.configuration?.title = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: return false
    }
    return true
  }

  var mostLines: Int? {
    get { (self as? UILabel)?.numberOfLines }
    set { if let newValue { (self as? UILabel)?.numberOfLines = newValue } }
  }

  func fittingHeight() -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension DesignScene: LintedScene {
  var root: any LintedView { rootView }

  func picture() -> DisplayList { displayList() }

  func layOutAgain() {
    rootView.setNeedsLayout()
    rootView.layoutIfNeeded()
  }

  /// The tolerances for documents of iOS. A frame that is one point off is mostly rounding: Xcode marked 1 of 68 documents
  /// of Xcode 5 and 6 with such frames.
  var framework: LintedFramework {
    LintedFramework(
      toleranceOfUnmarked: 1, smallestMarkedOffset: 0.5, needsProofOfUnmarked: false,
      reportsHalfPoints: false,
      reportsMarksAlone: false,
      trustsMeasuresAsSaved: true)
  }
  var windowContentSize: CGSize? { nil }

  func forgetSizesOfEmptyLabels(where isMarked: (any LintedView) -> Bool) {
    var pending = [rootView]
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text?.isEmpty != false, isMarked(label) {
        label.recordedContentSize = nil
      }
      pending += view.subviews
    }
  }
}

extension DocumentConstraint: SavedConstraint {}
