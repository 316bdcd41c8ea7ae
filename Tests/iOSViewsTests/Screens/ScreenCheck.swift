import AutoLayout
import Foundation
import Testing
import iOSViews

/// The ways in which a screen is shown, and what has to hold in each.
@MainActor
enum ScreenLook: CaseIterable {
  case upright, rightToLeft, largestText, lying, pad, narrowPad

  private var size: CGSize {
    switch self {
    case .upright, .rightToLeft, .largestText: CGSize(width: 393, height: 852)
    case .lying: CGSize(width: 852, height: 393)
    case .pad: CGSize(width: 1194, height: 834)
    case .narrowPad: CGSize(width: 600, height: 834)
    }
  }

  private var safeArea: UIEdgeInsets {
    switch self {
    case .upright, .rightToLeft, .largestText: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .lying: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    case .pad, .narrowPad: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }

  func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screenSafeAreaInsets = safeArea
    if self == .rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    if self == .largestText {
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

/// Where the views of a window are that people see.
@MainActor
struct ScreenPlaces {
  struct Place: Equatable {
    let name: String
    var frame: CGRect
  }

  private(set) var places: [Place] = []
  let width: CGFloat

  init(_ window: UIWindow) {
    width = window.bounds.width
    Self.visit(window) { view in
      places.append(Place(name: "\(type(of: view))", frame: view.convert(view.bounds, to: nil)))
    }
  }

  static func visit(_ window: UIWindow, _ body: (UIView) -> Void) {
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      body(view)
      pending += view.subviews.reversed()
    }
  }

  /// The places that differ by more than rounding to thirds of a point explains.
  func differences(from other: ScreenPlaces) -> [String] {
    let (names, others) = (places.map(\.name), other.places.map(\.name))
    guard names == others else { return ["\(names) instead of \(others)"] }
    return zip(places, other.places).filter { one, two in
      let (a, b) = (one.frame, two.frame)
      return max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) > 0.7
    }.map { "\($0.name) \($0.frame) instead of \($1.frame)" }
  }

  func mirrored(in width: CGFloat) -> ScreenPlaces {
    var result = self
    for index in places.indices { result.places[index].frame.origin.x = width - places[index].frame.maxX }
    return result
  }
}

/// No conflict, nothing ambiguous, and the same frames when everything is laid out once more.
@MainActor
func expectSoundScreen(
  _ window: UIWindow, _ note: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(window.unsatisfiableLayouts.isEmpty, "\(note)", sourceLocation: sourceLocation)
  var open: [String] = []
  ScreenPlaces.visit(window) { if $0.hasAmbiguousLayout { open.append("\(type(of: $0)) \($0.frame)") } }
  #expect(open == [], "\(note)", sourceLocation: sourceLocation)
  let before = ScreenPlaces(window)
  ScreenPlaces.visit(window) { view in
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }
  window.layoutIfNeeded()
  #expect(ScreenPlaces(window).differences(from: before) == [], "\(note)", sourceLocation: sourceLocation)
}
