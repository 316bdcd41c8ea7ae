import AutoLayout
import Foundation

/// Fragile practices that work today but can break layouts later: required content priorities, inconsistent alignment
/// overrides, views that constrain themselves, and `updateConstraints()` overrides that recreate all constraints.
@MainActor
public enum LayoutHabits {
  /// The findings in the present state of a tree.
  ///
  /// Codes: `required-content-priority`, `alignment-not-inverse`.
  public static func findings(in root: UIView) -> [LayoutFinding] {
    root.subtree.flatMap { contentPriorities(of: $0) + alignment(of: $0) }
  }

  /// The findings while an interface is made, laid out and updated again, besides ``findings(in:)``. Records call stacks.
  ///
  /// Codes: `constrains-own-size`, `constrains-superview`, `rebuilds-constraints`.
  public static func findings(making make: () throws -> UIView) rethrows -> [LayoutFinding] {
    let wasRecording = CreationStacks.isRecording
    CreationStacks.isRecording = true
    defer { CreationStacks.isRecording = wasRecording }
    var made: UIView?
    let recording = try LayoutRecorder.record {
      let root = try make()
      root.layoutIfNeeded()
      for view in root.subtree { view.setNeedsUpdateConstraints() }
      root.layoutIfNeeded()
      made = root
    }
    guard let made else { return [] }
    return findings(in: made) + made.subtree.flatMap(SelfConstraints.findings)
      + Rebuilds.findings(in: recording)
  }

  static func finding(
    _ code: String, _ message: String, _ view: UIView?, at site: SourceLocation?, hint: String
  )
    -> LayoutFinding
  {
    LayoutFinding(
      severity: .warning, code: code, message: message, location: site,
      objects: view.map { [name(of: $0)] } ?? [], hint: hint)
  }

  static func name(of view: UIView) -> String { ConstraintDescriber().item(view.layoutNode).text }

  // MARK: The present state

  private static func contentPriorities(of view: UIView) -> [LayoutFinding] {
    let size = view.intrinsicContentSize
    var kinds: [String] = []
    for (axis, length, name) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, "horizontal"), (.vertical, size.height, "vertical"),
    ] where length != UIView.noIntrinsicMetric {
      if view.contentHuggingPriority(for: axis) >= .required { kinds.append("\(name) hugging") }
      if view.contentCompressionResistancePriority(for: axis) >= .required {
        kinds.append("\(name) compression resistance")
      }
    }
    guard !kinds.isEmpty else { return [] }
    return [
      finding(
        "required-content-priority",
        "\(name(of: view)) has a required priority for its content: \(kinds.joined(separator: ", "))", view,
        at: view.creationSite,
        hint: "Use at most 999, so that the size of the content never contradicts a required constraint.")
    ]
  }

  /// A second frame to test besides the present one; its size does not matter.
  private static let sampleFrame = CGRect(x: 10, y: 20, width: 120, height: 50)
  /// The smallest difference that is reported, in points.
  private static let noticeable: CGFloat = 1e-3

  private static func alignment(of view: UIView) -> [LayoutFinding] {
    // Skip insets larger than the frame: they cannot be inverted.
    for frame in [view.layoutNode.frame, sampleFrame] where !view.alignmentRect(forFrame: frame).isEmpty {
      let back = view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame))
      let differences = [
        back.minX - frame.minX, back.minY - frame.minY, back.width - frame.width, back.height - frame.height,
      ]
      guard differences.contains(where: { abs($0) > noticeable }) else { continue }
      return [
        finding(
          "alignment-not-inverse",
          "alignmentRect(forFrame:) and frame(forAlignmentRect:) of \(DescribedClass.name(of: view)) are not "
            + "inverses: \(frame) becomes \(back)", view, at: view.creationSite,
          hint: "Override alignmentRectInsets, or both methods as inverse functions.")
      ]
    }
    return []
  }
}

/// Constraints that a view's own class makes on the view itself or to its superview.
@MainActor
private enum SelfConstraints {
  static func findings(of view: UIView) -> [LayoutFinding] {
    let classes = programClasses(of: view)
    guard !classes.isEmpty else { return [] }
    return candidates(of: view).compactMap { constraint in
      guard let function = CreationStacks.function(making: constraint),
        classes.contains(where: { isMethod(function, of: $0) })
      else { return nil }
      let text = constraint.asciiArtDescription
      let isFixedSize = constraint.secondItem == nil
      return LayoutHabits.finding(
        isFixedSize ? "constrains-own-size" : "constrains-superview",
        "\(DescribedClass.name(of: view)) constrains " + (isFixedSize ? "its own size: " : "its superview: ")
          + text,
        view, at: constraint.creationSite,
        hint: isFixedSize
          ? "Override intrinsicContentSize to state the view's natural size."
          : "Make these constraints in the superview or its controller, which places its subviews.")
    }
  }

  private static func candidates(of view: UIView) -> [NSLayoutConstraint] {
    let own = view.constraints.filter { $0.firstItem === view && $0.secondItem == nil }
    let outer = view.superview?.constraints.filter { constraint in
      guard let other = view.superview else { return false }
      let items = [constraint.firstItem, constraint.secondItem]
      let belongs = items.map { $0 === other || ($0 as? UILayoutGuide)?.owningView === other }
      return items.contains { $0 === view } && belongs.contains(true)
    }
    return own + (outer ?? [])
  }

  /// The names of the program's classes in a view's inheritance chain, without modules.
  private static func programClasses(of view: UIView) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let type = mirror?.subjectType, !LibraryModules.declare(type) {
      names.append(String(describing: type))
      mirror = mirror?.superclassMirror
    }
    return names
  }

  private static func isMethod(_ function: String, of name: String) -> Bool {
    function.hasPrefix(name + ".") || [" ", "."].contains { function.contains($0 + name + ".") }
  }
}

/// Views whose `updateConstraints()` removes constraints and recreates the same ones.
@MainActor
private enum Rebuilds {
  /// The minimum number of recreated constraints; a single one may be coincidence.
  private static let fewest = 2

  static func findings(in recording: LayoutRecording) -> [LayoutFinding] {
    var reported: Set<Int> = []
    var findings: [LayoutFinding] = []
    for (index, event) in recording.events.enumerated() where event.kind == .updateConstraints {
      guard let view = event.view, !reported.contains(view) else { continue }
      let changes = recording.events.filter { $0.cause == index }
      let removed = constraints(changes, .constraintRemoved, in: recording)
      let added = constraints(changes, .constraintAdded, in: recording)
      let rebuilt = added.filter { one in removed.contains { $0.statement == one.statement } }
      guard rebuilt.count >= fewest, rebuilt.count >= removed.count else { continue }
      reported.insert(view)
      findings.append(
        LayoutFinding(
          severity: .warning, code: "rebuilds-constraints",
          message:
            "updateConstraints() of \(recording.views[view].name) removes \(removed.count) constraints and "
            + "recreates the same ones", location: rebuilt.first?.creationSite,
          objects: [recording.views[view].name],
          hint: "Make constraints once; then change their constants, or replace only those that are invalid.")
      )
    }
    return findings
  }

  private static func constraints(
    _ events: [LayoutEvent], _ kind: LayoutEvent.Kind, in recording: LayoutRecording
  ) -> [RecordedConstraint] {
    events.filter { $0.kind == kind }.compactMap { $0.constraint.map { recording.constraints[$0] } }
  }
}
