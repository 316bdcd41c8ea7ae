import Foundation
import Testing

@testable import Graphics

/// Expected dumps are written by hand from the documented meaning of each call.
struct GraphicsContextTests {
  private func dump(_ draw: (GraphicsContext) -> Void) -> String {
    let context = GraphicsContext(size: CGSize(width: 100, height: 50))
    draw(context)
    return context.displayList.dump
  }

  @Test func recordsShapesTextAndGroups() {
    let text = dump { context in
      context.beginGroup(
        DisplayGroup(
          identifier: "a-b", className: "UILabel", bounds: CGRect(x: 0, y: 0, width: 40, height: 20)))
      context.setFillColor(Color(rgb: 0xFF0000))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20.5))
      context.draw(
        TextLine(text: "Hi", x: 2, baseline: 15, width: 12.25), font: FontDescriptor(pointSize: 17))
      context.endGroup()
    }
    #expect(
      text == """
        canvas 100×50
        group UILabel id="a-b" (0 0 40 20)
          fill #ff0000 M0 0 L40 0 L40 20.5 L0 20.5 Z
          text "Hi" at 2 15 width 12.25 system 17 400 #ff0000
        end

        """)
  }

  /// Core Graphics' page of `interpolationQuality`: a parameter of the graphics state.
  @Test func qualityBelongsToTheState() {
    let context = GraphicsContext(size: .zero)
    #expect(context.interpolationQuality == .default)
    context.saveGState()
    context.interpolationQuality = .none
    #expect(context.interpolationQuality == .none)
    context.restoreGState()
    #expect(context.interpolationQuality == .default)
    #expect(CGInterpolationQuality.medium.rawValue == 4 && CGInterpolationQuality.high.rawValue == 3)
  }

  @Test func restoringBringsBackColoursAndTransform() {
    let context = GraphicsContext(size: .zero)
    context.setAlpha(0.5)
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    context.setAlpha(1)
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.displayList.dump.contains("#00000080"))
  }

  @Test func unbalancedDrawingStaysInItsGroup() {
    let text = dump { context in
      context.beginGroup(DisplayGroup(className: "Outer", bounds: .zero))
      context.restoreGState()
      context.saveGState()
      context.saveGState()
      context.endGroup()
      context.endGroup()
      context.saveGState()
    }
    #expect(
      text == """
        canvas 100×50
        group Outer (0 0 0 0)
          save
            save
            restore
          restore
        end
        save
        restore

        """)
  }

  @Test func nothingInvisibleIsRecorded() {
    let text = dump { context in
      context.setFillColor(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.setLineWidth(0)
      context.stroke(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.fillPath()
      context.translateBy(x: 0, y: 0)
    }
    #expect(text == "canvas 100×50\n")
  }

  @Test func imagesCarryTheirStandIn() {
    let text = dump { context in
      context.drawImage(named: "cat", in: CGRect(x: 1, y: 2, width: 3, height: 4)) {
        $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      }
    }
    #expect(
      text == """
        canvas 100×50
        image "cat" (1 2 3 4)
          fill #000000 M1 2 L4 2 L4 6 L1 6 Z

        """)
  }
}
