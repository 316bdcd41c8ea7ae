import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// The ways in which a screen is shown, and what has to hold in each.
@MainActor
enum ScreenLook: CaseIterable {
  case upright, dark, rightToLeft, largestText, lying, pad, narrowPad

  var size: CGSize {
    switch self {
    case .upright, .dark, .rightToLeft, .largestText: CGSize(width: 393, height: 852)
    case .lying: CGSize(width: 852, height: 393)
    case .pad: CGSize(width: 1194, height: 834)
    case .narrowPad: CGSize(width: 600, height: 834)
    }
  }

  var safeArea: UIEdgeInsets {
    switch self {
    case .upright, .dark, .rightToLeft, .largestText: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .lying: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    case .pad, .narrowPad: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }

  func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screenSafeAreaInsets = safeArea
    if self == .dark { window.overrideUserInterfaceStyle = .dark }
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

extension UIView {
  /// The place in the window that constraints speak of: without shadows and other ornaments of the frame.
  fileprivate var alignedPlace: CGRect { convert(alignmentRect(forFrame: bounds), to: nil) }
}

/// Where the views of a window are that people see, by their frames and their alignment rectangles: constraints mirror these,
/// cells and bars mirror those, and they differ by ornaments at one side.
@MainActor
struct ScreenPlaces {
  struct Place: Equatable {
    let name: String
    var frame: CGRect
    var aligned: CGRect
  }

  private(set) var places: [Place] = []
  let width: CGFloat

  init(_ window: UIWindow) {
    width = window.bounds.width
    Self.visit(window) { view in
      places.append(
        Place(
          name: "\(type(of: view))", frame: view.convert(view.bounds, to: nil), aligned: view.alignedPlace))
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
      min(Self.distance(one.frame, two.frame), Self.distance(one.aligned, two.aligned)) > 0.7
    }.map { "\($0.name) \($0.frame) instead of \($1.frame)" }
  }

  private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
  }

  func mirrored(in width: CGFloat) -> ScreenPlaces {
    var result = self
    for index in places.indices {
      result.places[index].frame.origin.x = width - places[index].frame.maxX
      result.places[index].aligned.origin.x = width - places[index].aligned.maxX
    }
    return result
  }
}

/// A screen that is shown in a look, whose views are found by their names.
@MainActor
struct ShownScreen {
  let window: UIWindow
  let look: ScreenLook
  let controller: UIViewController
  var safeArea: UIEdgeInsets { look.safeArea }
  var size: CGSize { look.size }
  /// The screen without the safe area.
  var content: CGRect { CGRect(origin: .zero, size: size).inset(by: look.safeArea) }

  /// The first view of a name, in the order of the tree.
  func view(_ name: String) -> UIView? {
    var found: UIView?
    ScreenPlaces.visit(window) { if found == nil, $0.accessibilityIdentifier == name { found = $0 } }
    return found
  }

  /// A view's alignment rectangle in the window; null where there is no view of the name.
  subscript(name: String) -> CGRect { view(name)?.alignedPlace ?? .null }

  /// A label's height for its whole text at its width.
  func wholeHeight(_ name: String) -> CGFloat {
    let view = view(name)
    return view?.sizeThatFits(CGSize(width: view?.bounds.width ?? 0, height: 0)).height ?? -1
  }
}

/// Shows a screen in every look, with text whose size follows its font.
@MainActor
func inEveryLook(_ name: String, _ check: (ShownScreen) -> Void) {
  withScalingText {
    guard let screen = SampleScreen.all.first(where: { $0.name == name }) else {
      Issue.record("no screen \(name)")
      return
    }
    for look in ScreenLook.allCases {
      let controller = screen.make()
      check(ShownScreen(window: look.window(showing: controller), look: look, controller: controller))
    }
  }
}

/// A character is half as wide as its font, a line 1.2 times as high.
@MainActor
func withScalingText(_ body: () -> Void) {
  var inputs = AmbientInputs()
  inputs.textMeasurer = FixedPitchTextMeasurer()
  inputs.run(body)
}

/// Lengths that rounding to pixels may change.
func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

/// No conflict, nothing ambiguous, no text of several lines cut, and the same frames when everything is laid out once more.
@MainActor
func expectSoundScreen(
  _ window: UIWindow, _ note: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(window.unsatisfiableLayouts.isEmpty, "\(note)", sourceLocation: sourceLocation)
  var open: [String] = []
  ScreenPlaces.visit(window) { if $0.hasAmbiguousLayout { open.append("\(type(of: $0)) \($0.frame)") } }
  #expect(open == [], "\(note)", sourceLocation: sourceLocation)
  #expect(cutTexts(in: window) == [], "\(note)", sourceLocation: sourceLocation)
  let before = ScreenPlaces(window)
  ScreenPlaces.visit(window) { view in
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }
  window.layoutIfNeeded()
  #expect(ScreenPlaces(window).differences(from: before) == [], "\(note)", sourceLocation: sourceLocation)
}

/// Labels of any number of lines that are lower than their text.
@MainActor
private func cutTexts(in window: UIWindow) -> [String] {
  var cut: [String] = []
  ScreenPlaces.visit(window) { view in
    guard let label = view as? UILabel, label.numberOfLines == 0, label.bounds.width > 0 else { return }
    let whole = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
    if label.bounds.height < whole.height - 0.5 {
      cut.append("\(label.text ?? ""): \(label.frame), \(whole)")
    }
  }
  return cut
}
