import Foundation
import Graphics
import Testing
import iOSViews

/// Colours of what lies above other interfaces. Values: Apple's design resources for iOS, "System Colors", elevated.
@MainActor
struct ElevatedColorTests {
  private static let raised = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
  ])

  @Test func backgroundsAreLighter() {
    func raised(_ color: UIColor) -> UIColor { color.resolvedColor(with: Self.raised) }
    #expect(raised(.systemBackground) == UIColor(Color(rgb: 0x1C1C1E)))
    #expect(raised(.secondarySystemGroupedBackground) == UIColor(Color(rgb: 0x2C2C2E)))
    #expect(raised(.tertiarySystemBackground) == UIColor(Color(rgb: 0x3A3A3C)))
    #expect(raised(.systemRed) == UIColor(Color(rgb: 0xFF453A)))
  }

  @Test func theLevelMakesNoDifferenceToLightInterfaces() {
    let light = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
  }

  @Test func providersReceiveTheLevel() {
    let color = UIColor { $0.userInterfaceLevel == .elevated ? .green : .red }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    view.traitOverrides.userInterfaceStyle = .dark
    let base = view.displayList().dump
    view.traitOverrides.userInterfaceLevel = .elevated
    let elevated = view.displayList().dump
    #expect(base != elevated)
    view.backgroundColor = .green
    #expect(elevated == view.displayList().dump)
  }

  @Test func viewsWithALevelOfTheirOwnAreDrawnWithIt() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: outer.bounds)
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceLevel = .elevated
    let drawn = outer.displayList().dump
    inner.backgroundColor = UIColor(Color(rgb: 0x1C1C1E))
    #expect(drawn == outer.displayList().dump)
  }
}
