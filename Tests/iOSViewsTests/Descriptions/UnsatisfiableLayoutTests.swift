import AutoLayout
import Foundation
import LayoutExplanations
import Testing
import iOSViews

/// Messages from live views, and what the handler receives.
@MainActor
struct UnsatisfiableLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let addresses = SampleAddresses()

  /// The reports made while views were laid out.
  private final class Reports: @unchecked Sendable {
    var layouts: [UnsatisfiableLayout] = []
  }

  private func view<V: UIView>(_ view: V, _ address: String, in superview: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addresses.set(view, address)
    superview?.addSubview(view)
    return view
  }

  @discardableResult
  private func activate(_ constraint: NSLayoutConstraint, _ address: String) -> NSLayoutConstraint {
    addresses.set(constraint, address)
    constraint.isActive = true
    return constraint
  }

  private func reports(_ body: () -> Void) -> [UnsatisfiableLayout] {
    let reports = Reports()
    UnsatisfiableLayout.withHandler({ reports.layouts.append($0) }, perform: body)
    return reports.layouts
  }

  private func current() -> [UnsatisfiableLayout] {
    root.layoutNode.engine.unsatisfiableLayouts(describer: ConstraintDescriber(namer: addresses.namer))
  }

  /// The shape of a public log (mozilla-mobile/prox#242).
  @Test func theMessageIsApples() throws {
    let event = view(UIView(), "0x7f9c12565bb0", in: root)
    let label = view(UILabel(), "0x7f9c12566050", in: event)
    activate(event.heightAnchor.constraint(equalToConstant: 0), "0x61800028d570").identifier = "UISV-hiding"
    activate(label.topAnchor.constraint(equalTo: event.topAnchor, constant: 16), "0x610000291fd0")
    activate(label.bottomAnchor.constraint(equalTo: event.bottomAnchor, constant: -16), "0x6100002920c0")
    _ = reports { root.layoutIfNeeded() }
    let layout = try #require(current().first)
    #expect(
      layout.message(.iOS) == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x61800028d570 'UISV-hiding' UIView:0x7f9c12565bb0.height == 0   (active)>",
            "<NSLayoutConstraint:0x610000291fd0 V:|-(16)-[UILabel:0x7f9c12566050]   (active, names: '|':UIView:\
        0x7f9c12565bb0 )>",
            "<NSLayoutConstraint:0x6100002920c0 UILabel:0x7f9c12566050.bottom == UIView:0x7f9c12565bb0.bottom - 16   \
        (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x6100002920c0 UILabel:0x7f9c12566050.bottom == UIView:0x7f9c12565bb0.bottom - 16   \
        (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
        also be helpful.
        """)
    #expect(
      layout.message(.macOS).hasPrefix("Unable to simultaneously satisfy constraints:\n(\n    \"<NSLayout"))
    #expect(layout.explanation.arithmetic?.excess == 32)
    #expect(layout.explanation.advice?.cause.hasPrefix("A stack view hides UIView") == true)
    #expect(layout.members.allSatisfy { $0.constraint?.isInstalled == true })
  }

  @Test func itIsReportedOnceAndAgainAfterAFix() {
    let box = view(UIView(), "0x1", in: root)
    let narrow = activate(box.widthAnchor.constraint(equalToConstant: 84), "0x2")
    let wide = activate(box.widthAnchor.constraint(equalToConstant: 200), "0x3")
    let first = reports {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(first.count == 1)
    #expect(first.first?.members.count == 2)
    #expect(first.first?.members[first.first?.broken ?? 0].constraint === wide)
    #expect(first.first?.violation == 116)
    #expect(box.frame.width == 84)
    let repaired = reports {
      wide.constant = 84
      root.layoutIfNeeded()
    }
    #expect(repaired.isEmpty)
    let again = reports {
      narrow.constant = 85
      root.layoutIfNeeded()
    }
    #expect(again.count == 1)
  }

  @Test func nothingIsReportedWhereAllIsSilenced() {
    let box = view(UIView(), "0x1", in: root)
    activate(box.widthAnchor.constraint(equalToConstant: 84), "0x2")
    activate(box.widthAnchor.constraint(equalToConstant: 200), "0x3")
    #expect(reports { UnsatisfiableLayout.silenced { root.layoutIfNeeded() } }.isEmpty)
    #expect(root.unsatisfiableLayouts.count == 1)
  }

  /// A frame and mask, the topmost view's frame and a guide's inset take part as constraints of their own.
  @Test func framesAndGuidesAreNamed() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addresses.set(box, "0x2")
    addresses.set(root, "0x1")
    root.addSubview(box)
    activate(box.widthAnchor.constraint(equalToConstant: 70), "0x3")
    _ = reports { root.layoutIfNeeded() }
    let first = try #require(current().first)
    #expect(first.message(.iOS).contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(
      first.members.map(\.description.description) == [
        "<NSLayoutConstraint:0x3 UIView:0x2.width == 70   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x2.width == 50   (active)>",
      ])
    #expect(first.broken == 0)
    #expect(
      first.explanation.advice?.edit?.text
        == "Set translatesAutoresizingMaskIntoConstraints of UIView to false.")
  }

  @Test func marginsOfTheTopmostView() throws {
    addresses.set(root, "0x1")
    addresses.set(root.layoutMarginsGuide, "0x2")
    let box = view(UIView(), "0x3", in: root)
    activate(box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor), "0x4")
    activate(box.trailingAnchor.constraint(equalTo: root.trailingAnchor), "0x5")
    activate(box.widthAnchor.constraint(equalToConstant: 500), "0x6")
    _ = reports { root.layoutIfNeeded() }
    let layout = try #require(current().first)
    #expect(
      layout.members.map(\.description.description) == [
        "<NSLayoutConstraint:0x4 UIView:0x3.leading == UILayoutGuide:0x2'UIViewLayoutMarginsGuide'.leading   "
          + "(active)>",
        "<NSLayoutConstraint:0x5 UIView:0x3.trailing == UIView:0x1.trailing   (active)>",
        "<NSLayoutConstraint:0x6 UIView:0x3.width == 500   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x0 h=--- v=--- UIView:0x1.width == 320   (active)>",
        "<NSLayoutConstraint:0x0 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0x2"
          + "'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x1 )>",
      ])
    #expect(layout.explanation.arithmetic?.excess == 188)
  }

  /// Margins that are spoken of as attributes, with no guide made for them yet.
  @Test func marginsAsAttributes() throws {
    addresses.set(root, "0x1")
    let box = view(UIView(), "0x3", in: root)
    activate(
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
        constant: 0), "0x4")
    activate(box.bottomAnchor.constraint(equalTo: root.bottomAnchor), "0x5")
    activate(box.heightAnchor.constraint(equalToConstant: 500), "0x6")
    _ = reports { root.layoutIfNeeded() }
    let layout = try #require(current().first)
    #expect(
      layout.members.last?.description.description
        == "<NSLayoutConstraint:0x0 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x0"
        + "'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x1 )>")
    #expect(layout.explanation.arithmetic?.excess == 28)
  }

  @Test func creationSitesAndOddTexts() throws {
    let label = view(UILabel(), "0x1", in: root)
    label.text = "çay \"x\"\n"
    activate(label.widthAnchor.constraint(equalToConstant: 1), "0x2")
    let second = activate(label.widthAnchor.constraint(equalToConstant: 2), "0x3")
    second.creationSite = SourceLocation(file: "Form.swift", line: 17)
    _ = reports { root.layoutIfNeeded() }
    let layout = try #require(current().first)
    #expect(layout.message(.iOS).contains(#"UILabel:0x1'\U00e7ay \"x\"\n'.width == 1"#))
    #expect(layout.explanation.text.contains("2 points wide, made at Form.swift:17  ← left out\n"))
  }

  /// An edit that would begin another conflict is not reported.
  @Test func editsAreTried() throws {
    let box = view(UIView(), "0x1", in: root)
    activate(box.widthAnchor.constraint(equalToConstant: 84), "0x2")
    activate(box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80), "0x3")
    activate(box.widthAnchor.constraint(lessThanOrEqualToConstant: 90), "0x4")
    activate(box.widthAnchor.constraint(equalToConstant: 200), "0x5")
    let layout = try #require(reports { root.layoutIfNeeded() }.first)
    #expect(layout.members.count == 2)
    // Without the first, 200 still contradicts the bound of 90.
    #expect(layout.edits.map(\.text) == ["Give constraint 2 a priority of 999."])
    #expect(
      layout.explanation.text.hasSuffix(
        "Try: Give constraint 2 a priority of 999.\n"
          + "Tried on a copy of the layout: this conflict ends, and no other begins.\n"))
    #expect(box.frame.width == 84)
  }

  @Test func aForgottenMaskIsAnEdit() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let layout = try #require(reports { root.layoutIfNeeded() }.first)
    #expect(
      layout.edits.map(\.text) == [
        "Set translatesAutoresizingMaskIntoConstraints of UIView to false.",
        "Give constraint 1 a priority of 999.",
      ])
    box.translatesAutoresizingMaskIntoConstraints = false
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    #expect(box.frame.width == 70)
  }

  @Test func conflictsThatShareAConstraint() throws {
    let box = view(UIView(), "0x1", in: root)
    activate(box.widthAnchor.constraint(equalToConstant: 84), "0x2")
    activate(box.widthAnchor.constraint(equalToConstant: 90), "0x3")
    activate(box.widthAnchor.constraint(equalToConstant: 200), "0x4")
    let layouts = reports { root.layoutIfNeeded() }
    #expect(layouts.count == 2)
    #expect(layouts.first?.edits.map(\.kind) == [.remove([0, 1])])
    // Without 84 there is still 90.
    #expect(layouts.last?.edits.map(\.kind) == [.lowerPriority(1)])
  }
}
