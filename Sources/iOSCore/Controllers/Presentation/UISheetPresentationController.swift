import AutoLayout
import Foundation

/// A sheet with a set of heights at which it rests. (Apple, `UISheetPresentationController`.)
///
/// In compact width, the sheet is at the bottom with the height of its detent, or covers the container if its height
/// is compact, too. Otherwise it is a card in the middle: smaller for a form sheet, nearly as high as its container
/// for a page sheet. The background is dimmed, but not scaled down as behind large sheets on iOS.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent. Raw values match UIKit's.
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

    /// A detent at about half of the screen's height.
    open class func medium() -> Detent { Detent(identifier: .medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

    /// The height in points; nil for an inactive detent.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      resolver(context)
    }
  }

  @AlwaysObserved open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The selected detent; nil for the lowest one.
  @AlwaysObserved open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  @AlwaysObserved open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  @AlwaysObserved open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  @AlwaysObserved open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  @AlwaysObserved open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }
  @AlwaysObserved open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  open var prefersPageSizing = true
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  override var isSystemPresentation: Bool { true }
  override var arrangement: PresentationArrangement {
    presentedViewController is any AlertContent ? .alert : .sheet
  }

  override func sheetPlace(in container: UIView) -> SheetPlace { layout(in: container).place }

  private func layout(in container: UIView) -> SheetLayout {
    SheetLayout(
      container: container, isForm: presentationStyle == .formSheet,
      preferredSize: contentSize, detents: detents, selected: selectedDetentIdentifier,
      isEdgeAttachedWhenLow: prefersEdgeAttachedInCompactHeight,
      followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  override var cardRadius: CGFloat { preferredCornerRadius ?? super.cardRadius }
  override var wantsGrabber: Bool { prefersGrabberVisible }

  /// Behind a sheet that is no higher than the highest that leaves what is behind alone, nothing is dimmed.
  override var dimsBehind: Bool { containerView.map(dimsBehind) ?? true }

  func dimsBehind(in container: UIView) -> Bool {
    guard let limit = largestUndimmedDetentIdentifier,
      container.traitCollection.horizontalSizeClass != .regular
    else { return true }
    let layout = layout(in: container)
    guard let highest = layout.height(of: limit) else { return true }
    return layout.detentHeight > highest
  }
}

/// The frame of a sheet in its container.
@MainActor
struct SheetLayout {
  let container: UIView
  var isForm = false
  var preferredSize = CGSize.zero
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var isEdgeAttachedWhenLow = false
  var followsWidth = false

  /// Whether the sheet is a card, as in regular width.
  private var isCard: Bool { container.traitCollection.horizontalSizeClass == .regular }
  /// Whether the sheet covers the container, as in compact height unless it is attached to the bottom
  /// edge (Apple, `prefersEdgeAttachedInCompactHeight`).
  private var coversAll: Bool {
    !isCard && container.traitCollection.verticalSizeClass == .compact && !isEdgeAttachedWhenLow
  }

  var place: SheetPlace { SheetPlace(frame: frame, isCard: isCard, coversAll: coversAll) }

  private var frame: CGRect {
    let bounds = container.bounds
    if isCard { return cardFrame(in: bounds) }
    if coversAll { return bounds }
    let space = SheetSpace(container)
    let height = min(detentHeight + space.safeBottom, space.largest)
    let isLow = container.traitCollection.verticalSizeClass == .compact
    let width =
      followsWidth && isLow && preferredSize.width > 0
      ? min(preferredSize.width, bounds.width) : bounds.width
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.height - height, width: width, height: height)
  }

  private var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
    let space = SheetSpace(container)
    return detents.compactMap { detent in
      detent.resolvedValue(in: space).map { (identifier: detent.identifier, height: $0) }
    }
  }

  /// The height of the selected detent, without the bottom safe area.
  var detentHeight: CGFloat {
    let heights = heights
    let chosen = heights.first { $0.identifier == selected }
    return chosen?.height ?? heights.map(\.height).min() ?? SheetSpace(container).maximumDetentValue
  }

  /// The height of a detent; nil for one that the sheet does not have.
  func height(of detent: UISheetPresentationController.Detent.Identifier) -> CGFloat? {
    heights.first { $0.identifier == detent }?.height
  }

  /// A card in the middle; a form sheet's has the size of its content, if the controller states one.
  private func cardFrame(in bounds: CGRect) -> CGRect {
    let wanted =
      isForm
      ? CGSize(
        width: preferredSize.width > 0 ? preferredSize.width : Self.formSheetSize.width,
        height: preferredSize.height > 0 ? preferredSize.height : Self.formSheetSize.height)
      : CGSize(width: Self.pageSheetWidth, height: bounds.height - 2 * Self.pageSheetGap)
    let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Apple, View Controller Catalog for iOS, "Presenting a View Controller": 540 × 620 points.
  private static let formSheetSize = CGSize(width: 540, height: 620)
  /// Estimated from screenshots of iPadOS 13 to 18, because Apple states no size: as wide as a readable column of
  /// 17-point text or a little more, and not quite as high as the screen.
  private static let pageSheetWidth: CGFloat = 704
  private static let pageSheetGap: CGFloat = 44
}

/// The space for a sheet on a phone.
@MainActor
final class SheetSpace: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the largest sheet, with the part below its safe area.
  let largest: CGFloat
  let safeBottom: CGFloat

  /// The gap between a sheet and the status bar on screens with a notch. Observed in saved documents: 842 of 896 points
  /// high (14 of 14); on screens without a notch nothing (647 of 667, 10 of 10).
  private static let gap: CGFloat = 10
  /// The height of status bars on screens without a notch.
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

/// The context in which a detent resolves its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum value of a detent, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet, which is notified of its detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called: there are no touches.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
