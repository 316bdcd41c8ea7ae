import AutoLayout
import Foundation

extension UIView {
  /// The view and its descendants, one per line.
  public var recursiveDescription: String { recursiveDescription(namer: .addresses) }

  package func recursiveDescription(namer: ObjectNamer) -> String {
    var lines: [String] = []
    var stack = [(view: self, depth: 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + view.description(namer: namer))
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// A trace of Auto Layout for the whole tree that contains this view, as UIKit's private
  /// `_autolayoutTrace`.
  public var autolayoutTrace: String { LayoutTrace().text(of: layoutNode) }

  public func printAutoLayoutTrace() { print(autolayoutTrace) }

  /// The size of the engine of this view's tree, and the work that it has done.
  public var layoutStatistics: LayoutStatistics {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.statistics
  }

  /// Every variable and row of the engine of this view's tree, one per line.
  public var layoutEngineDump: String {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.dump()
  }

  nonisolated var describedView: String {
    onMainThread { self.description(namer: .addresses) } ?? bareDescription
  }

  private nonisolated var bareDescription: String {
    "<\(describedClassName): \(ObjectNamer.addresses.name(self))>"
  }

  package func description(namer: ObjectNamer) -> String {
    var parts = ["\(describedClassName): \(namer.name(self))", "frame = \(frame.described)"]
    if let text = describedText { parts.append("text = '\(text.shortened)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.described)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if let autoresizing = autoresizingMask.described { parts.append("autoresize = \(autoresizing)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(describedLayerClass): \(namer.name(layer))>")
    let addendum = UIView.descriptionAddendum?(self).map { " " + $0 } ?? ""
    return "<" + parts.joined(separator: "; ") + ">" + addendum
  }

  /// The class of the layer. Labels have a private one in UIKit, `_UILabelLayer` (60 of 60 labels in public references of
  /// swift-snapshot-testing).
  private var describedLayerClass: String {
    self is UILabel && type(of: layer) == CALayer.self ? "_UILabelLayer" : DescribedClass.name(of: layer)
  }

  /// The text that a program adds to the description of each view, or nil for none. Swift cannot override `description` in
  /// an extension, as Objective-C's categories do.
  public static var descriptionAddendum: (@MainActor (UIView) -> String?)?
}

extension UILayoutGuide {
  nonisolated var describedGuide: String {
    onMainThread { self.description(namer: .addresses) }
      ?? "<\(describedClassName): \(ObjectNamer.addresses.name(self))>"
  }

  package func description(namer: ObjectNamer) -> String {
    let frame = layoutFrame
    let owner = owningView?.description(namer: namer) ?? "(null)"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.described)
    return "<\(describedClassName): \(namer.name(self)) - \"\(identifier)\", layoutFrame = "
      + "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }
}

extension NSLayoutAnchor {
  nonisolated var describedAnchor: String {
    onMainThread { self.description(namer: .addresses) } ?? "<\(DescribedClass.name(of: self))>"
  }

  package func description(namer: ObjectNamer) -> String {
    let place = place.text(in: ConstraintDescriber(namer: namer))
    return "<\(DescribedClass.name(of: self)):\(namer.name(self)) \"\(place)\">"
  }
}

extension NSLayoutConstraint {
  /// The constraint in the format of Apple's newest systems.
  nonisolated var describedConstraint: String { ConstraintDescriber().describe(self).description }

  /// The visual form or the equation alone. (Private on Apple's systems.)
  public nonisolated var asciiArtDescription: String { ConstraintDescriber().describe(self).asciiArt }

  /// The text that a program adds to the description of each constraint, or nil for none. Swift cannot override
  /// `description` in an extension, as Objective-C's categories do. Away from the main thread nothing is added.
  public static var descriptionAddendum: (@MainActor (NSLayoutConstraint) -> String?)? {
    didSet {
      guard let added = descriptionAddendum else { return DescriptionAddendum.maker = nil }
      DescriptionAddendum.maker = { constraint in
        guard let constraint = constraint as? NSLayoutConstraint else { return nil }
        return onMainThread(with: constraint, added)
      }
    }
  }
}

extension CGFloat {
  fileprivate var described: String { DescribedNumber(Double(self)).spelling }
}

extension CGRect {
  fileprivate var described: String {
    "(\(minX.described) \(minY.described); \(width.described) \(height.described))"
  }
}

extension String {
  /// Long texts are cut as in constraints' descriptions.
  fileprivate var shortened: String { ConstraintDescriber.shorten(self) }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, or nil if there are none.
  fileprivate var described: String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? nil : present.joined(separator: "+")
  }
}
