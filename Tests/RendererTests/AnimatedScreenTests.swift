import CairoRenderer
import Foundation
import Graphics
import PangoText
import Testing
import iOSViews

/// Animated screens as programs write them, looked at on their way. With `AUTOLAYOUT_STRIPS=folder` each is drawn as a film
/// strip as well, with real text.
@MainActor
struct AnimatedScreenTests {
  /// Lists animate their updates where they are to be seen: in a window.
  private let root: UIView = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let folder = ProcessInfo.processInfo.environment["AUTOLAYOUT_STRIPS"]

  init() {
    root.backgroundColor = .systemGroupedBackground
    root.isHidden = false
    if folder != nil { TextSystem.measurer = PangoTextMeasurer() }
  }

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

  /// A heart is liked: it grows, shrinks and comes to rest in key frames, while the count fades into another. The curve over all
  /// is ease in and out, which is at a half after half of the time: two thirds of the way from 1.4 to 0.9.
  @Test func aHeartIsLiked() throws {
    let (heart, count) = (UIImageView(image: UIImage(systemName: "heart")), UILabel())
    heart.contentMode = .scaleAspectFit
    heart.tintColor = .secondaryLabel
    count.text = "41"
    count.font = .preferredFont(forTextStyle: .largeTitle)
    add(heart, to: root, [])
    add(count, to: root, [])
    NSLayoutConstraint.activate([
      heart.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -40),
      heart.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      heart.widthAnchor.constraint(equalToConstant: 80), heart.heightAnchor.constraint(equalToConstant: 80),
      count.leadingAnchor.constraint(equalTo: heart.trailingAnchor, constant: 30),
      count.centerYAnchor.constraint(equalTo: heart.centerYAnchor),
    ])
    root.layoutIfNeeded()
    try AnimationClock.manual { _ in
      heart.image = UIImage(systemName: "heart.fill")
      heart.tintColor = .systemRed
      UIView.animateKeyframes(
        withDuration: 0.6, delay: 0,
        animations: {
          for (start, scale) in [(0.0, 1.4), (0.3, 0.9), (0.6, 1.0)] {
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: scale == 1 ? 0.4 : 0.3) {
              heart.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
          }
        })
      UIView.transition(
        with: count, duration: 0.3, options: .transitionCrossDissolve, animations: { count.text = "42" })
      let end = heart.frame
      try play("heart", [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]) { time in
        let scale = heart.layer.presentation().map { CATransform3DGetAffineTransform($0.transform).a } ?? 0
        if time == 0.3 { #expect(abs(scale - (1.4 - 0.5 * 2 / 3)) < 1e-6) }
        if time == 0.6 { #expect(scale == 1 && heart.frame == end) }
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

  /// A row goes and another comes: the rows between move up, each half of its way after half of the time.
  @Test func rowsComeAndGo() throws {
    let list = ShoppingList()
    let table = UITableView(frame: root.bounds, style: .plain)
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = list
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    root.addSubview(table)
    root.layoutIfNeeded()
    try AnimationClock.manual { _ in
      table.performBatchUpdates {
        list.items.remove(at: 1)
        list.items.insert("Lemons", at: 3)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      }
      let moved = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      try play("list", [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4]) { time in
        if time == 0 { #expect(shown(moved).minY == 100) }
        if time == 0.15 { #expect(abs(shown(moved).minY - 75) < 1e-6) }
        if time == 0.4 { #expect(shown(moved).minY == 50) }
      }
    }
  }
}

private final class ShoppingList: NSObject, UITableViewDataSource {
  var items = ["Bread", "Butter", "Milk", "Apples", "Honey"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}
