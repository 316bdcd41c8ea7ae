import AutoLayout
import Foundation
import MacViews
import MacWindows
import Testing

/// The ways in which a window is shown.
@MainActor
enum WindowLook: CaseIterable {
  case light, dark, rightToLeft, narrow, wide, longTexts

  /// Shows a window and hands it to `body`. The application's settings are as before afterwards.
  func show(_ sample: SampleWindow, _ body: (NSWindow) throws -> Void) rethrows {
    let application = NSApplication.shared
    let before = (application.appearance, InterfaceDirection.chosen)
    defer {
      (application.appearance, InterfaceDirection.chosen) = before
      SampleTexts.areLong = false
    }
    if self == .dark { application.appearance = NSAppearance(named: .darkAqua) }
    if self == .rightToLeft { application.userInterfaceLayoutDirection = .rightToLeft }
    SampleTexts.areLong = self == .longTexts
    let shown = sample.make()
    let window = shown.window
    window.makeKeyAndOrderFront(nil)
    window.layoutIfNeeded()
    resize(window)
    window.layoutIfNeeded()
    try body(window)
    window.close()
    withExtendedLifetime(shown) {}
  }

  private func resize(_ window: NSWindow) {
    switch self {
    case .narrow: window.setContentSize(NSSize(width: 10, height: 10))
    case .wide: window.setContentSize(NSSize(width: 1400, height: 900))
    default: break
    }
  }
}

/// Texts as a program reads them from its tables.
@MainActor
enum SampleTexts {
  /// Whether each text stands twice, as in Xcode's double-length pseudolanguage.
  static var areLong = false
}

@MainActor
func localized(_ text: String) -> String { SampleTexts.areLong ? "\(text) \(text)" : text }

/// Where the views are that a window shows, from the top left corner of its frame.
@MainActor
struct WindowPlaces {
  struct Place {
    let name: String
    var frame: NSRect
  }

  private(set) var places: [Place] = []
  let width: CGFloat

  init(_ window: NSWindow) {
    width = window.frame.width
    for view in Self.shownViews(of: window) {
      // Frames of controls stand out further at one side than at the other.
      let rect = view.superview?.convert(view.alignmentRect(forFrame: view.frame), to: nil)
      places.append(Place(name: "\(type(of: view))", frame: rect ?? view.frame))
    }
  }

  /// All views of the content that are not hidden, parents first; without rows out of sight, which stay until the table's next
  /// layout.
  static func shownViews(of window: NSWindow) -> [NSView] {
    var (found, pending): ([NSView], [NSView]) = ([], window.contentView.map { [$0] } ?? [])
    while let view = pending.popLast() {
      guard !view.isHidden, !(view is NSTableRowView && view.visibleRect.isEmpty) else { continue }
      found.append(view)
      pending += view.subviews.reversed()
    }
    return found
  }

  /// The places that differ by more than the grid of pixels explains.
  func differences(from other: WindowPlaces) -> [String] {
    let (names, others) = (places.map(\.name), other.places.map(\.name))
    guard names == others else { return ["\(names) instead of \(others)"] }
    return zip(places, other.places).filter { one, two in
      let (a, b) = (one.frame, two.frame)
      return max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) > 1
    }.map { "\($0.name) \($0.frame) instead of \($1.frame)" }
  }

  func mirrored() -> WindowPlaces {
    var result = self
    for index in places.indices { result.places[index].frame.origin.x = width - places[index].frame.maxX }
    return result
  }
}

/// No conflict, nothing ambiguous, and the same frames when everything is laid out once more.
@MainActor
func expectSoundWindow(
  _ window: NSWindow, _ note: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let views = WindowPlaces.shownViews(of: window)
  let conflicts = window.contentView?.unsatisfiableLayouts ?? []
  #expect(conflicts.isEmpty, "\(note) \(conflicts)", sourceLocation: sourceLocation)
  let open = views.filter(\.hasAmbiguousLayout).map { "\(type(of: $0)) \($0.frame)" }
  #expect(open == [], "\(note)", sourceLocation: sourceLocation)
  let before = WindowPlaces(window)
  for view in views {
    view.needsUpdateConstraints = true
    view.needsLayout = true
  }
  window.layoutIfNeeded()
  #expect(WindowPlaces(window).differences(from: before) == [], "\(note)", sourceLocation: sourceLocation)
}
