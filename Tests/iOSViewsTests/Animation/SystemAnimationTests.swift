import AutoLayout
import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@testable import iOSCore

/// Animations that UIKit makes by itself: keyboards, lists, controllers and bars; and the rarer ways to request some.
@MainActor
struct SystemAnimationTests {
  private func screen() -> (window: UIWindow, controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func center(_ view: UIView) -> CGPoint { view.layer.presentation()?.position ?? .zero }
  private func opacity(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? -1) }

  // MARK: Keyboards

  /// The system's spring, ω = √(1000/3), critically damped (WWDC 2016, session 216): values worked out by hand from
  /// 1 − e^(−ωt)·(1 + ωt).
  private static let spring = [(0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292)]

  @Test func theKeyboardsCurve() {
    AnimationClock.manual { clock in
      let view = UIView()
      let options = UIView.AnimationOptions(rawValue: 7 << 16)
      var end: Double?
      UIView.animate(withDuration: 0.5, delay: 0, options: options) {
        view.center.x = 100
      } completion: { _ in
        end = clock.now
      }
      for (time, share) in Self.spring {
        clock.advance(to: time)
        #expect(abs(center(view).x - 100 * share) < 1e-3)
      }
      clock.advance(to: 1)
      #expect(end == 0.5)
    }
  }

