import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

@_spi(ViewHooks) @testable import iOSCore

/// Natural sizes: counted with characters of 10 × 10 points; fixed ones as `ControlMetrics` cites them.
@MainActor
struct ControlSizeTests {
  @Test func buttonsPadTheirTitles() {
    withTenByTenText {
      let button = UIButton(type: .system)
      button.setTitle("Press me", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 80, height: 22))
      button.setTitle("X", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 22))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(button.intrinsicContentSize == CGSize(width: 16, height: 14))
    }
  }

  @Test func configuredButtonsHaveInsets() {
    withTenByTenText {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 44, height: 24))
      #expect(button.baselineOffsets == BaselineOffsets(firstFromTop: 15, lastFromBottom: 9))
      configuration.image = UIImage(name: "star", size: CGSize(width: 12, height: 40))
      configuration.imagePadding = 5
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 61, height: 54))
    }
  }

  @Test func imagesDecideButtonsAndImageViews() {
    withTenByTenText {
      let image = UIImage(name: "cat", size: CGSize(width: 64, height: 48))
      let button = UIButton()
      button.setImage(image, for: .normal)
      #expect(button.intrinsicContentSize == image.size)
      #expect(UIImageView(image: image).intrinsicContentSize == image.size)
      #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
      let info = UIButton(type: .infoDark)
      // At 3x.
      #expect(abs(info.intrinsicContentSize.width - 77.0 / 3) < 1e-9)
      info.controlMetrics = ControlMetrics(XcodeRelease("12.0"))
      #expect(info.intrinsicContentSize == CGSize(width: 22, height: 22))
    }
  }

  @Test func textFieldsDependOnBorderAndEra() {
    withTenByTenText {
      let field = UITextField()
      field.placeholder = "Name"
      #expect(field.intrinsicContentSize == CGSize(width: 40, height: 11))
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize == CGSize(width: 54, height: 34))
      field.controlMetrics = ControlMetrics(XcodeRelease("10.0"))
      #expect(field.intrinsicContentSize.height == 30)
      field.text = "Somebody"
      #expect(field.intrinsicContentSize.width == 94)
      #expect(field.baselineOffsets == BaselineOffsets(firstFromTop: 18, lastFromBottom: 12))
    }
  }

  /// Published by mhuq1138/Auto-Layout-Guide: 30 points high in a font of 20; by allenwong/30DaysofSwift: 30 in 16.
  @Test(arguments: [12, 14, 17, 20] as [CGFloat])
  func roundedTextFieldsHaveOneHeight(size: CGFloat) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == 34)
    field.controlMetrics = ControlMetrics(XcodeRelease("10.0"))
    #expect(field.intrinsicContentSize.height == 30)
  }

  /// The rule that reproduces saved controls: titles in whole points, 14 or 19 more for each, and 1 between two.
  @Test func segmentsAreAsWideAsTheWidestTitle() {
    withTenByTenText {
      let control = UISegmentedControl()
      for (index, title) in ["One", "Three", "Two"].enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      #expect(control.intrinsicContentSize == CGSize(width: 209, height: 31))
      control.controlMetrics = ControlMetrics(XcodeRelease("10.0"))
      #expect(control.intrinsicContentSize == CGSize(width: 194, height: 28))
    }
  }

  @Test func fixedSizes() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    #expect(UIDatePicker().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func tableOfErasHoldsWhatWasSaved() {
    #expect(
      ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 10_117))).segmentedControl.size.height == 29)
    #expect(ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 14_490))).roundedTextFieldHeight == 30)
    #expect(ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 15_505))).roundedTextFieldHeight == 34)
    #expect(
      ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 15_505))).stepper.size
        == CGSize(width: 94, height: 29))
    #expect(
      ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 21_507))) == ControlMetrics(XcodeRelease("14.0"))
    )
    #expect(ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 23_504))) == .current)
    #expect(
      ControlMetrics(XcodeRelease(tools: ToolsVersion(major: 24_765))).uiSwitch.alignmentSize
        == CGSize(width: 61, height: 28))
  }

  @Test func switchesAreLaidOutByTheirAlignmentRectangle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 151, y: 0, width: 51, height: 31))
  }
}
