import AutoLayout
import Foundation

/// A class that implements a private one of AppKit's, whose name appears in logs.
protocol PrivatelyNamed {
  nonisolated var privateName: String { get }
}

extension WindowFrameView: PrivatelyNamed {
  nonisolated var privateName: String { "NSThemeFrame" }
}

extension NSView: DescribedObject {
  public nonisolated var describedClassName: String {
    // AppKit's logs contain the name of its private class.
    if let named = self as? any PrivatelyNamed { return named.privateName }
    return onMainThread { documentClassName } ?? DescribedClass.name(of: self)
  }

  /// Real logs print the title of buttons, boxes and windows' frames after the address.
  public nonisolated var describedText: String? {
    onMainThread { printedText.flatMap { $0.isEmpty ? nil : $0 } }
  }

  public nonisolated var describedName: String? {
    onMainThread { identifier.flatMap { $0.rawValue.isEmpty ? nil : $0.rawValue } }
  }

  /// The place where the view was created: the element of its document, or else the line of the program. Nil if the
  /// program has no debugging information. Slow the first time.
  public nonisolated var creationSite: SourceLocation? {
    onMainThread { documentLocation } ?? creationTrace.site(of: type(of: self))
  }

  nonisolated var describedView: String { "<\(describedClassName): \(ObjectNamer.addresses.name(self))>" }

  /// A trace of Auto Layout for the whole tree that contains this view, as AppKit's private
  /// `_autolayoutTrace`.
  public var autolayoutTrace: String { LayoutTrace().text(of: layoutNode) }

  /// Every conflict of the tree that this view is in, after bringing its constraints up to date.
  public var unsatisfiableLayouts: [UnsatisfiableLayout] {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.unsatisfiableLayouts()
  }
}

extension NSLayoutGuide: DescribedObject {
  public var describedClassName: String { DescribedClass.name(of: self) }
  /// The identifier, printed even when empty.
  public var describedText: String? { identifier?.rawValue ?? "" }

  var describedGuide: String {
    let view = owningView
    let owner = onMainThread { view?.description } ?? "(null)"
    return "<\(describedClassName): \(ObjectNamer.addresses.name(self)) - \"\(describedText ?? "")\", "
      + "frame = \(NSStringFromRect(frame)), owningView = \(owner)>"
  }
}

extension NSLayoutAnchor {
  var describedAnchor: String {
    "<\(DescribedClass.name(of: self)):\(ObjectNamer.addresses.name(self)) \"\(place.text(in: ConstraintDescriber()))\">"
  }
}

extension NSLayoutConstraint: DescribedObject {
  /// The printed class name. The façade's private subclasses do not exist in AppKit, so they print as the
  /// class that they implement.
  public var describedClassName: String {
    LibraryModules.declare(type(of: self)) ? "NSLayoutConstraint" : DescribedClass.name(of: self)
  }
  public var describedName: String? { identifier }
}

// MARK: The subtree's description

extension NSView {
  /// The view and its descendants, one per line with flags: AppKit's private `_subtreeDescription`.
  public var subtreeDescription: String { subtreeDescription(namer: .addresses) }

  package func subtreeDescription(namer: ObjectNamer) -> String {
    var lines: [String] = []
    var stack = [(view: self, depth: 0)]
    while let (view, depth) = stack.popLast() {
      let indent = String(repeating: "  ", count: depth)
      lines.append("[\(view.flagLetters)] \(view.hugs)\(indent)\(view.line(namer))")
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    lines.append(Self.flagLegend)
    return lines.joined(separator: "\n")
  }

  private func line(_ namer: ObjectNamer) -> String {
    let frame = [frame.minX, frame.minY, frame.width, frame.height].map {
      DescribedNumber(Double($0)).spelling
    }
    let layer = wantsLayer ? "<\(DescribedClass.name(of: anyLayer)): \(namer.name(anyLayer))>" : "(null)"
    return "\(describedClassName) \(namer.name(self)) f=(\(frame.joined(separator: ","))) b=(-) => \(layer)"
  }

  /// The autoresizing of both axes: `-` for fixed and `&` for flexible lengths; `---` if constraints place the view.
  private var hugs: String {
    func springs(_ parts: [AutoresizingMask]) -> String {
      guard translatesAutoresizingMaskIntoConstraints else { return "---" }
      return parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    let (h, v) = (
      springs([.minXMargin, .width, .maxXMargin]), springs([.minYMargin, .height, .maxYMargin])
    )
    return "h=\(h) v=\(v) "
  }

  private var flagLetters: String {
    let flags: [(Bool, String)] = [
      (autoresizesSubviews, "A"), (needsDisplay, "D"), (isFlipped, "F"), (isHidden, "H"), (isOpaque, "O"),
      (wantsLayer, "W"), (needsLayout, "L"), (needsUpdateConstraints, "U"),
    ]
    return flags.map { $0.0 ? $0.1 : " " }.joined()
  }

  private static var flagLegend: String {
    "A=autoresizesSubviews, D=needsDisplay, F=flipped, H=hidden, O=opaque, W=wantsLayer, L=needsLayout, "
      + "U=needsUpdateConstraints"
  }
}
