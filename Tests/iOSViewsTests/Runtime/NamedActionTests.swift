import Foundation
import Testing
import iOSViews

/// Actions by name, by Apple's page of `UIApplication.sendAction(_:to:from:for:)`: a target, or the responder chain.
@MainActor
struct NamedActionTests {
  private final class Form: UIView, NamedActions {
    var heard: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action != "unknown:" else { return false }
      heard.append("\(action) \(type(of: sender as Any))")
      return true
    }
  }

  private let form = Form()
  private let button = UIButton(type: .system)

  @Test func targetsHearTheirControls() {
    button.addTarget(form, action: "send:", for: .touchUpInside)
    button.addTarget(form, action: "hold:", for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(form.heard.count == 1 && form.heard.first?.hasPrefix("send:") == true)
    button.removeTarget(form, action: "send:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.heard.count == 1)
  }

  @Test func withoutATargetTheChainIsSearched() {
    let between = UIView()
    form.addSubview(between)
    between.addSubview(button)
    button.addTarget(nil, action: "send:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.heard.count == 1)
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: button, for: nil))
    #expect(!UIApplication.shared.sendAction("send:", to: between, from: button, for: nil))
  }
}
