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
    if self is UIPickerView { return isWheelOfFixedHeight(saved) }
    guard showsSymbol else { return false }
    let margin = mostOutstanding
    let edges = [\CGRect.minX, \.maxX, \.minY, \.maxY]
    return edges.allSatisfy { abs(frame[keyPath: $0] - saved[keyPath: $0]) <= margin }
  }

  /// Up to iOS 8, wheels had one of three heights, and stood in the middle of the space that constraints gave them. Observed: 180 points
  /// in the middle of 200 in 1 of 1.
  private func isWheelOfFixedHeight(_ saved: CGRect) -> Bool {
    saved.minX == frame.minX && saved.width == frame.width && abs(saved.midY - frame.midY) <= 1
      && Self.heightsOfWheels.contains(saved.height)
  }

  private static let heightsOfWheels: [CGFloat] = [162, 180, 216]

  /// Observed in 9 documents of 5 collections that Interface Builder did not mark: each edge of a symbol up to 0.15 of the
  /// longer side.
  private static let shareOutstanding: CGFloat = 0.15
  /// Points by which a switch stands out, which changed with its shape. Observed: 1 of 1 switch of Xcode 26 that was not
  /// marked.
  private static let mostOfSwitch: CGFloat = 2
  var mostOutstanding: CGFloat {
    if self is UISwitch { return Self.mostOfSwitch }
    return showsSymbol ? max(frame.width, frame.height) * Self.shareOutstanding : 0
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
    case let button as UIButton where button.isIcon: nil
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
  var savedScreen: CGSize? { screenSize }
  var windowContentSize: CGSize? { nil }

  func forgetSizesOfEmptyLabels() {
    var pending = [rootView]
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text?.isEmpty != false { label.recordedContentSize = nil }
      pending += view.subviews
    }
  }
}

extension DocumentConstraint: SavedConstraint {}

extension UIButton {
  /// The share of a button's width above which its picture leaves no space for a title.
  private static let widthOfIcon: CGFloat = 0.8

  /// True for a button whose picture leaves no space for its title, which nobody misses. Observed: 3 of 3 icons of one
  /// collection, of 40 and 64 points in buttons of 48.
  fileprivate var isIcon: Bool {
    guard let image = currentImage else { return false }
    return image.size.width >= bounds.width * Self.widthOfIcon
  }
}
