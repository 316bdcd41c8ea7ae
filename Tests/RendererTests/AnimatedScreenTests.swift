import CairoRenderer
import Foundation
import Graphics
import PangoText
import Testing
import iOSViews

/// Animated screens as programs write them, looked at on their way. With `AUTOLAYOUT_STRIPS=folder` each is drawn as a film
/// strip as well.
@MainActor
@Suite("Animated screens", .serialized) struct AnimatedScreenTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))

  init() { root.backgroundColor = .systemGroupedBackground }

  private func add(_ view: UIView, to superview: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate(constraints)
  }

  private func card(_ title: String, _ detail: String) -> (card: UIView, detail: UILabel) {
    let (card, heading, body) = (UIView(), UILabel(), UILabel())
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .headline)
    body.text = detail
    body.numberOfLines = 0
    body.textColor = .secondaryLabel
    add(heading, to: card, [])
    add(body, to: card, [])
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      heading.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
    ])
    return (card, body)
  }

  private func shown(_ view: UIView) -> CGRect {
    guard let layer = view.layer.presentation() else { return .null }
    return CGRect(
      x: layer.position.x - layer.bounds.width / 2, y: layer.position.y - layer.bounds.height / 2,
      width: layer.bounds.width, height: layer.bounds.height)
  }

  /// Draws the root view at times from now on, and hands each frame to a check before.
  private func play(_ name: String, _ times: [Double], _ check: (Double) -> Void) throws {
    let clock = AnimationClock.shared
    let start = clock.now
    let strip = FilmStrip(count: times.count, frameSize: root.bounds.size, columns: 4)
    let folder = ProcessInfo.processInfo.environment["AUTOLAYOUT_STRIPS"]
    let measurer = TextSystem.measurer
    if folder != nil { TextSystem.measurer = PangoTextMeasurer() }
    defer { TextSystem.measurer = measurer }
    let picture = try CairoRenderer().png(of: strip) { index in
      clock.advance(to: start + times[index])
      check(times[index])
      return root.displayList()
    }
    guard let folder else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  // MARK: Screens

  /// A card opens by a spring, and what lies below keeps its distance at each frame: both follow one curve. The spring's curve
  /// for half a second and a damping of 0.7: 0.71465, 1.0399 and 0.99924 after 0.1, 0.2 and 0.4 seconds (from the formula of
  /// damped oscillators, as in `SpringTests`).
  @Test func aCardOpens() throws {
    let (first, detail) = card(
      "Harbour walk", "Six kilometres along the old quay, with a stop at the lighthouse.")
    let (second, _) = card("Evening", "A table for two at eight.")
    let height = first.heightAnchor.constraint(equalToConstant: 54)
    add(first, to: root, [])
    add(second, to: root, [])
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16), height,
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: first.trailingAnchor),
      second.heightAnchor.constraint(equalToConstant: 84),
    ])
    detail.alpha = 0
    root.layoutIfNeeded()
    try AnimationClock.manual { _ in
      height.constant = 154
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        animations: { [root] in
          detail.alpha = 1
          root.layoutIfNeeded()
        })
      let curve = [0.1: 0.71465, 0.2: 1.0399, 0.4: 0.99924]
      try play("card", [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5]) { time in
        #expect(abs(shown(second).minY - shown(first).maxY - 16) < 1e-9)
        if let share = curve[time] { #expect(abs(shown(first).height - 54 - 100 * share) < 1e-2, "\(time)") }
      }
    }
  }

  /// A sheet is pulled up by a finger and let go: the animator is scrubbed along its constraint, then turned back, and what
  /// dims the rest goes along.
  @Test func aSheetIsPulledAndLetGo() throws {
    let (dimming, sheet) = (UIView(), card("Sort by", "Name, date or distance").card)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    add(dimming, to: root, [])
    add(sheet, to: root, [])
    let top = sheet.topAnchor.constraint(equalTo: root.topAnchor, constant: 260)
    NSLayoutConstraint.activate([
      dimming.topAnchor.constraint(equalTo: root.topAnchor),
      dimming.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      dimming.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      dimming.trailingAnchor.constraint(equalTo: root.trailingAnchor), top,
      sheet.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      sheet.heightAnchor.constraint(equalToConstant: 260),
    ])
    root.layoutIfNeeded()
    try AnimationClock.manual { _ in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [root] in
        top.constant = 60
        dimming.alpha = 0.4
        root.layoutIfNeeded()
      }
      var end: UIViewAnimatingPosition?
      animator.addCompletion { [root] position in
        end = position
        if position == .start { top.constant = 260 }
        root.layoutIfNeeded()
      }
      // The finger's way; after half a second it lets go.
      let finger = [0.0: 0.0, 0.1: 0.25, 0.3: 0.5, 0.4: 0.75]
      try play("sheet", [0, 0.1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9]) { time in
        if let fraction = finger[time] {
          animator.fractionComplete = fraction
          #expect(abs(shown(sheet).minY - (260 - 200 * fraction)) < 1e-6, "\(time)")
          #expect(abs(Double(dimming.layer.presentation()?.opacity ?? 0) - 0.4 * fraction) < 1e-6)
        }
        if time == 0.4 {
          animator.isReversed = true
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      }
      #expect(end == .start && shown(sheet).minY == 260 && sheet.frame.minY == 260 && dimming.alpha == 0)
    }
  }
}
