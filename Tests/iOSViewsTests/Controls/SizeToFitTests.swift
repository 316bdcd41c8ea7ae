import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSControls

/// `sizeThatFits(_:)` and `sizeToFit()`. The measurer without system fonts makes each character half as wide as the font
/// is large and a line 1.2 times as high.
@MainActor
struct SizeToFitTests {
  /// The frame's origin stays (Apple, `sizeToFit()`, as every label placed by hand relies on).
  @Test func aLabelTakesTheSizeOfItsText() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 0, height: 0))
    label.text = "Some words"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: label.intrinsicContentSize))
    #expect(label.frame.width > 0)
  }

  /// A label of several lines keeps to the width it has, one of one line does not.
  @Test func linesKeepToTheWidth() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    label.text = "Some words in a row"
    label.sizeToFit()
    let line = label.frame.size
    #expect(line == label.intrinsicContentSize && line.width > 60)
    label.numberOfLines = 0
    label.frame.size.width = 60
    label.sizeToFit()
    #expect(label.frame.width <= 60)
    #expect(label.frame.height > line.height)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)) == line)
  }

  /// The frame's size, not that of the alignment rectangle.
  @Test func controlsTakeTheirOwnSize() {
    let toggle = UISwitch()
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    let image = UIImageView(image: UIImage(name: "x", size: CGSize(width: 30, height: 20)))
    image.sizeToFit()
    #expect(image.bounds.size == CGSize(width: 30, height: 20))
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }

  /// A control without a size of its own on an axis takes the one it is offered.
  @Test func slidersTakeTheWidthOffered() {
    #expect(UISlider().sizeThatFits(CGSize(width: 200, height: 0)).width == 200)
  }

  @Test func otherViewsKeepTheirSize() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
  }
}

/// Sizes and backgrounds of buttons with configurations.
@MainActor
struct ButtonSizeTests {
  /// 34 is observed in saved documents; 28 and 50 are estimates (`UIButton.Configuration.Size`).
  @Test(arguments: [(UIButton.Configuration.Size.small, 28), (.mini, 28), (.medium, 34), (.large, 50)])
  func heightsFollowTheSize(size: UIButton.Configuration.Size, height: CGFloat) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    #expect(abs(button.intrinsicContentSize.height - height) < 1)
  }

  @Test func explicitInsetsWin() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.bottom == 3)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.bottom == 15)
  }

  @Test func aCapsuleIsRoundAtItsEnds() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    #expect(configuration.radius(height: 50) == 25)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    #expect(configuration.radius(height: 50) == 3)
    // Apple, `UIButton.Configuration.CornerStyle.dynamic`: the background's radius, whatever it is.
    configuration.cornerStyle = .dynamic
    configuration.background.cornerRadius = 0
    #expect(configuration.radius(height: 50) == 0)
    #expect(UIButton.Configuration.gray().radius(height: 50) == 6)
  }
}
