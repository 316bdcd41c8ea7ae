import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSControls

/// Fonts that follow the reader's wish. Sizes of Body: 14, 15, 16, 17 (the default), 19, 21, 23, 28, 33, 40, 47, 53 (Apple,
/// Human Interface Guidelines, "Typography").
@MainActor
struct DynamicTypeTests {
  private func bodyLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "words"
    return label
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    return window
  }

  @Test("a label's font follows its window, and layout follows the font")
  func windows() {
    let label = bodyLabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    let window = window(with: label)
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    let height = label.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 40)
    window.layoutIfNeeded()
    #expect(label.frame.height > 2 * height)
    window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(label.font.pointSize == 17)
  }

  @Test("what was not made for a text size, or does not request it, stays")
  func others() {
    let fixed = UILabel()
    fixed.adjustsFontForContentSizeCategory = true
    let unasked = UILabel()
    unasked.font = .preferredFont(forTextStyle: .body)
    let box = UIView()
    box.addSubview(fixed)
    box.addSubview(unasked)
    let window = window(with: box)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(fixed.font.pointSize == 17)
    #expect(unasked.font.pointSize == 17)
    unasked.adjustsFontForContentSizeCategory = true
    #expect(unasked.font.pointSize == 21)
  }

  @Test("a view that enters a window takes that window's text size, within its own limits")
  func limits() {
    let label = bodyLabel()
    let box = UIView()
    box.maximumContentSizeCategory = .extraLarge
    box.addSubview(label)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.addSubview(box)
    #expect(label.font.pointSize == 19)
    box.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 33)
    box.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 40)
  }

  @Test("a container's override for a child reaches the child's labels")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    let label = bodyLabel()
    child.view.addSubview(label)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraSmall), forChild: child)
    #expect(label.font.pointSize == 14)
  }

  @Test("weight and slant of a text style's font stay")
  func traits() throws {
    let label = bodyLabel()
    let bold = try #require(label.font.fontDescriptor.withSymbolicTraits(.traitBold))
    label.font = UIFont(descriptor: bold, size: 0)
    window(with: label).traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(label.font.pointSize == 21)
    #expect(label.font.descriptor.weight == .bold)
  }

  /// Apple, Human Interface Guidelines, "Typography": lines of Body lie 22 points apart, 26 at xxLarge, 34 at AX1.
  @Test("fonts of UIFontMetrics scale from their own size, to their maximum")
  func metrics() throws {
    let own = try #require(UIFont(name: "Georgia", size: 22))
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: own, maximumPointSize: 30)
    label.adjustsFontForContentSizeCategory = true
    let window = window(with: label)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(label.font.pointSize == 26)
    #expect(label.font.familyName == "Georgia")
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 30)
  }

  @Test("fields, text views, buttons' labels and attributed texts follow, too")
  func otherViews() {
    let (field, view, button, label) = (UITextField(), UITextView(), UIButton(type: .system), bodyLabel())
    let body = UIFont.preferredFont(forTextStyle: .body)
    field.font = body
    field.adjustsFontForContentSizeCategory = true
    view.font = body
    view.adjustsFontForContentSizeCategory = true
    button.titleLabel?.font = body
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: body])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
    label.attributedText = text
    let configured = UIButton(configuration: .plain())
    let box = UIView()
    for one in [field, view, button, label, configured] { box.addSubview(one) }
    let window = window(with: box)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(field.font?.pointSize == 21)
    #expect(view.font?.pointSize == 21)
    #expect(button.font.pointSize == 21)
    // The button's text size is its window's, which has to live for that.
    withExtendedLifetime(window) {
      #expect(configured.configuration?.titleFont(in: configured.textSize).pointSize == 21)
    }
    // Footnote at xxLarge: 17 points.
    let sizes = [0, 3].map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [21, 17])
  }

  @Test("a program that plays the reader's wish changes the screen and its windows")
  func notification() {
    let label = bodyLabel()
    let window = window(with: label)
    func wish(_ category: UIContentSizeCategory) {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
    defer { wish(.large) }
    wish(.extraLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize == 19)
  }

  /// The distances between baselines of references in a public repository, the same from iOS 16 to 26.
  @Test(
    "lines are as far apart as the table says, in every text size",
    arguments: [(UIContentSizeCategory.medium, 21.0), (.large, 22), (.extraExtraExtraLarge, 29)])
  func lineDistances(category: UIContentSizeCategory, distance: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let descriptor = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).descriptor
    #expect(abs(descriptor.pointSize * UIFont.lineHeight + descriptor.leading - distance) < 0.01)
  }
}
