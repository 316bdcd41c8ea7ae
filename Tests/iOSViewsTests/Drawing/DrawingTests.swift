import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Paths, colours and pictures that client code draws itself.
@MainActor
struct DrawingTests {
  /// Draws into a picture of 10 × 10 and returns what was recorded.
  private func recorded(_ draw: () -> Void) -> [DisplayCommand] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in draw() }
    guard case .drawing(let drawing) = image.kind else { return [] }
    return drawing.commands
  }

  @Test("a path is filled and stroked in the current context with the current colours")
  func pathsDraw() {
    let commands = recorded {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    let square = Path(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(commands.contains(.fill(square, rule: .winding, color: UIColor.red.cgColor)))
    #expect(commands.contains(.stroke(square, style: StrokeStyle(width: 2), color: UIColor.blue.cgColor)))
  }

  @Test("clockwise arcs run clockwise on the screen, through the point below the centre")
  func clockwiseArcs() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(arc.bounds.maxY > 9.9)
    #expect(arc.bounds.minY > -0.1)
  }

  /// The curves reach 1.53 radii from the corner, where the path begins (dashed borders in a public repository, iOS 17.5).
  @Test("rounded rectangles have continuous corners")
  func continuousCorners() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 260, height: 42), cornerRadius: 4)
    guard case .move(let start)? = path.cgPath.path.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.x - 6.11) < 0.01)
    #expect(start.y == 0)
    #expect(path.currentPoint == start)
  }

  @Test("only the requested corners are cut")
  func roundedCorners() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
    #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(path.bounds))
  }

  @Test("a ring has a hole by the even-odd rule only")
  func fillRules() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
  }

  @Test("a picture that was drawn is drawn again, scaled, in an image view")
  func picturesAreDrawnAgain() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.frame.size = CGSize(width: 20, height: 40)
    let commands = view.displayList().commands
    #expect(commands.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 4))))
    let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(commands.contains(.fill(square, rule: .winding, color: UIColor.green.cgColor)))
  }

  @Test("a colour returns its components", arguments: [UIColor.red, .yellow, .cyan, .magenta, .brown, .gray])
  func components(color: UIColor) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect(again.cgColor.bytes == color.cgColor.bytes)
  }

  @Test("a colour for traits is another one in the dark")
  func dynamicColours() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test("turns about the z axis are turns of the plane")
  func transformsOfSpace() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), .pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 5) < 1e-9)
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test("a layer's transform is its view's")
  func layersTransformViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }
}
