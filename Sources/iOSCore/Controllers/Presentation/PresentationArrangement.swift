import AutoLayout
import Foundation

/// The arrangement of a system presentation in its container.
enum PresentationArrangement: Equatable {
  /// The presented view covers the container.
  case cover
  case sheet, popover
  /// An alert in the middle, or an action sheet at the bottom.
  case alert
}

/// The place of a sheet in its container.
struct SheetPlace {
  var frame: CGRect
  /// Whether the sheet is a card, as in regular width.
  var isCard = false
  /// Whether it covers the container, as in compact height.
  var coversAll = true
}

/// The place of a popover in its container.
struct PopoverPlace {
  var frame: CGRect
  var arrow: PresentedCard.Arrow
}

/// Frames and surroundings of the system's presentations.
extension UIPresentationController {
  var frameOfArrangement: CGRect {
    guard let container = containerView else { return .zero }
    switch arrangement {
    case .cover: return container.bounds
    case .sheet: return sheetPlace(in: container).frame
    case .popover: return popoverPlace(in: container)?.frame ?? container.bounds
    case .alert:
      return (presentedViewController as? any AlertContent)?.alertFrame(in: container) ?? container.bounds
    }
  }

  /// Whether the presented view is only a narrow column.
  var isNarrow: Bool {
    guard let container = containerView else { return false }
    switch arrangement {
    case .popover: return true
    case .sheet: return sheetPlace(in: container).frame.width < container.bounds.width
    case .cover, .alert: return false
    }
  }

  /// The preferred content size of the presented controller; containers use that of their visible child.
  var contentSize: CGSize {
    var size = preferredContentSize
    guard size == .zero, let navigation = presentedViewController as? UINavigationController,
      let top = navigation.topViewController, top.preferredContentSize != .zero
    else { return size }
    size = top.preferredContentSize
    if size.height > 0, !navigation.isNavigationBarHidden { size.height += BarHeight.navigation }
    return size
  }

  /// Dims the background and puts the presented view on a card, before the presentation begins.
  func installChrome(in container: UIView) {
    guard isSystemPresentation else { return }
    arrangeChrome(in: container)
  }

  /// Arranges both again after a change of the container, the traits or the presentation's properties.
  func arrangeChrome(in container: UIView) {
    let arrangement = arrangement
    dim(container, arrangement == .sheet || arrangement == .alert)
    guard arrangement == .sheet || arrangement == .popover else { return dropCard(in: container) }
    let card = self.card ?? makeCard()
    card.look = look(of: arrangement, in: container)
  }

  private func makeCard() -> PresentedCard {
    let content: UIView = shownViewController.view
    let outer = content.superview
    let made = PresentedCard(content: content)
    outer?.addSubview(made)
    card = made
    return made
  }

  /// Removes the card after a presentation has become full-screen or has ended.
  func dropCard(in container: UIView?) {
    guard let card else { return }
    self.card = nil
    card.content.removeFromSuperview()
    if let container, card.superview === container { container.addSubview(card.content) }
    card.removeFromSuperview()
  }

  /// Removes the dimming view and the card after the presentation has ended.
  func removeChrome() {
    dropCard(in: nil)
    dimming?.removeFromSuperview()
    dimming = nil
  }

  private func dim(_ container: UIView, _ isWanted: Bool) {
    guard isWanted, dimsBehind else {
      dimming?.removeFromSuperview()
      dimming = nil
      return
    }
    let view = dimming ?? DimmingView()
    dimming = view
    view.frame = container.bounds
    if view.superview !== container { container.insertSubview(view, at: 0) }
  }

  private func look(of arrangement: PresentationArrangement, in container: UIView) -> PresentedCard.Look {
    var look = PresentedCard.Look(radius: cardRadius, showsGrabber: wantsGrabber)
    if arrangement == .popover {
      look.throwsShadow = true
      look.showsGrabber = false
      look.arrow = popoverPlace(in: container)?.arrow
      look.backdrop = cardBackdrop
      return look
    }
    let layout = sheetPlace(in: container)
    if !layout.isCard { look.corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    let isWhole = layout.coversAll || layout.isCard && layout.frame == container.bounds
    if isWhole {
      look.radius = 0
      look.showsGrabber = false
    }
    return look
  }
}

/// A controller that is presented without a sheet or card of the presentation's: an alert or an action sheet.
@MainActor
protocol AlertContent: UIViewController {
  /// The frame of the view in the presentation's container.
  func alertFrame(in container: UIView) -> CGRect
  /// The size of the view in a popover, in points.
  var popoverSize: CGSize { get }
}
