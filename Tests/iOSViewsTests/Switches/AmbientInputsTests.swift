import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// The inputs that no view carries, for a part of a program.
@MainActor
struct AmbientInputsTests {
  @Test func innerScopesKeepWhatTheyDoNotSet() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 1024, height: 768), scale: 2)
    var outer = AmbientInputs()
    outer.screen = screen
    outer.textSize = .extraLarge
    var inner = AmbientInputs()
    inner.textSize = .small
    let large = UIFont.preferredFont(forTextStyle: .body).pointSize
    outer.run {
      let extraLarge = UIFont.preferredFont(forTextStyle: .body).pointSize
      #expect(extraLarge > large)
      inner.run {
        #expect(UIScreen.main === screen)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize < large)
      }
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == extraLarge)
    }
    #expect(UIScreen.main.bounds.width == 390)
  }

  /// Sizes that another measurer has given are not used again.
  @Test func textsAreMeasuredAgainInScopes() {
    let label = UILabel()
    label.text = "abc"
    let before = label.intrinsicContentSize
    var inputs = AmbientInputs()
    inputs.textMeasurer = FixedPitchTextMeasurer.tenByTen
    #expect(inputs.run { label.intrinsicContentSize } == CGSize(width: 30, height: 10))
    #expect(label.intrinsicContentSize == before)
    #expect(before != CGSize(width: 30, height: 10))
  }

  @Test func errorsKeepTheirType() {
    enum Fault: Error { case expected }
    do throws(Fault) {
      try AmbientInputs().run { () throws(Fault) in throw .expected }
    } catch {
      #expect(error == .expected)
    }
  }

  /// Tasks that are started in a scope have its inputs; those of others have not.
  @Test func tasksInheritTheirScope() async {
    var inputs = AmbientInputs()
    inputs.switches = LayoutSwitches { _ in nil }
    inputs.switches?.showsAlignmentRects = true
    let (inside, outside) = inputs.run {
      (
        Task { LayoutSwitches.current.showsAlignmentRects },
        Task.detached { LayoutSwitches.current.showsAlignmentRects }
      )
    }
    #expect(await inside.value)
    #expect(await !outside.value)
  }
}
