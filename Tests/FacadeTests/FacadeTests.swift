import AutoLayout
import Foundation
import MacViews
import Testing
import iOSViews

/// The same tree through both façades: the frames of UIKit's views are those of AppKit's flipped ones, and, seen in a
/// mirror, those of unflipped ones. (No stacks, margins or safe areas, in which the façades differ.)
@MainActor
struct FacadeTests {
  @Test(arguments: [true, false])
  func treesHaveTheSameFrames(isFlipped: Bool) {
    let screen = NSScreen.standard
    defer { NSScreen.standard = screen }
    NSScreen.standard = NSScreen(frame: screen.frame, backingScaleFactor: UIScreen.main.scale)
    let compared = UnsatisfiableLayout.silenced {
      (UInt64(1)...1000).map { compare($0, isFlipped: isFlipped) }.reduce(0, +)
    }
    // Five sizes a tree; less than a fifth is lost.
    #expect(compared > 4_000)
  }

  /// - Returns: how many layouts were equal.
  private func compare(_ seed: UInt64, isFlipped: Bool) -> Int {
    let plan = TreePlan(seed: seed)
    let phone = PhoneTree(plan)
    let mac = MacTree(plan, isFlipped: isFlipped)
    for (step, size) in plan.sizes.enumerated() {
      phone.resize(to: size)
      mac.resize(to: size)
      let expected = phone.views.indices.map { phone.frame(of: $0, isFlipped: isFlipped) }
      // Springs may turn a view inside out, which neither framework documents: such a tree is done with.
      guard expected.allSatisfy({ $0.size.width >= 0 && $0.size.height >= 0 }) else { return step }
      let found = mac.views.map(\.frame)
      guard let wrong = expected.indices.first(where: { !found[$0].isClose(to: expected[$0]) }) else {
        continue
      }
      Issue.record(
        "seed \(seed), size \(step), view \(wrong): \(found[wrong]) instead of \(expected[wrong]), plan: \(plan.views[wrong])"
      )
      return step
    }
    return plan.sizes.count
  }
}

extension CGRect {
  /// Within a tenth of a pixel at 1×.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1 && abs(width - other.width) < 0.1
      && abs(height - other.height) < 0.1
  }
}

@MainActor
final class PhoneTree {
  final class Leaf: UIView {
    var content: CGSize?
    override var intrinsicContentSize: CGSize { content ?? CGSize(width: -1, height: -1) }
  }

  var views: [Leaf] = []

  init(_ plan: TreePlan) {
    for planned in plan.views {
      let view = Leaf(frame: planned.frame)
      view.content = planned.content
      view.setContentHuggingPriority(UILayoutPriority(planned.hugging.0), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(planned.hugging.1), for: .vertical)
      if let parent = planned.parent {
        views[parent].addSubview(view)
        if let mask = planned.mask {
          view.autoresizingMask = mask
        } else {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      views.append(view)
    }
    for planned in plan.constraints {
      let constraint = iOSViews.NSLayoutConstraint(
        item: views[planned.first], attribute: planned.attribute, relatedBy: planned.relation,
        toItem: planned.second.map { views[$0] }, attribute: planned.secondAttribute,
        multiplier: planned.multiplier, constant: planned.constant)
      constraint.priority = UILayoutPriority(planned.priority)
      constraint.isActive = true
    }
  }

  func resize(to size: CGSize) {
    views[0].frame.size = size
    views[0].layoutIfNeeded()
  }

  /// As AppKit gives it: from the superview's lower left corner, unless that is flipped.
  func frame(of index: Int, isFlipped: Bool) -> CGRect {
    var frame = views[index].frame
    guard !isFlipped, let superview = views[index].superview else { return frame }
    frame.origin.y = superview.bounds.height - frame.maxY
    return frame
  }
}

@MainActor
final class MacTree {
  final class Leaf: NSView {
    var content: CGSize?
    var flips = false
    override var isFlipped: Bool { flips }
    override var intrinsicContentSize: NSSize { content ?? NSSize(width: -1, height: -1) }
  }

  var views: [Leaf] = []

  init(_ plan: TreePlan, isFlipped: Bool) {
    for planned in plan.views {
      var frame = planned.frame
      if !isFlipped, let parent = planned.parent { frame.origin.y = views[parent].bounds.height - frame.maxY }
      let view = Leaf(frame: frame)
      view.flips = isFlipped
      view.content = planned.content
      view.setContentHuggingPriority(NSLayoutConstraint.Priority(planned.hugging.0), for: .horizontal)
      view.setContentHuggingPriority(NSLayoutConstraint.Priority(planned.hugging.1), for: .vertical)
      if let parent = planned.parent {
        views[parent].addSubview(view)
        if let mask = planned.mask {
          view.autoresizingMask = Self.mask(mask, isFlipped: isFlipped)
        } else {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      views.append(view)
    }
    for planned in plan.constraints {
      let constraint = NSLayoutConstraint(
        item: views[planned.first], attribute: planned.attribute, relatedBy: planned.relation,
        toItem: planned.second.map { views[$0] }, attribute: planned.secondAttribute,
        multiplier: planned.multiplier, constant: planned.constant)
      constraint.priority = NSLayoutConstraint.Priority(planned.priority)
      constraint.isActive = true
    }
  }

  /// The same springs, with vertical sides named after the superview's coordinates. Nothing flexible means in UIKit that the
  /// upper left corner stays.
  private static func mask(_ mask: AutoLayout.AutoresizingMask, isFlipped: Bool) -> NSView.AutoresizingMask {
    guard !isFlipped else { return NSView.AutoresizingMask(rawValue: mask.rawValue) }
    var mirrored = NSView.AutoresizingMask(
      rawValue: mask.subtracting([.flexibleTopMargin, .flexibleBottomMargin]).rawValue)
    if mask.contains(.flexibleTopMargin) { mirrored.insert(.maxYMargin) }
    if mask.contains(.flexibleBottomMargin) { mirrored.insert(.minYMargin) }
    if mask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) {
      mirrored.insert(.minYMargin)
    }
    return mirrored
  }

  func resize(to size: CGSize) {
    views[0].setFrameSize(size)
    views[0].layoutSubtreeIfNeeded()
  }
}
