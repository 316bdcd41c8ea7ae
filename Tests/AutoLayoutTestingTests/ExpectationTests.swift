import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import AutoLayoutTesting

/// Each expectation on a layout with one fault, and on a near miss.
@MainActor
struct ExpectationTests {
  private func page(of message: String) throws -> String {
    let path = try #require(message.split(separator: " ").last)
    return try String(contentsOfFile: String(path), encoding: .utf8)
  }

  /// A box in a screen of 300 × 200, at the top left, 40 high.
  private func box(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate(
      [
        box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
      ] + make(box, root))
    return root
  }

  private func wideBox(priority: Float) -> UIView {
    box { box, root in
      let wide = box.widthAnchor.constraint(equalToConstant: 360)
      wide.priority = UILayoutPriority(priority)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor), wide,
      ]
    }
  }

  @Test func conflictsFail() throws {
    let message = try #require(failures { expectNoConflicts(in: wideBox(priority: 1000)) }.first)
    #expect(message.hasPrefix("1 layout problem in UIView (\(#fileID):18)\n1. "))
    #expect(message.contains("contradict each other by 60 points"))
    #expect(message.contains("Try: ") && message.contains("ExpectationTests.swift:"))
    expectNoConflicts(in: wideBox(priority: 999))
  }

  @Test func ambiguityFails() throws {
    let loose = box { box, _ in [box.widthAnchor.constraint(equalToConstant: 40)] }
    let message = try #require(failures { expectNoAmbiguity(in: loose) }.first)
    #expect(message.contains("Nothing determines x of UIView “box”"))
    #expect(message.contains("Try: ") && message.contains(".leadingAnchor.constraint("))
    expectNoAmbiguity(in: wideBox(priority: 999))
    // Each expectation reports only its own kind of fault.
    expectNoConflicts(in: loose)
  }

  private func label(width: CGFloat, lines: Int) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.text = "A rather long text"
    label.numberOfLines = lines
    return label
  }

  @Test func clippedTextFails() throws {
    let message = try #require(failures { expectNoClipping(in: label(width: 60, lines: 1)) }.first)
    let name = "UILabel “A rather long text” (\(#fileID):60)"
    #expect(message.contains(name + " is 60 points wide, but its text needs "))
    expectNoClipping(in: label(width: 60, lines: 0))
    expectNoClipping(in: label(width: 400, lines: 1))
  }

  /// 340 points and two margins of 16 fit on a screen of 393 points, not on one of 320.
  private func card() -> UIView {
    let root = UIView()
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(greaterThanOrEqualToConstant: 340),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
    return root
  }

  @Test func devicesAndDirectionsMultiply() throws {
    let matrix = LayoutMatrix(
      devices: [.iPhoneSE, .iPhone15], directions: [.leftToRight, .rightToLeft])
    #expect(matrix.variants.count == 4)
    let messages = failures { expectSoundLayout(of: FreshSubject { card() }, on: matrix) }
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.contains("1 layout problem in UIView"))
    #expect(message.contains("Seen: iPhone SE, left to right; iPhone SE, right to left\n"))
    #expect(!message.contains("iPhone 14 Pro"))
    let html = try page(of: message)
    #expect(html.contains("iPhone SE, right to left") && !html.contains("iPhone 14 Pro"))
    expectSoundLayout(of: FreshSubject { card() }, on: LayoutMatrix(devices: [.iPhone15, .iPadPro11]))
  }

  @Test func textSizesReachCode() throws {
    func title() -> UIView {
      let root = UIView()
      let label = UILabel()
      label.text = "Settings"
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 120),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      return root
    }
    let matrix = LayoutMatrix(textSizes: [.large, .accessibilityExtraExtraExtraLarge])
    let message = try #require(failures { expectNoClipping(in: FreshSubject { title() }, on: matrix) }.first)
    #expect(message.contains("Seen: accessibilityExtraExtraExtraLarge\n"))
    expectNoClipping(in: FreshSubject { title() }, on: LayoutMatrix(textSizes: [.large]))
  }

  @Test func controllersGetTheSafeArea() {
    let controller = UIViewController()
    let made = FreshSubject("Screen", controller: { _ in controller })
    expectSoundLayout(of: made, on: LayoutMatrix(devices: [.iPhone15]))
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(controller.view.safeAreaInsets.top == 59 && controller.view.safeAreaInsets.bottom == 34)
    // Afterwards the screen is what it was.
    #expect(UIScreen.main.bounds.width == 390)
  }

  @Test func existingViewsAreLookedAtAsTheyAre() throws {
    let view = label(width: 400, lines: 1)
    let messages = failures { expectNoClipping(in: view, on: LayoutMatrix(devices: [.iPhoneSE])) }
    #expect(messages.first?.contains("wrap the code that makes it in FreshSubject { … }") == true)
  }

  @Test func endlessLayoutsFail() throws {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let message = try #require(failures { expectNoConflicts(in: view) }.first)
    #expect(message.contains("Layout never settles") && message.contains("Restless"))
  }

  private final class SelfSized: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func badHabitsFail() throws {
    let message = try #require(failures { expectGoodHabits { SelfSized() } }.first)
    #expect(message.hasPrefix("1 bad habit:\n1. ") && message.contains("SelfSized constrains its own size: "))
    #expect(message.contains("(AutoLayoutTestingTests/ExpectationTests.swift:"))
    expectGoodHabits { card() }
  }
}
