import Foundation
import Graphics

/// The base class of controls. (Apple, `UIControl`.)
@preconcurrency @MainActor
open class UIControl: UIView, ControlMetricsAdopting {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  var targets: [ControlTarget] = []
  package var controlMetrics = ControlMetrics.current { didSet { metricsDidChange() } }

  /// Raw values match UIKit's.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top, bottom, fill
  }

  /// Raw values match UIKit's.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The states of the control, possibly several; the empty set is `normal`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Adds a target and the name of its method, which a target that conforms to `NamedActions` runs. Without a target, the
  /// first responder in the chain after the control that has the method runs it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      ControlTarget(
        target: target.map { WeakReference($0 as AnyObject) }, selector: action, action: nil,
        events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { entry in
      entry.action == nil && !entry.events.isDisjoint(with: controlEvents)
        && (target == nil || entry.target?.object === target as AnyObject)
        && (action == nil || entry.selector == action)
    }
  }

  /// Adds an action, in the place of one that has the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(ControlTarget(target: nil, selector: nil, action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// The control's primary events, which also trigger ``Event/primaryActionTriggered``.
  @_spi(ViewHooks) open var primaryEvents: Event { .valueChanged }

  /// Runs the actions for these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    let primary = controlEvents.isDisjoint(with: primaryEvents) ? [] : Event.primaryActionTriggered
    let sent = controlEvents.union(primary)
    for entry in targets where !entry.events.isDisjoint(with: sent) {
      if let action = entry.action {
        sendAction(action)
      } else if let selector = entry.selector {
        sendAction(selector, to: entry.target?.object, for: nil)
      }
    }
  }

  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target?.object as? NSObject).map { AnyHashable($0) } })
  }

  /// Runs one action on behalf of the control. ``sendActions(for:)`` calls it for each.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Called for each target and name of a method; the default has the application run it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The names of a target's methods for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.compactMap { entry -> String? in
      guard let selector = entry.selector, !entry.events.isDisjoint(with: controlEvent),
        entry.target?.object === target.map({ $0 as AnyObject })
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Whether pressing opens the control's menu. Stored only.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control offers a context menu. No menu is shown.
  open var isContextMenuInteractionEnabled = false
  /// The interaction of the control's menu; nil because no menu is shown.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var toolTip: String?

  // MARK: Touches, which do not occur here

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Context menus, which are not shown

  /// Never called: no menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Never called: no menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Never called: no menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  func metricsDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  /// Sets the class's default content-hugging priorities, before any others are set.
  package func hugContent(_ horizontal: UILayoutPriority?, _ vertical: UILayoutPriority?) {
    if let horizontal { setContentHuggingPriority(horizontal, for: .horizontal) }
    if let vertical { setContentHuggingPriority(vertical, for: .vertical) }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The visible alignment of content, with `leading` and `trailing` resolved to left and right.
  package func textAlignment(in direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    let isRightToLeft = direction == .rightToLeft
    return switch self {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

/// The target and action of a control's events.
struct ControlTarget {
  var target: WeakReference?
  var selector: Selector?
  var action: UIAction?
  var events: UIControl.Event
}
