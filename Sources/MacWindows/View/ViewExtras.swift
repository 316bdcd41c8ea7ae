import AutoLayout
import Foundation
import Graphics

/// Properties that few views have, stored apart so that the many others stay small.
@MainActor
final class ViewExtras {
  /// The values of views without extras; never written.
  static let defaults = ViewExtras()

  var identifier: NSUserInterfaceItemIdentifier?
  var toolTip: String?
  var wantsLayer = false
  var redrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
  var focusRingType = NSFocusRingType.default
  var gestureRecognizers: [NSGestureRecognizer] = []
  var trackingAreas: [NSTrackingArea] = []
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  var shadow: NSShadow?
  var animations: [NSAnimatablePropertyKey: Any] = [:]
  var touchTypes: NSTouch.TouchTypeMask = []

  var metricEra: MetricEra?
  var appearance: NSAppearance?
  var layerBackground: Color?

  var documentFacts = DocumentFacts()
  var isFlippedInDocument = false
  var builtInClassName: String?
  var verifiesAmbiguity = true
  /// The content's size in a width by the design canvas, which the view's class does not know: see
  /// ``NSView/statedContent``.
  var statedContent: ((CGFloat?) -> CGSize?)?
  var statedInsets: LayoutInsets?
  var statedBaselines: BaselineOffsets?
  var isAlignmentGuessed = false
  var keepsSavedPlaces = false
  /// The axes on which the content's size does not count.
  var inactiveContentAxes: Set<LayoutAxis> = []
  var preparedContentRect: NSRect?
  var filters: (compositing: Any?, background: [Any], content: [Any]) = (nil, [], [])
  /// Whether the program wants frame and mask to place a view that its container places by constraints all the same; nil for
  /// all others.
  var statedAutoresizing: Bool?
  /// Whether a hidden view is drawn as long as it moves out of sight.
  var isLeaving = false
  var isBehindAnotherTab = false
  var isDrawnThoughHidden = false
}

// The facts of documents about a view. They are handed in by what shows a document; the view's class does not know them.
extension NSView: DocumentedView {
  package var documentFacts: DocumentFacts {
    get { viewExtras.documentFacts }
    set { writableViewExtras.documentFacts = newValue }
  }
  /// Whether the document counts the coordinates of subviews down.
  package var isFlippedInDocument: Bool {
    get { viewExtras.isFlippedInDocument }
    set { if newValue != isFlippedInDocument { writableViewExtras.isFlippedInDocument = newValue } }
  }
  /// AppKit's name of the class that the document's element stands for, where the document names one of its author's.
  package var builtInClassName: String? {
    get { viewExtras.builtInClassName }
    set { if newValue != builtInClassName { writableViewExtras.builtInClassName = newValue } }
  }
  /// Whether the document's author wants ambiguities of the view reported.
  package var verifiesAmbiguity: Bool {
    get { viewExtras.verifiesAmbiguity }
    set { if newValue != verifiesAmbiguity { writableViewExtras.verifiesAmbiguity = newValue } }
  }
  /// The era of the view's metrics; nil for the program's. Set by what shows documents.
  package var metricEraOverride: MetricEra? {
    get { viewExtras.metricEra }
    set { writableViewExtras.metricEra = newValue }
  }
  /// Answers for the content's size (of the alignment rectangle, in points) instead of the class; nil, or an answer of nil,
  /// leaves it to the class.
  package var statedContent: ((CGFloat?) -> CGSize?)? {
    get { viewExtras.statedContent }
    set {
      writableViewExtras.statedContent = newValue
      layoutNode.invalidateContentSize()
    }
  }
  /// Stands for the class's alignment insets.
  package var statedInsets: LayoutInsets? {
    get { viewExtras.statedInsets }
    set {
      writableViewExtras.statedInsets = newValue
      refreshAlignmentInsets()
    }
  }
  /// Whether the alignment insets are those of a control much like the view, for want of its own.
  package var isAlignmentGuessed: Bool {
    get { viewExtras.isAlignmentGuessed }
    set { if newValue != isAlignmentGuessed { writableViewExtras.isAlignmentGuessed = newValue } }
  }
  /// Stands for the class's baselines, from the alignment rectangle's edges.
  package var statedBaselines: BaselineOffsets? {
    get { viewExtras.statedBaselines }
    set {
      writableViewExtras.statedBaselines = newValue
      layoutNode.setNeedsUpdateConstraints()
    }
  }
}

extension NSView {
  /// Whether the frames of the view's subviews are its document's, so that the view itself places nothing: on the design
  /// canvas, containers show what the document saved.
  package var keepsSavedPlaces: Bool {
    get { viewExtras.keepsSavedPlaces }
    set { writableViewExtras.keepsSavedPlaces = newValue }
  }
  /// Whether the view belongs to a tab that is not chosen, so that it is laid out and not drawn.
  package var isBehindAnotherTab: Bool {
    get { viewExtras.isBehindAnotherTab }
    set { writableViewExtras.isBehindAnotherTab = newValue }
  }
  /// Whether the view is hidden and fades, so that it is drawn.
  package var isDrawnThoughHidden: Bool {
    get { viewExtras.isDrawnThoughHidden }
    set { writableViewExtras.isDrawnThoughHidden = newValue }
  }
}

extension NSView {
  /// Posted when the frame has changed and ``postsFrameChangedNotifications``.
  public nonisolated static var frameDidChangeNotification: Notification.Name {
    FrameListeners.exist = true
    return frameChange
  }
  nonisolated static let frameChange = Notification.Name("NSViewFrameDidChangeNotification")
  public nonisolated static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")

  /// When a view's layer is drawn again. Raw values are AppKit's.
  public enum LayerContentsRedrawPolicy: Int, Hashable, Sendable {
    case never = 0
    case onSetNeedsDisplay
    case duringViewResize
    case beforeViewResize
    case crossfade
  }
}

/// How focus is shown around a view. Raw values are AppKit's.
public enum NSFocusRingType: UInt, Hashable, Sendable {
  case `default` = 0
  case none
  case exterior
}
