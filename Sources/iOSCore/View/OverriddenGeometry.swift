import AutoLayout
import Foundation
import ObjCCompatibility

/// Knows which classes of views override what layout would otherwise read and write without them. Moving a view by its
/// setters takes twice as long, and insets are read for each view and each of its children.
@MainActor
enum OverriddenGeometry {
  private final class Plain: UIView {}

  private final class Moving: UIView {
    // Bodies of their own: code that is the same as the superclass's might be kept once.
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

  @exclusivity(unchecked) private static var classes = QuestionedClasses(
    frames: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Moving.self),
    insets: OverrideProbe(of: UIView.self, plain: Plain.self, overriding: Insetting.self))

  static func questions(for type: AnyClass) -> ViewQuestions { classes.questions(for: type) }
}
