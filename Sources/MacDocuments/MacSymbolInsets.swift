import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The alignment insets of image views and borderless buttons that show only a symbol, as macOS 11 and newer draw it: the alignment
/// rectangle is as high as a capital letter, wherever the symbol is drawn and however large.
///
/// Observed: a symbol of 13 points stands out by 4, one of 14 by 5, of 15 by 6, of 16 by 7, of 17 by 8 and of 20 by 11 in 48 of
/// 55 saved views with a height of their own, of 17 repositories; the others were laid out with a symbol of another size than
/// they list. Below it are 3 of 6, 3 of 7 and 5 of 11 points.
struct MacSymbolInsets {
  let control: DocumentControl
  let document: InterfaceView
  let resources: DocumentResources
  /// Whether the document lists AppKit's templates in the large scale.
  let listsLargeTemplates: Bool

  /// The insets; nil for a view that shows no symbol, or perhaps an older picture.
  ///
  /// - Parameter height: the view's saved height, in points; nil where its content decides.
  func insets(shownHeight height: CGFloat?) -> LayoutInsets? {
    guard let natural = symbolHeight else { return nil }
    guard let height else { return Self.around(natural) }
    if isOfSymbol(height, natural) { return Self.around(height) }
    return isFromCatalog || height > Self.highestOlderPicture ? Self.around(natural) : nil
  }

  /// The size of the alignment rectangle of a view; nil for one that shows no symbol.
  ///
  /// - Parameter size: the view's own size, which may be that of the document's list.
  func contentSize(of size: CGSize) -> CGSize? {
    guard let listed = listedSize else { return nil }
    let isListed = CGFloat(listed.height) == size.height
    return CGSize(
      width: isListed ? (size.width / scale).rounded(.up) : size.width, height: Self.capitalHeight)
  }

  /// The height of the symbol that the view shows, if it does not scale it, in points; nil for other views.
  private var symbolHeight: CGFloat? { listedSize.map { (CGFloat($0.height) / scale).rounded() } }

  /// The size of the symbol in the document's list of pictures, in points; nil for other views.
  private var listedSize: DocumentSize? {
    guard [.borderless, .imageView].contains(control.kind), let cell = document.cell,
      let name = cell.element["image"],
      document.kind.known == .imageView || Self.positionsOfPicturesAlone.contains(cell.imagePosition ?? ""),
      let size = resources.imageSizes[name], isFromCatalog || Self.isSymbol(name, size)
    else { return nil }
    return size
  }

  /// How much larger the document lists the symbol than the view shows it.
  private var scale: CGFloat { isOfLargeScale ? Self.largeScale : 1 }

  /// Image views show AppKit's templates in the large scale in which documents list them, but buttons do not: 8 of 9 saved ones
  /// with a length of their own or in a stack, of 5 repositories, have the regular scale.
  private var isOfLargeScale: Bool {
    listsLargeTemplates && !isFromCatalog && document.kind.known == .button
  }

  private var isFromCatalog: Bool { document.cell?.element["catalog"] == "system" }

  /// Whether a picture of AppKit's is a symbol: one of its templates, but for those of the Touch Bar and those that are listed
  /// with the size of older pictures, as `NSActionTemplate` in 43 of 43 documents up to Xcode 11.
  private static func isSymbol(_ name: String, _ size: DocumentSize) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("Template") && !name.hasPrefix("NSTouchBar")
      && !(size.width == sideOfOlderPictures && size.height == sideOfOlderPictures)
  }

  private static let sideOfOlderPictures = 14.0

  private static let positionsOfPicturesAlone: Set<String> = ["only", "overlaps"]
  /// The height of a capital letter of 13 points, San Francisco's 0.705 em.
  private static let capitalHeight: CGFloat = 9
  /// `NSActionTemplate` of 15 points is 20 high in the large scale, `NSLockUnlockedTemplate` 19, `NSRefreshTemplate` of 16 points 21.
  private static let largeScale: CGFloat = 1.3
  /// The height of AppKit's `NSShareTemplate` up to macOS 10.15, the highest of its templates.
  private static let highestOlderPicture: CGFloat = 16
  /// Symbols of regular size are 0.75 to 0.8 times as high as those of the large size in which later documents list AppKit's
  /// templates.
  private static let regularOfLarge: ClosedRange<CGFloat> = 0.745...0.84

  /// Whether a view is as high as its symbol, so that it does not scale it. AppKit's older templates, which the views of older
  /// documents keep, have other heights.
  private func isOfSymbol(_ height: CGFloat, _ natural: CGFloat) -> Bool {
    abs(height - natural) < 1 || Self.regularOfLarge.contains(height / natural)
  }

  private static func around(_ height: CGFloat) -> LayoutInsets {
    let extra = height - capitalHeight
    let below = (extra / 2).rounded(.down)
    return LayoutInsets(top: extra - below, left: 0, bottom: below, right: 0)
  }
}
