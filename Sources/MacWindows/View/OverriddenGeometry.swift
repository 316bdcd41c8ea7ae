import AutoLayout
import Foundation
import ObjCCompatibility
import SwiftMetadata

/// Finds out which classes of views override geometry members, which layout bypasses otherwise: moving a view by its
/// setters, and reading insets, takes time for each view and each layout.
@MainActor
enum OverriddenGeometry {
  private final class Plain: NSView {}

  private final class Moving: NSView {
    // The overrides have distinct bodies, because the linker might merge code that is identical to the
    // superclass's.
    private var moves = 0

    override var frame: NSRect { didSet { moves += 1 } }
    override func setFrameOrigin(_ newOrigin: NSPoint) {
      moves += 2
      super.setFrameOrigin(newOrigin)
    }
    override func setFrameSize(_ newSize: NSSize) {
      moves += 3
      super.setFrameSize(newSize)
    }
    override func resizeSubviews(withOldSize oldSize: NSSize) {
      moves += 4
      super.resizeSubviews(withOldSize: oldSize)
    }
    override func resize(withOldSuperviewSize oldSize: NSSize) {
      moves += 5
      super.resize(withOldSuperviewSize: oldSize)
    }
  }

  private final class Insetting: NSView {
    private var questions = 0

    override var safeAreaInsets: NSEdgeInsets {
      questions += 1
      return super.safeAreaInsets
    }
  }

  private static var classes = QuestionedClasses(
    frames: OverrideProbe(of: NSView.self, plain: Plain.self, overriding: Moving.self),
    insets: OverrideProbe(of: NSView.self, plain: Plain.self, overriding: Insetting.self))

  static func questions(for type: AnyClass) -> ViewQuestions { classes.questions(for: type) }
}
