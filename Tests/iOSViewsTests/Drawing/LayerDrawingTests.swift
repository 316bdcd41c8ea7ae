import Foundation
import Graphics
import Testing
import iOSViews

/// The additions of layers to pictures of views. (Apple, `CALayer`, `CAShapeLayer`, `CAGradientLayer`.)
@MainActor
struct LayerDrawingTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }

  private func commands(_ view: UIView) -> [DisplayCommand] { view.displayList().commands }

  /// Apple's page of `preferredFrameSize()`: the frame's, unless the class knows better; text layers know their text, which
  /// is as wide as in any other place.
  @Test func textLayersKnowTheirSize() {
    let plain = CALayer()
    plain.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(plain.preferredFrameSize() == CGSize(width: 30, height: 40))
    let text = CATextLayer()
    #expect(text.preferredFrameSize() == .zero)
    text.string = "Two\nlines"
    text.font = UIFont.systemFont(ofSize: 1)
    text.fontSize = 20
    let size = text.preferredFrameSize()
    let line = NSAttributedString(string: "lines", attributes: [.font: UIFont.systemFont(ofSize: 20)]).size()
    #expect(abs(size.width - line.width) < 1 && abs(size.height - 2 * line.height) < 2)
    text.isWrapped = true
    text.frame.size.width = 5
    #expect(text.preferredFrameSize() == size)
  }

  @Test func gradientsRunBetweenSharesOfTheSize() {
    let view = view()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(layer)
    let gradients = commands(view).compactMap { command -> Gradient? in
      guard case .gradient(_, _, let gradient) = command else { return nil }
      return gradient
    }
    #expect(
      gradients == [
        Gradient(
          stops: [
            .init(location: 0, color: UIColor.red.cgColor), .init(location: 1, color: UIColor.blue.cgColor),
          ], start: CGPoint(x: 0, y: 10), end: CGPoint(x: 40, y: 10))
      ])
  }

  @Test func shapesAreFilledAndStroked() {
    let view = view()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 5
    view.layer.addSublayer(shape)
    let drawn = commands(view)
    #expect(drawn.contains { if case .fill(_, _, let color) = $0 { color == .black } else { false } })
    #expect(drawn.contains { if case .stroke(_, let style, _) = $0 { style.width == 5 } else { false } })
    shape.isHidden = true
    #expect(!commands(view).contains { if case .stroke = $0 { true } else { false } })
  }

  /// Apple, `CALayer.shadowOpacity`: 0 by default, so nothing; a view that clips shows none.
  @Test func shadowsAreThrownByWhatIsFilledAndNotClipped() {
    func shadows(_ change: (UIView) -> Void) -> [Shadow] {
      let view = view()
      view.backgroundColor = .white
      change(view)
      return commands(view).compactMap { if case .shadow(_, _, let shadow) = $0 { shadow } else { nil } }
    }
    #expect(shadows { _ in }.isEmpty)
    // Apple's defaults: black, three points up, a radius of three.
    let usual = Shadow(offset: CGSize(width: 0, height: -3), deviation: 3, color: Color(white: 0, alpha: 0.5))
    #expect(shadows { $0.layer.shadowOpacity = 0.5 } == [usual])
    #expect(
      shadows {
        $0.layer.shadowOpacity = 0.5
        $0.clipsToBounds = true
      }.isEmpty)
    #expect(
      shadows {
        $0.layer.shadowOpacity = 0.5
        $0.backgroundColor = nil
      }.isEmpty)
  }

  @Test func onlyMaskedCornersAreRound() {
    let view = view()
    view.backgroundColor = .white
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let paths = commands(view).compactMap { command -> Path? in
      guard case .fill(let path, _, _) = command else { return nil }
      return path
    }
    #expect(paths.first?.elements.filter { if case .curve = $0 { true } else { false } }.count == 1)
    let box = paths.first?.boundingBoxOfPoints ?? .zero
    #expect(abs(box.minX) + abs(box.minY) + abs(box.maxX - 100) + abs(box.maxY - 50) < 1e-9)
  }
}
