import AutoLayout
import Foundation
import ObjCCompatibility
import SwiftMetadata

/// Finds out which classes of views override geometry members, which layout bypasses otherwise: moving a view by its
/// setters takes twice as long, and insets are read for each view and each of its children.
@MainActor
enum OverriddenGeometry {
  private final class Plain: UIView {}

  private final class Moving: UIView {
    // The overrides have distinct bodies, because the linker might merge code that is identical to the
    // superclass's.
    private var moves = 0

    override var frame: CGRect { didSet { moves += 1 } }
    override var bounds: CGRect { didSet { moves += 2 } }
    override var center: CGPoint { didSet { moves += 3 } }
  }

  private final class Insetting: UIView {
    private var sum: CGFloat = 0

    override var safeAreaInsets: UIEdgeInsets {
      sum += 1
      return super.safeAreaInsets
    }
    override var layoutMargins: UIEdgeInsets { didSet { sum += 2 } }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { sum += 3 } }
  }

  private final class Aligning: UIView {
    private var sum: CGFloat = 0

    override var alignmentRectInsets: UIEdgeInsets {
      sum += 4
      return super.alignmentRectInsets
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      sum += 5
      return super.alignmentRect(forFrame: frame)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      sum += 6
      return super.frame(forAlignmentRect: alignmentRect)
    }
  }

  private final class Updating: UIView {
    private var updates = 0

    override func updateProperties() { updates += 1 }
  }

  private static var classes = QuestionedClasses(
    frames: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Moving.self),
    insets: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Insetting.self),
    alignment: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Aligning.self),
    properties: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Updating.self))

  static func questions(for type: AnyClass) -> ViewQuestions { classes.questions(for: type) }
}