  @Test func theKeyboardsCurveInAnAnimator() throws {
    try AnimationClock.manual { clock in
      let view = UIView()
      let curve = try #require(UIView.AnimationCurve(rawValue: 7))
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: curve) { view.center.x = 100 }
      animator.startAnimation()
      clock.advance(to: 0.1)
      #expect(abs(center(view).x - 54.478) < 1e-3)
      try clock.settle()
      #expect(animator.state == .inactive && clock.now == 0.5)
    }
  }

  @Test func guidesFollowTheKeyboardOnItsWay() {
    AnimationClock.manual { clock in
      let (window, controller) = screen()
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 400),
      ])
      window.layoutIfNeeded()
      let old = bar.center.y
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(
            cgRect: CGRect(x: 0, y: 500, width: 400, height: 300)),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.5),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
      #expect(bar.frame.maxY == 500)
      clock.advance(to: 0.1)
      #expect(abs(center(bar).y - (old + (480 - old) * 0.54478)) < 1e-2)
      NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    }
  }

  // MARK: Ways to request

  /// `UIView.beginAnimations(_:context:)`, as before iOS 4.
  @Test func animationsBetweenTwoCalls() {
    AnimationClock.manual { clock in
      let view = UIView()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.center.x = 100
      UIView.commitAnimations()
      UIView.commitAnimations()
      clock.advance(to: 0.25)
      #expect(center(view).x == 25)
      view.center.x = 0
      #expect(view.layer.animationKeys() == ["position"])
    }
  }

  /// Layers that an animator moves print an entry of its own, whose key begins so.
  @Test func animatorsLeaveAnEntryOnTheirLayers() {
    AnimationClock.manual { clock in
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 100
        view.alpha = 0
      }
      animator.startAnimation()
      let keys = view.layer.animationKeys() ?? []
      #expect(keys.filter { $0.hasPrefix("UIPacingAnimationForAnimatorsKey") }.count == 1)
      #expect(keys.count == 3)
      clock.advance(to: 1)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  /// `UIView.inheritedAnimationDuration`: of the block that is run.
  @Test func theInheritedDuration() {
    AnimationClock.manual { _ in
      var seen: [Double] = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 2) {
        seen.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          seen.append(UIView.inheritedAnimationDuration)
        }
      }
      #expect(seen == [0, 2, 2, 1])
    }
  }

  /// `.beginFromCurrentState` with nothing on the way starts from the old value.
  @Test func fadesBeginWhereTheyAre() {
    AnimationClock.manual { clock in
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
        view.alpha = 0
      }
      clock.advance(to: 0.25)
      #expect(opacity(view) == 0.75)
    }
  }

  /// `KeyframeAnimationOptions.calculationModeDiscrete`: values jump at the key times.
  @Test func keyFramesMayJump() {
    AnimationClock.manual { clock in
      let view = UIView()
      let linear = UIView.AnimationOptions.curveLinear.rawValue
      let options: UIView.KeyframeAnimationOptions = [.calculationModeDiscrete, .init(rawValue: linear)]
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.5) { view.alpha = 0 }
      }
      let shown = [0.05, 0.15, 0.59, 0.61].map { time in
        clock.advance(to: time)
        return opacity(view)
      }
      #expect(shown == [1, 0.5, 0.5, 0])
    }
  }

  /// `UIView.AnimationOptions.overrideInheritedDuration`: key frames last as long as the block around them without it.
  @Test func keyFramesInABlockInherit() {
    AnimationClock.manual { clock in
      let view = UIView()
      UIView.animate(withDuration: 4) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
        }
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 4)
    }
  }

  /// The drawing of a view's own layer follows its animations as well.
  @Test func layersOfViewsAreDrawnAsShown() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    AnimationClock.manual { clock in
      let view = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guard let shape = view.layer as? CAShapeLayer else { return }
      shape.path = UIBezierPath(rect: view.bounds).cgPath
      shape.strokeColor = .black
      shape.fillColor = nil
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      shape.add(animation, forKey: nil)
      @MainActor func length() -> CGFloat? {
        for case .stroke(let path, _, _) in view.displayList().commands {
          return path.boundingBoxOfPoints?.height
        }
        return nil
      }
      clock.advance(to: 0.125)
      #expect(length() == 0)
      clock.advance(to: 0.375)
      #expect(length() == 50)
    }
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.backgroundColor = .red
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  private func table(_ rows: Rows, in view: UIView) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    view.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsMakeSpace() throws {
    try AnimationClock.manual { clock in
      let (window, controller) = screen()
      defer { withExtendedLifetime(window) {} }
      let rows = Rows()
      let table = table(rows, in: controller.view)
      let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      var end: Double?
      rows.names.insert("new", at: 1)
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      } completion: { _ in
        end = clock.now
      }
      let new = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(last.frame.minY == 150 && end == nil)
      #expect(center(last).y == 125 && opacity(new) == 0 && center(new).y == 75)
      clock.advance(to: 0.15)
      #expect(abs(center(last).y - 150) < 1e-6 && abs(opacity(new) - 0.5) < 1e-6)
      clock.advance(to: 0.3)
      #expect(center(last).y == 175 && opacity(new) == 1 && end == 0.3)
    }
  }

  @Test func rowsThatGoLeaveAPicture() throws {
    try AnimationClock.manual { clock in
      let (window, controller) = screen()
      defer { withExtendedLifetime(window) {} }
      let rows = Rows()
      let table = table(rows, in: controller.view)
      let (count, gone) = (
        table.subviews.count, try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      )
      rows.names.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      #expect(gone.superview == nil && table.subviews.count == count)
      // Scroll indicators are image views, too, and narrow.
      let picture = try #require(
        table.subviews.first { $0 is UIImageView && $0.bounds.width == table.bounds.width })
      clock.advance(to: 0.15)
      let (x, shown) = (center(picture).x, opacity(picture))
      // Control points are floats (Apple, `CAMediaTimingFunction.getControlPoint(at:values:)`): with 0.42 and 0.58 half of the
      // time is half of the way but for 2e-8, here of 375 points.
      #expect(abs(x) < 1e-5)
      #expect(abs(shown - 0.5) < 1e-6)
      clock.advance(to: 0.3)
      #expect(picture.superview == nil && table.subviews.count == count - 1)
    }
  }

  @Test func updatesMayBeMadeWithoutAnimation() {
    AnimationClock.manual { _ in
      let (window, controller) = screen()
      defer { withExtendedLifetime(window) {} }
      let rows = Rows()
      let table = table(rows, in: controller.view)
      var ended = false
      rows.names.append("d")
      UIView.performWithoutAnimation {
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        } completion: { _ in
          ended = true
        }
      }
      #expect(ended && table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    }
  }

  /// `initialLayoutAttributesForAppearingItem(at:)` says where items come from.
  @Test func itemsComeFromWhereTheLayoutSays() throws {
    final class Falling: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.frame.origin.y -= 100
        attributes?.alpha = 0.5
        return attributes
      }
    }
    try AnimationClock.manual { clock in
      let (window, controller) = screen()
      defer { withExtendedLifetime(window) {} }
      let (rows, layout) = (Rows(), Falling())
      layout.itemSize = CGSize(width: 50, height: 50)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = rows
      controller.view.addSubview(list)
      list.layoutIfNeeded()
      rows.names.append("d")
      var end: Double?
      list.performBatchUpdates {
        list.insertItems(at: [IndexPath(item: 3, section: 0)])
      } completion: { _ in
        end = clock.now
      }
      let cell = try #require(list.cellForItem(at: IndexPath(item: 3, section: 0)))
      #expect(center(cell).y == cell.center.y - 100 && opacity(cell) == 0.5 && end == nil)
      clock.advance(to: 1)
      #expect(center(cell) == cell.center && end == 0.3)
    }
  }

  // MARK: Controllers

  @Test func presentedControllersComeFromBelow() {
    AnimationClock.manual { clock in
      let (window, controller) = screen()
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      var ends: [Double] = []
      controller.present(other, animated: true) { ends.append(clock.now) }
      let end = other.view.center
      #expect(center(other.view).y == end.y + 800)
      clock.advance(to: 0.1)
      #expect(abs(center(other.view).y - (end.y + 800 * (1 - 0.54478))) < 0.01)
      #expect(controller.view.window === window && ends.isEmpty)
      clock.advance(to: 0.5)
      #expect(center(other.view) == end && ends == [0.5] && controller.view.window == nil)
      controller.dismiss(animated: true) { ends.append(clock.now) }
      #expect(controller.view.window === window)
      clock.advance(to: 0.6)
      #expect(abs((other.view.layer.presentation()?.affineTransform().ty ?? 0) - 800 * 0.54478) < 0.01)
      clock.advance(to: 2)
      #expect(ends == [0.5, 1] && other.view.superview == nil && other.view.transform.isIdentity)
    }
  }

  @Test func whatGoesAlongWithATransition() {
    final class Presented: UIViewController {
      var log: [String] = []

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [self] _ in
          log.append("along")
          view.alpha = 0.5
        } completion: { [self] _ in
          log.append("after")
        }
      }
    }
    AnimationClock.manual { clock in
      let (window, controller) = screen()
      defer { withExtendedLifetime(window) {} }
      let other = Presented()
      other.view.alpha = 1
      controller.present(other, animated: true)
      #expect(other.log == ["along"] && opacity(other.view) == 1)
      clock.advance(to: 0.5)
      #expect(other.log == ["along", "after"] && other.transitionCoordinator == nil)
    }
  }

  @Test func takenAwayOnTheWay() throws {
    try AnimationClock.manual { clock in
      let (window, controller) = screen()
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      controller.present(other, animated: true)
      clock.advance(to: 0.1)
      controller.dismiss(animated: true)
      try clock.settle()
      #expect(controller.view.window === window && other.view.superview == nil)
    }
  }

  private final class Shown: NSObject, UINavigationControllerDelegate {
    var times: [Double] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { times.append(AnimationClock.shared.now) }
  }

  @Test func controllersArePushedFromTheRight() throws {
    try AnimationClock.manual { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let (delegate, next) = (Shown(), UIViewController())
      stack.delegate = delegate
      stack.pushViewController(next, animated: true)
      #expect(center(next.view).x == 600 && delegate.times.isEmpty)
      clock.advance(to: 0.1)
      #expect(abs(center(next.view).x - (200 + 400 * (1 - 0.54478))) < 0.01)
      clock.advance(to: 1)
      #expect(center(next.view).x == 200 && delegate.times == [0.5])
      stack.popViewController(animated: true)
      let first = try #require(stack.topViewController?.view)
      #expect(center(first).x == 80)
      try clock.settle()
      #expect(delegate.times == [0.5, 1.5] && stack.view.subviews.count == 2)
    }
  }

  @Test func barsSlideOverTheEdge() throws {
    try AnimationClock.manual { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = stack.navigationBar
      let (place, height) = (bar.center.y, bar.frame.maxY)
      stack.setNavigationBarHidden(true, animated: true)
      #expect(stack.isNavigationBarHidden && center(bar).y == place && bar.isDrawn)
      clock.advance(to: 0.1)
      #expect(abs(center(bar).y - (place - height / 2)) < 1e-6)
      clock.advance(to: 0.2)
      #expect(!bar.isDrawn)
      stack.setNavigationBarHidden(false, animated: true)
      clock.advance(to: 0.3)
      #expect(abs(center(bar).y - (place - height / 2)) < 1e-6)
      try clock.settle()
      #expect(center(bar).y == place && clock.now == 0.4)
    }
  }
}
