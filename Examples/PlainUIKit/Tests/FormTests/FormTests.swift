import XCTest

@testable import Form

final class FormTests: XCTestCase {
  final class Refuser: NSObject, FormDelegate {
    var closed = 0
    func formShouldSave(_ form: Form, force: Bool) -> Bool { !force }
    func formDidClose(_ form: Form) { closed += 1 }
  }
  final class Silent: NSObject, FormDelegate {}

  @MainActor func testActions() {
    let form = Special()
    form.button.sendActions(for: .touchUpInside)
    form.button.sendActions(for: .touchDown)
    NotificationCenter.default.post(name: Notification.Name("A"), object: 5)
    XCTAssertEqual(form.log, ["save", "closed", "special", "noted 5"])
  }

  @MainActor func testDelegates() {
    let form = Form()
    let (refuser, silent) = (Refuser(), Silent())
    form.delegate = refuser
    form.button.sendActions(for: .touchUpInside)
    form.button.sendActions(for: .touchDown)
    form.delegate = silent
    form.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(form.log, ["refused", "closed", "save"])
    XCTAssertEqual(refuser.closed, 1)
  }

  @MainActor func testOverrides() throws {
    let form = Form()
    form.setNeedsLayout()
    form.layoutIfNeeded()
    XCTAssertEqual(form.log, ["layout"])
    XCTAssertEqual(form.intrinsicContentSize.height, 20)
    XCTAssertEqual(Scroller().path, "contentOffset")
  }
}
