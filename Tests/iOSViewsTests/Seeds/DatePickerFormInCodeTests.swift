import Foundation
import Graphics
import Testing
import iOSViews

/// The form of “Breaking the constraints of Auto Layout”, in code: labels at least at the margin, wishing to be at it,
/// eight points before the fields, which all end at the other margin.
@MainActor
struct DatePickerFormInCodeTests {
  @MainActor
  private struct Form {
    let controller: UIViewController
    let window: UIWindow
    var labels: [UILabel] = []
    var fields: [UIView] = []

    @MainActor
    init(
      width: CGFloat, texts: [String], isRightToLeft: Bool = false, priority: Float = 900,
      pickerResists: Float = 750
    ) {
      controller = UIViewController()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
      window.rootViewController = controller
      window.isHidden = false
      if isRightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft }
      for text in texts {
        let label = UILabel()
        label.text = text
        label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
        labels.append(label)
        fields.append(UITextField())
      }
      let picker = UIDatePicker()
      picker.setContentCompressionResistancePriority(UILayoutPriority(pickerResists), for: .horizontal)
      fields[fields.count - 1] = picker
      for view in labels + fields {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
      }
      constrain()
      window.layoutIfNeeded()
    }

    @MainActor
    private func constrain() {
      let margins = controller.view.layoutMarginsGuide
      var above = margins.topAnchor
      for (label, field) in zip(labels, fields) {
        let atMargin = label.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        atMargin.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor), atMargin,
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.leadingAnchor.constraint(equalTo: fields[0].leadingAnchor),
          field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          field.topAnchor.constraint(equalTo: above, constant: 8),
          label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        above = field.bottomAnchor
      }
    }
  }

  private nonisolated static let english = ["Name", "Location", "Date"]
  private nonisolated static let german = ["Bezeichnung", "Veranstaltungsort", "Datum"]

  /// Ten points a character: the widest label starts at the margin (16, or 20 from 414 on), and all end together.
  @Test(arguments: [320, 375, 414] as [CGFloat], [english, german])
  func theWidestLabelStartsAtTheMargin(width: CGFloat, texts: [String]) {
    withTenByTenText {
      let form = Form(width: width, texts: texts)
      let margin: CGFloat = width < 414 ? 16 : 20
      let widest = CGFloat(texts.map(\.count).max() ?? 0) * 10
      for (label, text) in zip(form.labels, texts) {
        #expect(label.frame.width == CGFloat(text.count) * 10)
        #expect(label.frame.maxX == margin + widest)
      }
      for field in form.fields {
        #expect(field.frame.minX == margin + widest + 8)
        #expect(field.frame.maxX == width - margin)
      }
    }
  }

  @Test func theFormReadsFromTheRight() {
    withTenByTenText {
      let form = Form(width: 375, texts: Self.english, isRightToLeft: true)
      #expect(form.labels.map(\.frame.minX) == [279, 279, 279])
      #expect(form.labels.map(\.frame.maxX).max() == 359)
      #expect(form.fields.allSatisfy { $0.frame.minX == 16 && $0.frame.maxX == 271 })
    }
  }

  /// “why are my labels left-aligned?”: with the default hugging of a label (251) the wish for the margin (500) wins.
  @Test func withoutHuggingLabelsStretchToTheMargin() {
    withTenByTenText {
      let form = Form(width: 414, texts: Self.english, priority: 251)
      #expect(form.labels.allSatisfy { $0.frame.minX == 20 })
    }
  }

  /// “that's bad”: the picker's resistance (750) beats that of labels at 740; lowering the picker's does the same as
  /// raising the labels'.
  @Test func thePickerSqueezesTheLabels() {
    withTenByTenText {
      let squeezed = Form(width: 320, texts: Self.german, priority: 740)
      #expect(squeezed.labels[1].frame.width < 170)
      let kept = Form(width: 320, texts: Self.german, priority: 740, pickerResists: 700)
      #expect(kept.labels[1].frame.width == 170)
    }
  }
}
