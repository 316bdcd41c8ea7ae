import AutoLayout
import Foundation

/// A view whose overrides of `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are not inverse functions, as
/// they must be: layout would give it another frame than the one whose alignment rectangle satisfies the constraints.
/// (Apple, `UIView.frame(forAlignmentRect:)`.)
public struct AlignmentMismatch: Hashable, Sendable {
  /// The view's class.
  public var className: String
  /// The frame that the two overrides do not reproduce, in points.
  public var frame: CGRect
  /// The alignment rectangle of the frame, in points.
  public var alignmentRect: CGRect
  /// The frame that the view returns for that alignment rectangle.
  public var frameForAlignmentRect: CGRect

  /// The tolerance for rounding errors, in points.
  private static let tolerance: CGFloat = 1e-3

  /// Compares the overrides; nil if they agree.
  @MainActor
  init?(_ view: UIView, frame: CGRect, alignmentRect rect: CGRect) {
    let back = view.frame(forAlignmentRect: rect)
    guard back != frame,
      !Self.isNear(back.origin.x, frame.origin.x) || !Self.isNear(back.origin.y, frame.origin.y)
        || !Self.isNear(back.size.width, frame.size.width)
        || !Self.isNear(back.size.height, frame.size.height)
    else { return nil }
    className = String(describing: type(of: view))
    self.frame = frame
    alignmentRect = rect
    frameForAlignmentRect = back
  }

  private static func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { !(abs(one - other) > tolerance) }

  /// The mismatch as a finding for reports.
  public var finding: LayoutFinding {
    LayoutFinding(
      severity: .warning, code: "alignment-not-inverse",
      message:
        "\(className) maps its frame \(Self.text(frame)) to the alignment rectangle \(Self.text(alignmentRect)), and that "
        + "back to \(Self.text(frameForAlignmentRect))",
      objects: [className],
      hint: "alignmentRect(forFrame:) and frame(forAlignmentRect:) have to be inverse functions; override "
        + "alignmentRectInsets instead if the insets are fixed.")
  }

  private static func text(_ rect: CGRect) -> String {
    String(format: "(%g %g; %g %g)", rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  // MARK: Reporting

  /// Called for the first mismatch of each class. The default prints the finding to standard error.
  @MainActor public static var handler: (AlignmentMismatch) -> Void = { mismatch in
    let finding = mismatch.finding
    FileHandle.standardError.write(
      Data("[\(finding.code)] \(finding.message)\n\(finding.hint ?? "")\n".utf8))
  }

  @MainActor private static var reported: Set<ObjectIdentifier> = []

  /// Checks a view's overrides before layout uses them.
  @MainActor
  static func check(_ view: UIView, frame: CGRect, alignmentRect: CGRect) {
    guard let mismatch = AlignmentMismatch(view, frame: frame, alignmentRect: alignmentRect),
      reported.insert(ObjectIdentifier(type(of: view))).inserted
    else { return }
    handler(mismatch)
  }
}
