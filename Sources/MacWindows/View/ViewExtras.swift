import AutoLayout
import Foundation
import Graphics

/// Rarely used properties, stored separately so that most views stay small.
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
  /// The content's size for a width, from the design canvas instead of the view's class: see
  /// ``NSView/statedContent``.
  var statedContent: ((CGFloat?) -> CGSize?)?
  var statedInsets: LayoutInsets?
  var statedBaselines: BaselineOffsets?
  var isAlignmentGuessed = false
  var keepsSavedPlaces = false
  /// The axes on which the content's size is inactive.
  var inactiveContentAxes: Set<LayoutAxis> = []
  var preparedContentRect: NSRect?
  var filters: (compositing: Any?, background: [Any], content: [Any]) = (nil, [], [])
  /// The program's setting for translating the mask, for a view that its container places by constraints regardless; nil for
  /// all others.
  var statedAutoresizing: Bool?
  /// Whether a hidden view is drawn while it moves out of view.
  var isLeaving = false
  var isBehindAnotherTab = false
  var isDrawnThoughHidden = false
}

// The facts of documents about a view. They are set by the code that shows a document; the view's class does not depend
// on them.
extension NSView: DocumentedView {
  package var documentFacts: DocumentFacts {
    get { viewExtras.documentFacts }
    set { writableViewExtras.documentFacts = newValue }
  }
  /// Whether the document's coordinates of subviews point down.
  package var isFlippedInDocument: Bool {
    get { viewExtras.isFlippedInDocument }
    set { if newValue != isFlippedInDocument { writableViewExtras.isFlippedInDocument = newValue } }
  }
  /// AppKit's name of the element's class, if the document specifies a custom class.
  package var builtInClassName: String? {
    get { viewExtras.builtInClassName }
    set { if newValue != builtInClassName { writableViewExtras.builtInClassName = newValue } }
  }
  /// Whether ambiguities of the view are reported, a setting of the document.
  package var verifiesAmbiguity: Bool {
    get { viewExtras.verifiesAmbiguity }
    set { if newValue != verifiesAmbiguity { writableViewExtras.verifiesAmbiguity = newValue } }
  }
  /// The era of the view's metrics; nil for the program's. Set by the code that shows documents.
  package var metricEraOverride: MetricEra? {
    get { viewExtras.metricEra }
    set { writableViewExtras.metricEra = newValue }
  }
  /// Returns the content's size (of the alignment rectangle, in points) instead of the class; if it is nil or returns nil,
  /// the class's size is used.
  package var statedContent: ((CGFloat?) -> CGSize?)? {
    get { viewExtras.statedContent }
    set {
      writableViewExtras.statedContent = newValue
      layoutNode.invalidateContentSize()
    }
  }
  /// Replaces the class's alignment insets.
  package var statedInsets: LayoutInsets? {
    get { viewExtras.statedInsets }
    set {
      writableViewExtras.statedInsets = newValue
      refreshAlignmentInsets()
    }
  }
  /// Whether the alignment insets are those of a similar control, because the view's own are unknown.
  package var isAlignmentGuessed: Bool {
    get { viewExtras.isAlignmentGuessed }
    set { if newValue != isAlignmentGuessed { writableViewExtras.isAlignmentGuessed = newValue } }
  }
  /// Replaces the class's baselines, relative to the alignment rectangle's edges.
  package var statedBaselines: BaselineOffsets? {
    get { viewExtras.statedBaselines }
    set {
      writableViewExtras.statedBaselines = newValue
      layoutNode.setNeedsUpdateConstraints()
    }
  }
}

extension NSView {
  /// Whether the view keeps its subviews' frames from the document: on the design canvas, containers show the saved
  /// frames.
  package var keepsSavedPlaces: Bool {
    get { viewExtras.keepsSavedPlaces }
    set { writableViewExtras.keepsSavedPlaces = newValue }
  }
  /// Whether the view belongs to an unselected tab, so that it is laid out but not drawn.
  package var isBehindAnotherTab: Bool {
    get { viewExtras.isBehindAnotherTab }
    set { writableViewExtras.isBehindAnotherTab = newValue }
  }
  /// Whether the view is hidden but still drawn, because it is fading out.
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

  /// When a view's layer is drawn again. Raw values match AppKit's.
  public enum LayerContentsRedrawPolicy: Int, Hashable, Sendable {
    case never = 0
    case onSetNeedsDisplay
    case duringViewResize
    case beforeViewResize
    case crossfade
  }
}

/// How focus is shown around a view. Raw values match AppKit's.
public enum NSFocusRingType: UInt, Hashable, Sendable {
  case `default` = 0
  case none
  case exterior
}
