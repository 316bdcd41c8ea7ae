import AutoLayout
import CompositionalLayout
import Foundation

/// The collection view around a layout: its available space, and the insets that its margins and safe area add to
/// those of sections.
@MainActor
struct CompositionalPlace {
  private let view: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  let environment: LayoutEnvironment

  init(view: UICollectionView, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.view = view
    self.configuration = configuration
    let reference = Self.insets(configuration.contentInsetsReference, configuration, view)
    environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: Self.availableSize(in: view), contentInsets: reference),
      traitCollection: view.traitCollection)
  }

  /// The visible size minus the insets around the content.
  private static func availableSize(in view: UICollectionView) -> CGSize {
    let size = view.adjustedContentInset.inset(CGRect(origin: .zero, size: view.bounds.size)).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  var solver: CompositionalSolver {
    var solver = CompositionalSolver(
      axis: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
      container: environment.container.contentSize, surroundings: environment)
    solver.interSectionSpacing = configuration.interSectionSpacing
    solver.boundaryItems = configuration.boundarySupplementaryItems
    solver.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return solver
  }

  func settings(_ section: NSCollectionLayoutSection, _ index: Int) -> SectionSettings {
    var settings = section.settings(index, itemCount: view.numberOfItems(inSection: index))
    let supplementary = section.supplementaryContentInsetsReference
    settings.referenceInsets = Self.insets(section.contentInsetsReference, configuration, view)
    settings.supplementaryReferenceInsets = Self.insets(
      supplementary == .automatic ? section.contentInsetsReference : supplementary, configuration, view)
    if index == 0 { settings.referenceInsets.top += section.list?.firstSectionGap ?? 0 }
    return settings
  }

  // MARK: Insets

  /// The insets that a reference adds on the sides perpendicular to the layout's direction, minus those that the view
  /// already applies to its content.
  private static func insets(
    _ reference: UIContentInsetsReference,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let wanted: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: readableInsets(of: view)
      }
    let adjusted = view.adjustedContentInset
    let content = view.contentInset
    let taken = UIEdgeInsets(
      top: adjusted.top - content.top, left: adjusted.left - content.left,
      bottom: adjusted.bottom - content.bottom, right: adjusted.right - content.right)
    var insets = UIEdgeInsets.zero
    if configuration.scrollDirection == .vertical {
      insets.left = max(0, wanted.left - taken.left)
      insets.right = max(0, wanted.right - taken.right)
    } else {
      insets.top = max(0, wanted.top - taken.top)
      insets.bottom = max(0, wanted.bottom - taken.bottom)
    }
    return NSDirectionalEdgeInsets(insets, direction: view.effectiveUserInterfaceLayoutDirection)
  }

  private static func readableInsets(of view: UICollectionView) -> UIEdgeInsets {
    let frame = view.readableContentGuide.layoutFrame
    guard frame.width > 0 else { return view.layoutMargins }
    return UIEdgeInsets(
      top: view.layoutMargins.top, left: frame.minX - view.bounds.minX, bottom: view.layoutMargins.bottom,
      right: view.bounds.maxX - frame.maxX)
  }
}
