import AutoLayout
import Foundation

/// A sheet that rests at some heights. (Apple, `UISheetPresentationController`.)
///
/// Where the width is compact, the sheet lies at the bottom as high as its detent; elsewhere a form sheet is a card in the
/// middle, and a page sheet fills its container.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent. Raw values are UIKit's.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    open class func medium() -> Detent { Detent(identifier: .medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

    /// In points; nil for a detent that is not there now.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      resolver(context)
    }
  }

  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// Nil stands for the lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var prefersPageSizing = true
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, isSheet else { return super.frameOfPresentedViewInContainerView }
    if container.traitCollection.horizontalSizeClass == .regular { return cardFrame(in: container.bounds) }
    let room = SheetRoom(container)
    let height = min(height(in: room) + room.safeBottom, room.largest)
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  /// Alerts have rules of their own.
  private var isSheet: Bool { !(presentedViewController is UIAlertController) }

  private func height(in room: SheetRoom) -> CGFloat {
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (identifier: detent.identifier, height: $0) }
    }
    let selected = heights.first { $0.identifier == selectedDetentIdentifier }
    return selected?.height ?? heights.map(\.height).min() ?? room.maximumDetentValue
  }

  /// A form sheet's card; its own content's size, where that is stated.
  private func cardFrame(in bounds: CGRect) -> CGRect {
    guard presentationStyle == .formSheet else { return bounds }
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : Self.formSheetSize.width, bounds.width),
      height: min(wish.height > 0 ? wish.height : Self.formSheetSize.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Apple, View Controller Catalog for iOS, "Presenting a View Controller": 540 × 620 points.
  private static let formSheetSize = CGSize(width: 540, height: 620)
}

/// The room that a sheet has on a phone.
@MainActor
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the largest sheet, with what lies below its safe area.
  let largest: CGFloat
  let safeBottom: CGFloat

  /// What a sheet leaves free below the status bar of screens with a notch. Observed in saved documents: 842 of 896 points
  /// high (14 of 14); on screens without a notch nothing (647 of 667, 10 of 10).
  private static let gap: CGFloat = 10
  /// Status bars of screens without a notch are no higher.
  private static let plainStatusBar: CGFloat = 20

  init(_ container: UIView) {
    let insets = container.safeAreaInsets
    let free = insets.top > Self.plainStatusBar ? insets.top + Self.gap : insets.top
    containerTraitCollection = container.traitCollection
    largest = container.bounds.height - free
    safeBottom = insets.bottom
    maximumDetentValue = largest - insets.bottom
  }
}

/// What a detent is asked for a height in.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// In points.
  var maximumDetentValue: CGFloat { get }
}
