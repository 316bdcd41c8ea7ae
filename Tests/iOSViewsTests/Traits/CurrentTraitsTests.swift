import Foundation
import Graphics
import Testing
import iOSViews

/// Apple, `UITraitCollection.current`: UIKit makes a view's traits the current ones while it lays the view out, draws it or
/// notifies it of changes; colours become `CGColor`s in them.
@MainActor
struct CurrentTraitsTests {
  private final class Tinted: UIView {
    var laidOut: CGColor?
    var reported: CGColor?
    var style = UIUserInterfaceStyle.unspecified

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut = UIColor.label.cgColor
      style = UITraitCollection.current.userInterfaceStyle
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      reported = UIColor.label.cgColor
    }

    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect)
    }
  }

  private func fills(_ view: UIView) -> [Color] {
    view.displayList().commands.compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
  }

  @Test func coloursAreThoseOfTheViewsInterface() {
    let (light, dark) = (UIColor.label.color(for: .light), UIColor.label.color(for: .dark))
    let view = Tinted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.laidOut == light && view.style == .light && fills(view) == [light])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.reported == dark)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.laidOut == dark && view.style == .dark && fills(view) == [dark])
    // A picture may be drawn in another style than the view's.
    let picture = view.displayList(style: .light).commands
    #expect(picture.contains { if case .fill(_, _, let color) = $0 { color == light } else { false } })
    #expect(UIColor.label.cgColor == light)
  }

  @Test func programsChooseTheCurrentTraits() {
    var color: CGColor?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { color = UIColor.label.cgColor }
    #expect(
      color == UIColor.label.color(for: .dark) && UIColor.label.cgColor == UIColor.label.color(for: .light))
  }
}
