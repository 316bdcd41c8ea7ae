import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The chevrons after a button's title, which say that it opens a menu. (Apple, `UIButton.Configuration.Indicator.popup`.)
@MainActor
struct ButtonIndicator {
  let image: UIImage
  private let isRightToLeft: Bool

  /// The symbol's size relative to the title's, and its weight: both are guesses.
  private static let scale: CGFloat = 0.7
  private static let weight = UIImage.SymbolWeight.semibold
  /// The space between title and chevrons, in points: a guess.
  private static let gap: CGFloat = 4

  /// - Parameter pointSize: the size of the title's font.
  init?(pointSize: CGFloat, isRightToLeft: Bool) {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: pointSize * Self.scale, weight: Self.weight)
    guard
      let image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: configuration)
    else { return nil }
    self.image = image
    self.isRightToLeft = isRightToLeft
  }

  /// The width that the chevrons take from a title.
  var space: CGFloat { image.size.width + Self.gap }

  /// The size of a title with the chevrons after it; without a title that of the chevrons.
  func extending(_ title: CGSize) -> CGSize {
    CGSize(
      width: title.width > 0 ? title.width + space : image.size.width,
      height: max(title.height, image.size.height))
  }

  /// Divides the frame of both: the chevrons lie in the middle of its trailing end.
  func split(_ frame: CGRect) -> (title: CGRect, indicator: CGRect) {
    let size = CGSize(width: min(image.size.width, frame.width), height: image.size.height)
    var title = frame
    title.size.width = max(0, frame.width - space)
    if isRightToLeft { title.origin.x = frame.maxX - title.width }
    let indicator = CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2,
      width: size.width, height: size.height)
    return (title, indicator)
  }
}

extension UIButton {
  /// Whether chevrons stand after the title. Automatic ones do if the button shows what is chosen of a menu that it opens.
  /// (Apple, `UIButton.Configuration.Indicator.automatic`.)
  var showsIndicator: Bool {
    guard let configuration else { return false }
    return switch configuration.indicator {
    case .popup: true
    case .none: false
    case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }
}
