import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder

/// A view of a document as the rules see it, whatever its façade. Rectangles are in points, in the superview's coordinates
/// counted down from its upper left corner.
@MainActor
protocol LintedView: AnyObject {
  var layoutNode: LayoutNode { get }
  var documentIdentifier: String? { get }
  var documentLocation: SourceLocation? { get }
  /// The class that the document names, where that is not a class of the façade.
  var documentClassName: String? { get }
  /// A name for people; nil if the view has none.
  var reportedLabel: String? { get }
  var translatesAutoresizingMaskIntoConstraints: Bool { get }
  var isHidden: Bool { get }
  /// Whether the document's author wants ambiguities of the view reported.
  var verifiesAmbiguity: Bool { get }

  /// The superview.
  var outer: (any LintedView)? { get }
  /// The subviews, back to front.
  var inner: [any LintedView] { get }
  /// The constraints that the view holds.
  var held: [LayoutConstraintBase] { get }
  /// Where the view has been laid out.
  var rect: CGRect { get set }
  /// Where the document has the view; nil if it does not say.
  var savedRect: CGRect? { get }
  /// The upper left corner of what the view shows of its content.
  var contentOrigin: CGPoint { get }
  /// Where the document has the view, as it writes it.
  var savedFrame: CGRect? { get }
  /// A rectangle in the superview as the document would write it.
  func written(_ rect: CGRect) -> CGRect
  /// The view's rectangle in that of a view that it is in.
  func rect(in ancestor: any LintedView) -> CGRect

  var isTransparent: Bool { get }
  var isStack: Bool { get }
  /// True for a view that places what it holds in rows and columns.
  var isGrid: Bool { get }
  var scrollsContent: Bool { get }
  /// False for views that show nothing themselves, containers and spacers.
  var showsSomething: Bool { get }
  /// True for a saved frame that the picture in the view explains: how far it stands out from its alignment rectangle, only
  /// drawings show that are not here.
  func isExplainedByPicture(_ saved: CGRect) -> Bool
  /// Points by which each edge of the view's picture may stand out from its alignment rectangle, which only drawings show
  /// that are not here; 0 for other views.
  var mostOutstanding: CGFloat { get }
  /// True for a control whose alignment rectangle is in no table: one of the author's classes, or of a size that the table
  /// does not have.
  var hasUnknownAlignment: Bool { get }
  /// True for a view that its superview places itself, whatever constraints say.
  var isPlacedBySuperview: Bool { get }
  /// True for a view whose size its superview decides again while the program runs, whatever the document says: a pane, a
  /// prototype of a row or an item.
  var isSizedBySuperview: Bool { get }
  /// True for a view that has a size of its own, or holds such: a control, or a container of the system's.
  var mayHaveContent: Bool { get }
  /// True for a view that has no size of its own, whatever it holds: a plain one, or one that scrolls.
  var hasNoContent: Bool { get }
  /// True for the part of a scroll view that shows its document.
  var isClip: Bool { get }
  /// True for a split or a tab view.
  var placesPanes: Bool { get }
  /// True for a prototype whose texts are another for each row that a program shows.
  var showsData: Bool { get }
  /// True for a view whose content's size can only be guessed.
  var isGuessed: Bool { get }
  /// True for a plain scroll view without subviews.
  var isEmptyScrollView: Bool { get }
  /// True for the content of a row, whose height the row may follow.
  var isContentOfRow: Bool { get }

  /// The size that stands for the content's, of the frame; nil where the class computes its size itself.
  var statedSize: CGSize? { get set }
  /// The space that the text lacks; nil if it fits, and for views without text.
  var textShortfall: ClippedText? { get }
  /// The text that may lack space; nil for views without such a text.
  var clippableText: String? { get }
  /// Shows another text instead of ``clippableText``; false for views whose text cannot be replaced.
  func replaceText(_ text: String) -> Bool
  /// The most lines that the text may have, 0 for any number; nil where that cannot be changed.
  var mostLines: Int? { get set }
  /// The least height, in points, at which all the constraints in the view fit its present width.
  func fittingHeight() -> CGFloat
}

/// A scene of a document as the rules see it, whatever its façade.
@MainActor
protocol LintedScene: AnyObject {
  var identifier: String { get }
  var title: String? { get }
  var root: any LintedView { get }
  func layoutIfNeeded()
  /// Lays out after an edit.
  func layOutAgain()
  /// Takes away the saved sizes of labels without text that meet a condition.
  func forgetSizesOfEmptyLabels(where isMarked: (any LintedView) -> Bool)
  var framework: LintedFramework { get }
  /// The size that the window of the scene has for it; nil for what is not a window's content.
  var windowContentSize: CGSize? { get }
  /// Draws the scene as it has been laid out, without bars around it.
  func picture() -> DisplayList
}

/// How the findings of a façade's documents are reported.
struct LintedFramework: Hashable {
  /// Points that a frame may be off where Interface Builder did not mark the view.
  var toleranceOfUnmarked: CGFloat
  /// Points by which marked views are off at least that are reported where nothing else is misplaced; nil where such are
  /// not reported.
  var smallestMarkedOffset: CGFloat?
  /// Whether a part that Interface Builder did not mark as open has to stay open whatever sizes controls have, and views
  /// that follow a misplaced one need a proof of their own.
  var needsProofOfUnmarked: Bool
  /// Whether conflicts of up to half a point, which rows' lines and roundings make, are reported without a mark.
  var reportsHalfPoints: Bool
  /// Whether a mark of Interface Builder is reported where no figure can be trusted.
  var reportsMarksAlone: Bool
  /// Whether newly measured text may reveal overlaps in a document as it was saved.
  var trustsMeasuresAsSaved: Bool
}

/// A constraint that a document holds.
protocol SavedConstraint: LayoutConstraintBase {
  var documentIdentifier: String { get }
}

extension LintedView {
  var hasNoContent: Bool { false }

  /// The rectangle that constraints see of a frame.
  func aligned(_ rect: CGRect) -> CGRect {
    let insets = layoutNode.alignmentInsets
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.width - insets.left - insets.right, height: rect.height - insets.top - insets.bottom)
  }

  /// A constraint of one view, or between two.
  func constraint(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to other: (any LintedView)? = nil, _ otherAttribute: LayoutAttribute = .notAnAttribute,
    constant: CGFloat = 0
  ) -> LayoutConstraintBase {
    LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: layoutNode, firstAttribute: attribute, relation: relation,
        secondItem: other?.layoutNode, secondAttribute: otherAttribute, constant: constant))
  }
}

extension [LayoutConstraintBase] {
  /// Has the closest common ancestor of each constraint's items hold it.
  func install() {
    for constraint in self {
      if let ancestor = constraint.commonAncestor { constraint.install(on: ancestor) }
    }
  }

  func uninstall() {
    for constraint in self { constraint.uninstall() }
  }
}
