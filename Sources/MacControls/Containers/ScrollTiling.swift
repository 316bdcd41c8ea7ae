import AutoLayout
import Foundation

/// The layout of a scroll view's parts, from its properties.
@MainActor
struct ScrollTiling {
  private let view: NSScrollView
  private let border: CGFloat
  /// The visible scrollers.
  private var shows: (vertical: Bool, horizontal: Bool)
  private let headerHeight: CGFloat
  /// Whether the header reduces the clip view, as before macOS 11; otherwise the clip view extends beneath it.
  private let headerTakesSpace: Bool

  /// All values that determine the parts' frames.
  struct Arrangement: Equatable {
    var size: CGSize
    var showsVertical: Bool
    var showsHorizontal: Bool
    var clipInsets: LayoutInsets
    var contentInsets: LayoutInsets
  }

  var arrangement: Arrangement {
    Arrangement(
      size: view.boundsSize, showsVertical: shows.vertical, showsHorizontal: shows.horizontal,
      clipInsets: clipInsets, contentInsets: LayoutInsets(contentInsets))
  }

  /// Also shows the scrollers of another arrangement.
  mutating func keepScrollers(of other: Arrangement) {
    shows.vertical = shows.vertical || other.showsVertical
    shows.horizontal = shows.horizontal || other.showsHorizontal
  }

  init(_ view: NSScrollView) {
    self.view = view
    border = view.borderType.metric.width
    headerHeight = view.headerClip == nil ? 0 : (view.headerClip?.documentView?.frame.height ?? 0)
    headerTakesSpace = view.metricEraOverride ?? MetricEra.current < .o3
    shows = (view.hasVerticalScroller, view.hasHorizontalScroller)
    if view.autohidesScrollers { hideWhatNeedsNoScroller() }
  }

  private var isLegacy: Bool { view.scrollerStyle == .legacy }

  private func thickness(_ scroller: NSScroller?) -> CGFloat {
    NSScroller.scrollerWidth(for: scroller?.controlSize ?? .regular, scrollerStyle: view.scrollerStyle)
  }

  /// Hides scrollers that are not needed. A scroller takes space from the other axis, so the second may be
  /// needed only because of the first.
  private mutating func hideWhatNeedsNoScroller() {
    let wanted = shows
    shows = (false, false)
    let document = view.documentView?.frame.size ?? .zero
    for _ in 0..<2 {
      let space = clipInsets.inset(CGRect(origin: .zero, size: view.boundsSize)).size
      shows = (
        wanted.vertical && document.height > space.height - contentInsets.top - contentInsets.bottom,
        wanted.horizontal && document.width > space.width - contentInsets.left - contentInsets.right
      )
    }
  }

  /// The insets of the clip view from the scroll view's sides.
  var clipInsets: LayoutInsets {
    var insets = LayoutInsets(top: border, left: border, bottom: border, right: border)
    if isLegacy, shows.vertical { insets.right += thickness(view.scrollers.vertical) }
    if isLegacy, shows.horizontal { insets.bottom += thickness(view.scrollers.horizontal) }
    if headerTakesSpace { insets.top += headerHeight }
    guard view.rulersVisible else { return insets }
    if view.hasHorizontalRuler { insets.top += view.horizontalRulerView?.requiredThickness ?? 0 }
    if view.hasVerticalRuler { insets.left += view.verticalRulerView?.requiredThickness ?? 0 }
    return insets
  }

  var contentInsets: NSEdgeInsets {
    var insets = view.contentInsets
    if !headerTakesSpace { insets.top += headerHeight }
    return insets
  }

  typealias Part = (view: NSView, frame: CGRect, mask: NSView.AutoresizingMask)

  /// The header, rulers and scrollers beside or over the clip view, from back to front.
  func parts(in rect: CGRect) -> [Part] { header(in: rect) + rulers(in: rect) + scrollers(in: rect) }

  private func header(in rect: CGRect) -> [Part] {
    guard let clip = view.headerClip else { return [] }
    let inner = clipInsets.inset(rect)
    let top = headerTakesSpace ? inner.minY - headerHeight : inner.minY + view.contentInsets.top
    return [
      (
        clip, CGRect(x: inner.minX, y: top, width: inner.size.width, height: headerHeight),
        [.width, .maxYMargin]
      )
    ]
  }

  private func rulers(in rect: CGRect) -> [Part] {
    guard view.rulersVisible else { return [] }
    let inner = clipInsets.inset(rect)
    var parts: [Part] = []
    if let ruler = view.horizontalRulerView {
      let thickness = ruler.requiredThickness
      parts.append(
        (
          ruler, CGRect(x: border, y: border, width: inner.maxX - border, height: thickness),
          [.width, .maxYMargin]
        ))
    }
    if let ruler = view.verticalRulerView {
      let thickness = ruler.requiredThickness
      parts.append(
        (
          ruler, CGRect(x: border, y: inner.minY, width: thickness, height: inner.size.height),
          [.height, .maxXMargin]
        ))
    }
    return parts
  }

  /// From the clip view's sides to the scrollers' ends: they end where the document comes to rest, below bars and a header.
  private var scrollerEnds: LayoutInsets {
    let (content, own) = (contentInsets, view.scrollerInsets)
    return LayoutInsets(
      top: content.top + own.top, left: content.left + own.left, bottom: content.bottom + own.bottom,
      right: content.right + own.right)
  }

  private func scrollers(in rect: CGRect) -> [Part] {
    var parts: [Part] = []
    let ends = scrollerEnds
    let inner = ends.inset(clipInsets.inset(rect))
    if shows.vertical {
      let scroller = scroller(\.vertical)
      let width = thickness(scroller)
      let x = rect.maxX - border - width - ends.right
      parts.append(
        (
          scroller, CGRect(x: x, y: inner.minY, width: width, height: inner.size.height),
          [.minXMargin, .height]
        ))
    }
    if shows.horizontal {
      let scroller = scroller(\.horizontal)
      let height = thickness(scroller)
      let y = rect.maxY - border - height - ends.bottom
      parts.append(
        (
          scroller, CGRect(x: inner.minX, y: y, width: inner.size.width, height: height),
          [.width, .minYMargin]
        ))
    }
    return parts
  }

  private func scroller(
    _ path: WritableKeyPath<(vertical: NSScroller?, horizontal: NSScroller?), NSScroller?>
  ) -> NSScroller {
    let made = view.scrollers[keyPath: path] ?? NSScroller(frame: .zero)
    view.scrollers[keyPath: path] = made
    made.scrollerStyle = view.scrollerStyle
    made.knobStyle = view.scrollerKnobStyle
    return made
  }
}
