import Foundation
import Graphics
import Testing
import iOSViews

/// How text is drawn beyond its letters.
@MainActor
struct TextLookTests {
  private func texts(_ view: UIView) -> [DisplayText] {
    view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func label(_ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
    return label
  }

  /// Apple, `NSAttributedString.Key.strokeWidth`: per cent of the font's size; positive without filling, negative with.
  @Test func strokesAreDrawn() {
    withTenByTenText {
      let font = UIFont.systemFont(ofSize: 20)
      let hollow = texts(label([.font: font, .strokeWidth: 5, .strokeColor: UIColor.red])).first?.outline
      #expect(hollow == TextOutline(width: 1, color: UIColor.red.cgColor, isFilled: false))
      let both = texts(label([.font: font, .strokeWidth: -10, .foregroundColor: UIColor.blue])).first
      #expect(both?.outline == TextOutline(width: 2, color: UIColor.blue.cgColor, isFilled: true))
      #expect(texts(label([.font: font])).first?.outline == nil)
    }
  }

  /// Labels show links in the link colour, whatever the text's, and underline them.
  @Test func linksAreColouredAndUnderlined() {
    withTenByTenText {
      let label = label([.link: "https://example.com", .foregroundColor: UIColor.red])
      #expect(texts(label).first?.color == UIColor.link.cgColor)
      let lines = label.displayList().commands.filter { if case .stroke = $0 { true } else { false } }
      #expect(lines.count == 1)
    }
  }

  /// Text views show links as `linkTextAttributes` say. (thumbprint-ios's banners, iOS 17.5.)
  @Test func linksOfTextViewsAreUnderlinedOnRequest() {
    withTenByTenText {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      view.attributedText = NSAttributedString(string: "Text", attributes: [.link: "https://example.com"])
      @MainActor func lines() -> Int {
        view.displayList().commands.count { if case .stroke = $0 { true } else { false } }
      }
      #expect(lines() == 0)
      view.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
      #expect(lines() == 1)
    }
  }

  /// Apple, `UILabel.shadowColor` and `shadowOffset` (0, −1): the text once more beneath, a point higher.
  @Test func labelsThrowShadows() {
    withTenByTenText {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      label.text = "Text"
      #expect(texts(label).count == 1)
      label.shadowColor = .red
      #expect(texts(label).map(\.color) == [UIColor.red.cgColor, UIColor.label.cgColor])
      #expect(label.displayList().commands.contains(.concatenate(CGAffineTransform(translationX: 0, y: -1))))
      label.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.blue])
      #expect(texts(label).map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    }
  }

  @Test func blurredShadowsOfRunsAreLayers() {
    withTenByTenText {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = 4
      shadow.shadowOffset = CGSize(width: 1, height: 2)
      shadow.shadowColor = UIColor.red
      let commands = label([.shadow: shadow]).displayList().commands
      #expect(
        commands.contains(
          .beginLayer(
            DisplayLayer(
              shadow: Shadow(offset: CGSize(width: 1, height: 2), deviation: 2, color: UIColor.red.cgColor))))
      )
    }
  }

  /// Where there is text and the mode says so; the text makes space.
  @Test func clearButtonsAreDrawn() {
    withTenByTenText {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
      #expect(field.clearButtonRect(forBounds: field.bounds) == .zero)
      let space = field.textRect(forBounds: field.bounds)
      let before = field.displayList().commands.count
      field.text = "Text"
      #expect(
        field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 5.5, width: 19, height: 19))
      #expect(field.textRect(forBounds: field.bounds).width == space.width - 24)
      #expect(field.displayList().commands.count > before + 1)
      field.clearButtonMode = .whileEditing
      #expect(field.clearButtonRect(forBounds: field.bounds) == .zero)
    }
  }

  /// Pictures at the ends in their size, the track between them.
  @Test func slidersShowTheirPictures() {
    withTenByTenText {
      func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
          $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
      }
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let plain = slider.trackRect(forBounds: slider.bounds)
      slider.minimumValueImage = picture(10)
      slider.maximumValueImage = picture(20)
      let track = slider.trackRect(forBounds: slider.bounds)
      let (low, high) = (
        slider.minimumValueImageRect(forBounds: slider.bounds),
        slider.maximumValueImageRect(forBounds: slider.bounds)
      )
      #expect(low.size == CGSize(width: 10, height: 10) && high.size == CGSize(width: 20, height: 20))
      #expect(low.minX == plain.minX && high.maxX == plain.maxX)
      #expect(track.minX > low.maxX && track.maxX < high.minX)
      slider.semanticContentAttribute = .forceRightToLeft
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == plain.maxX)
      slider.setThumbImage(picture(12), for: .normal)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width == 12)
    }
  }
}
