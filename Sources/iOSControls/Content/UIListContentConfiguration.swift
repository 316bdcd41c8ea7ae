import AutoLayout
import Foundation

/// The content of a list's row, header or footer: an image, a text and a second one. (Apple,
/// `UIListContentConfiguration`.)
///
/// Margins and paddings are those that iOS 14 to 18 print in their descriptions of configurations (public issue threads):
/// `Cell` has margins {11, 16, 11, 8}, `Grouped Header` {17, 8, 6, 8}; both have an image padding of 16 and 3 points between
/// the texts.
public struct UIListContentConfiguration: Hashable {
  /// The style that the configuration was made with.
  enum Style: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer
    case sidebarCell, sidebarHeader
  }

  let style: Style
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  @AlwaysObserved public var text: String? { didSet { if text != nil { attributedText = nil } } }
  @AlwaysObserved public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties: TextProperties
  @AlwaysObserved public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  @AlwaysObserved public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties: TextProperties
  /// The axes on which the superview's margins are preserved.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is at the end of the first one's line, if there is space.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  init(
    _ style: Style, text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets
  ) {
    self.style = style
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  private static let headerMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  /// The margins of footers. Their height is that of ``headerMargins``, because no public description
  /// states it.
  private static let footerMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 17, trailing: 8)
  private static let plainMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
  private static let sidebarMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)

  // MARK: Cells

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .cell, text: TextProperties(.body), secondary: TextProperties(.caption1, .secondaryLabel),
      margins: cellMargins)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .subtitleCell, text: TextProperties(.body), secondary: TextProperties(.caption1, .secondaryLabel),
      margins: cellMargins)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(
      .valueCell, text: TextProperties(.body), secondary: TextProperties(.body, .secondaryLabel),
      margins: cellMargins)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  // MARK: Headers and footers

  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .header, text: TextProperties(.headline), secondary: TextProperties(.footnote, .secondaryLabel),
      margins: plainMargins)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel), margins: plainMargins)
  }

  /// A header in capitals (iOS 14 to 18).
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = UIListContentConfiguration(
      .header, text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel), margins: headerMargins)
    header.textProperties.transform = .uppercase
    return header
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .header, text: TextProperties(.title3, weight: .bold),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: headerMargins)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .header, text: TextProperties(.title2, weight: .bold),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: headerMargins)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel), margins: footerMargins)
  }

  // MARK: Sidebars

  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarCell, text: TextProperties(.body), secondary: TextProperties(.caption1, .secondaryLabel),
      margins: sidebarMargins)
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

  /// A header in bold, as in screenshots of iPadOS 14 to 18.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarHeader, text: TextProperties(.title3, weight: .bold),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: sidebarMargins)
  }

  /// The height of a row without constraints, in points (observed in saved documents: content 43.5 or 43⅔ high
  /// in rows of 44).
  package static let rowHeight: CGFloat = 44

  /// The minimum height of the content, in points.
  var minimumHeight: CGFloat {
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarHeader: Self.rowHeight
    case .header, .footer: 0
    }
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Disabled rows are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
      ?? false
    guard isDisabled else { return self }
    var updated = self
    if updated.textProperties.color == .label { updated.textProperties.color = .tertiaryLabel }
    if updated.secondaryTextProperties.color == .secondaryLabel {
      updated.secondaryTextProperties.color = .quaternaryLabel
    }
    if updated.imageProperties.tintColor == nil { updated.imageProperties.tintColor = .tertiaryLabel }
    return updated
  }
}
