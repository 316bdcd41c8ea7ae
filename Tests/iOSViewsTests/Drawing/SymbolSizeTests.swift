import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Symbols that grow with the text that they stand beside, and symbols that point somewhere.
@MainActor
struct SymbolSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// 53 of 17 points: body text at the largest size (Apple, Human Interface Guidelines, "Typography").
  private let growth: CGFloat = 53.0 / 17

  private func enlargeText() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
  }

  /// Apple, `UIImage.SymbolConfiguration(textStyle:)`: the symbol follows the reader's text size.
  @Test func symbolsOfATextStyleFollowTheTextSize() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let fixed = UIImageView(image: UIImage(systemName: "star"))
    let own = UIImageView(
      image: UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
    for view in [view, fixed, own] { show(view) }
    let before = view.intrinsicContentSize.width
    enlargeText()
    #expect(abs(view.intrinsicContentSize.width - before * growth) < 1)
    #expect(own.intrinsicContentSize == view.intrinsicContentSize)
    #expect(fixed.intrinsicContentSize.width == before)
  }

  @Test func symbolsOfRowsAndConfiguredButtonsFollowTheTextSize() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    let row = UIListContentView(configuration: content)
    row.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIImage(systemName: "star")
    show(row)
    show(button)
    let image = row.subviews.first { $0 is UIImageView }
    let before = image?.frame.width ?? 0
    #expect(before > 10)
    #expect(button.currentImage?.size.width == UIImage(systemName: "star")?.size.width)
    enlargeText()
    #expect(abs((image?.frame.width ?? 0) - before * growth) < 1)
    #expect(button.currentImage?.size.width == image?.frame.width)
  }

  /// Symbols in circles are about as high as wide (observed in saved documents: 128 by 123), whatever is in them.
  @Test func framesDecideOnTheShape() {
    #expect(UIImage(systemName: "ellipsis.circle")?.size == UIImage(systemName: "xmark.circle")?.size)
    #expect(UIImage(systemName: "ellipsis")?.size != UIImage(systemName: "xmark")?.size)
  }

  /// Apple, Human Interface Guidelines, "SF Symbols": symbols that point forward or backward follow the reading direction.
  @Test(arguments: [
    ("chevron.backward", true), ("arrow.forward", true), ("chevron.left", false), ("forward.fill", false),
  ])
  func directionsAreMirrored(name: String, isMirrored: Bool) {
    let view = UIImageView(image: UIImage(systemName: name))
    let leftToRight = view.displayList().dump
    view.semanticContentAttribute = .forceRightToLeft
    #expect((view.displayList().dump != leftToRight) == isMirrored)
  }

  /// Apple, `imageFlippedForRightToLeftLayoutDirection()`.
  @Test func flippedImagesAreMirrored() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    let leftToRight = view.displayList().dump
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.displayList().dump != leftToRight)
    view.image = image
    #expect(view.displayList().dump == leftToRight)
  }

  /// The tint of a blur is seen; what it is for each style is ours.
  @Test func blursTintWhatIsBehind() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let clear = view.displayList().dump
    view.effect = UIBlurEffect(style: .systemMaterial)
    #expect(view.displayList().dump != clear)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    #expect(view.displayList().dump == clear)
    // Raw values are UIKit's.
    #expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue == 11)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
  }
}
