import AutoLayout
import AutoLayoutTestingMac
import Foundation
import Graphics
import MacViews
import Testing

/// Expectations on AppKit's views, windows and controllers: what they let pass, and the words in which they fail.
@MainActor
struct MacExpectationTests {
  /// A label and a field beside each other; the field as wide as a number says, if one is given.
  private final class Form: NSView {
    let label = NSTextField(labelWithString: "First name")
    let field = NSTextField(string: "")

    init(fieldWidth: CGFloat? = nil, isBound: Bool = true) {
      super.init(frame: NSRect(x: 0, y: 0, width: 300, height: 60))
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      ])
      if isBound { field.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true }
      if let fieldWidth {
        field.widthAnchor.constraint(equalToConstant: fieldWidth).isActive = true
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func failure(_ body: () -> Void) -> String {
    nonisolated(unsafe) var text = ""
    withKnownIssue {
      body()
    } matching: { issue in
      text = issue.comments.map(\.rawValue).joined()
      return true
    }
    return text
  }

  @Test func soundFormsPass() {
    expectSoundLayout(of: Form())
    expectSoundLayout(
      of: FreshSubject { Form() },
      on: LayoutMatrix(
        sizes: [NSSize(width: 240, height: 60), NSSize(width: 600, height: 200)],
        directions: [.leftToRight, .rightToLeft]))
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.title = "Account"
    window.contentView = Form()
    expectSoundLayout(of: window)
  }

  /// 20 + 100 + 8 + 200 + 20 is 48 more than the 300 points that a view outside of windows has.
  @Test func conflictsFailInPlainWords() {
    let text = failure { expectNoConflicts(in: Form(fieldWidth: 200)) }
    #expect(text.contains("1 layout problem in Form"))
    #expect(text.contains("contradict each other by 48 points"))
    #expect(text.contains("To look into the layout, open"))
  }

  @Test func openPlacesFail() {
    let text = failure { expectNoAmbiguity(in: Form(isBound: false)) }
    #expect(text.contains("Nothing determines y of"))
  }

  @Test func textWithoutSpaceFails() {
    let form = Form()
    form.label.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let text = failure { expectNoClipping(in: form) }
    #expect(text.contains("NSTextField") && text.contains("but its text needs"))
  }

  @Test func problemsNameTheWaysInWhichTheyAreSeen() {
    let matrix = LayoutMatrix(
      sizes: [NSSize(width: 300, height: 60)], directions: [.leftToRight, .rightToLeft])
    let text = failure {
      expectNoAmbiguity(in: FreshSubject("The form", view: { _ in Form(isBound: false) }), on: matrix)
    }
    #expect(text.contains("Seen: 300 × 60, left to right; 300 × 60, right to left"))
  }

  @Test func whatExistsIsLookedAtAsItIs() {
    let text = failure {
      expectSoundLayout(of: Form(), on: LayoutMatrix(sizes: [NSSize(width: 10, height: 10)]))
    }
    #expect(text.contains("An existing view is tested unchanged"))
  }
}
