import CairoRenderer
import Foundation
import Graphics
import SVGRenderer
import Testing
import iOSViews

/// Layers as pixels. What Apple's documentation says of each property is worked out by hand for a few pixels.
@MainActor
struct LayerPixelTests {
  private func view(_ side: CGFloat = 40) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  private func pixels(_ view: UIView) throws -> Pixels {
    let list = view.displayList()
    #expect(XMLCheck.isWellFormed(SVGRenderer().svg(of: list)))
    return try Pixels(of: list)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  // MARK: Masks

  @Test func layersMask() throws {
    let view = view()
    view.backgroundColor = .red
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: square(0, 0, 40)).cgPath
    view.layer.mask = shape
    let drawn = try pixels(view)
    #expect(drawn[20, 20] == red && drawn[1, 1] == white && drawn[38, 38] == white)
  }

  @Test func viewsMask() throws {
    let view = view()
    view.backgroundColor = .red
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    let mask = UIView(frame: square(10, 10, 10))
    mask.backgroundColor = .black
    view.mask = mask
    let drawn = try pixels(view)
    #expect(drawn[15, 15] == blue && drawn[5, 5] == white && drawn[25, 25] == white)
  }

  @Test func sublayersAreMasked() throws {
    let view = view()
    let inner = layer(square(0, 0, 40), .red)
    inner.mask = layer(square(0, 0, 20), .black)
    view.layer.addSublayer(inner)
    let drawn = try pixels(view)
    #expect(drawn[10, 10] == red && drawn[30, 10] == white)
  }

  // MARK: Geometry

  /// A bar 20 × 4 about the middle, turned by a quarter, stands upright.
  @Test func sublayersTurnAboutTheirAnchor() throws {
    let view = view()
    let bar = layer(CGRect(x: 10, y: 18, width: 20, height: 4), .red)
    bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    view.layer.addSublayer(bar)
    let drawn = try pixels(view)
    #expect(drawn[20, 12] == red && drawn[20, 27] == red && drawn[12, 20] == white)
    #expect(abs(bar.frame.minX - 18) < 1e-9 && abs(bar.frame.height - 20) < 1e-9)
  }

  /// Apple, `CALayer.anchorPoint`: the position stays where it is, the frame moves.
  @Test func anchorsMoveTheFrame() throws {
    let hand = layer(CGRect(x: 18, y: 5, width: 4, height: 15), .red)
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.position = CGPoint(x: 20, y: 20)
    #expect(hand.frame == CGRect(x: 18, y: 5, width: 4, height: 15))
    hand.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let view = view()
    view.layer.addSublayer(hand)
    let drawn = try pixels(view)
    // It pointed up and now points to the right.
    #expect(drawn[30, 20] == red && drawn[20, 10] == white && drawn[10, 20] == white)
  }

  @Test func viewsTurnAboutTheirAnchor() throws {
    let outer = view()
    let hand = UIView(frame: CGRect(x: 18, y: 5, width: 4, height: 15))
    hand.backgroundColor = .red
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    #expect(hand.center == CGPoint(x: 20, y: 12.5) && hand.frame.minY == -2.5)
    hand.center = CGPoint(x: 20, y: 20)
    #expect(hand.frame == CGRect(x: 18, y: 5, width: 4, height: 15))
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(hand)
    let drawn = try pixels(outer)
    #expect(drawn[30, 20] == red && drawn[20, 10] == white && drawn[10, 20] == white)
    #expect(hand.convert(CGPoint(x: 2, y: 0), to: outer).x.rounded() == 35)
  }

  @Test func higherLayersLieInFront() throws {
    let view = view()
    let low = layer(square(0, 0, 20), .red)
    low.zPosition = 1
    view.layer.addSublayer(low)
    view.layer.addSublayer(layer(square(10, 10, 20), .blue))
    #expect(try pixels(view)[15, 15] == red)
    low.zPosition = -1
    #expect(try pixels(view)[15, 15] == blue)
  }

  @Test func higherViewsLieInFront() throws {
    let outer = view()
    for color in [UIColor.red, .blue] {
      let child = UIView(frame: square(0, 0, 20))
      child.backgroundColor = color
      outer.addSubview(child)
    }
    #expect(try pixels(outer)[10, 10] == blue)
    outer.subviews[0].layer.zPosition = 1
    #expect(try pixels(outer)[10, 10] == red)
  }

  /// A view's sublayers and its subviews' layers are one list: what is added last lies in front.
  @Test func layersLieBetweenSubviews() throws {
    let outer = view()
    let child = UIView(frame: square(0, 0, 20))
    child.backgroundColor = .red
    outer.addSubview(child)
    let over = layer(square(10, 0, 20), .blue)
    outer.layer.addSublayer(over)
    #expect(try pixels(outer)[15, 5] == blue)
    let under = layer(square(0, 0, 40), .green)
    outer.layer.insertSublayer(under, at: 0)
    let drawn = try pixels(outer)
    #expect(drawn[5, 5] == red && drawn[35, 35] == green && drawn[15, 5] == blue)
    #expect(outer.layer.sublayers?.map { $0 === under ? 0 : $0 === child.layer ? 1 : 2 } == [0, 1, 2])
    let top = UIView(frame: square(12, 0, 4))
    top.backgroundColor = .black
    outer.addSubview(top)
    #expect(try pixels(outer)[14, 2] == black)
    outer.bringSubviewToFront(child)
    #expect(try pixels(outer)[14, 2] == red)
    child.removeFromSuperview()
    #expect(try pixels(outer)[5, 5] == green)
    #expect(over.superlayer === outer.layer)
  }

  private final class Adding: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      layer.addSublayer(CALayer())
    }
  }

  /// Views that make their layers again in each layout are laid out once.
  @Test func layersMayBeAddedInLayout() {
    let view = Adding(frame: square(0, 0, 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1 && view.layer.sublayers?.count == 1)
  }

  @Test func sublayersCanBePlacedBesideOthers() {
    let (root, one, two, three) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(one)
    root.insertSublayer(two, below: one)
    root.insertSublayer(three, above: two)
    #expect(root.sublayers == [two, three, one])
    let four = CALayer()
    root.replaceSublayer(three, with: four)
    #expect(root.sublayers == [two, four, one] && three.superlayer == nil)
  }

  @Test func backsOfLayersAreHidden() throws {
    let view = view()
    let card = layer(square(0, 0, 40), .red)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    view.layer.addSublayer(card)
    #expect(try pixels(view)[20, 20] == red)
    card.isDoubleSided = false
    #expect(try pixels(view)[20, 20] == white)
  }

  // MARK: Shapes

  /// A line of 40 points from a quarter to three quarters: from 10 to 30.
  @Test func strokesAreCut() throws {
    let view = view()
    let shape = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 20))
    line.addLine(to: CGPoint(x: 40, y: 20))
    shape.path = line
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    view.layer.addSublayer(shape)
    let drawn = try pixels(view)
    #expect([8, 11, 28, 32].map { drawn[$0, 20] } == [white, red, red, white])
  }

  @Test func bordersFollowRoundCorners() throws {
    let view = view()
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    let drawn = try pixels(view)
    #expect(drawn[0, 0] == white && drawn[39, 0] == red && drawn[39, 39] == red && drawn[20, 0] == red)
    #expect(drawn[20, 20] == white)
  }

  @Test func shadowsFollowTheirPath() throws {
    let view = view(60)
    let card = layer(square(20, 20, 10), .red)
    card.shadowColor = UIColor.blue.cgColor
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 15, height: 0)
    view.layer.addSublayer(card)
    #expect(try pixels(view)[38, 25] == blue)
    card.shadowPath = CGPath(rect: square(0, 0, 4), transform: nil)
    let drawn = try pixels(view)
    #expect(drawn[36, 22] == blue && drawn[42, 28] == white)
  }

  /// Apple, `CALayer.shadowPath`: without one the shadow is that of the layer's alpha, so that of a clear view's text or
  /// subviews.
  @Test func clearViewsThrowTheShadowOfWhatIsInThem() throws {
    let outer = view(60)
    let clear = UIView(frame: square(0, 0, 40))
    let dot = UIView(frame: square(0, 0, 10))
    dot.backgroundColor = .red
    clear.addSubview(dot)
    clear.layer.shadowColor = UIColor.blue.cgColor
    clear.layer.shadowOpacity = 1
    clear.layer.shadowRadius = 0
    clear.layer.shadowOffset = CGSize(width: 20, height: 20)
    outer.addSubview(clear)
    let drawn = try pixels(outer)
    #expect(drawn[5, 5] == red && drawn[25, 25] == blue && drawn[35, 35] == white)
    clear.clipsToBounds = true
    #expect(try pixels(outer)[25, 25] == white)
  }

  // MARK: Contents

  private final class Checker: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func layersDrawOnRequest() throws {
    let view = view()
    let checker = Checker()
    checker.frame = square(10, 10, 20)
    view.layer.addSublayer(checker)
    #expect(try pixels(view)[15, 15] == white)
    checker.setNeedsDisplay()
    let drawn = try pixels(view)
    #expect(drawn[15, 15] == red && drawn[25, 25] == white)
  }

  private final class Painter: NSObject, CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      UIGraphicsGetCurrentContext()?.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  @Test func delegatesDrawAndPlace() throws {
    let view = view()
    let painter = Painter()
    let layer = CALayer()
    layer.delegate = painter
    layer.frame = square(0, 0, 10)
    layer.setNeedsDisplay()
    view.layer.addSublayer(layer)
    #expect(try pixels(view)[5, 5] == black)
    #expect(painter.calls == ["layout", "will", "draw"])
  }

  private final class LayerView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var placed = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      (layer as? CAShapeLayer)?.path = UIBezierPath(rect: bounds.insetBy(dx: 5, dy: 5)).cgPath
      placed += 1
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func viewsDrawAndPlaceTheirLayers() throws {
    let view = LayerView(frame: square(0, 0, 40))
    (view.layer as? CAShapeLayer)?.fillColor = UIColor.red.cgColor
    view.layoutIfNeeded()
    #expect(view.placed == 1)
    let drawn = try pixels(view)
    #expect(drawn[20, 20] == red && drawn[2, 2] == blue && drawn[2, 20] == white)
  }

  /// A picture 10 × 10 in a layer 20 × 40: as large as fits, 20 × 20 in the middle, or 40 × 40 over the edges.
  @Test func contentsFollowTheirGravity() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 10, width: 20, height: 40)
    layer.contents = picture.cgImage
    view.layer.addSublayer(layer)
    #expect(try pixels(view)[30, 12] == red)
    layer.contentsGravity = .resizeAspect
    var drawn = try pixels(view)
    #expect(drawn[30, 30] == red && drawn[30, 12] == white)
    layer.contentsGravity = .resizeAspectFill
    drawn = try pixels(view)
    #expect(drawn[12, 30] == red && drawn[30, 12] == red)
    layer.masksToBounds = true
    #expect(try pixels(view)[12, 30] == white)
    view.layer.contents = picture.cgImage
    #expect(try pixels(view)[2, 2] == red)
  }

  @Test func rowsOfCopiesAreShown() throws {
    let view = view()
    let row = CAReplicatorLayer()
    row.frame = view.bounds
    row.instanceCount = 3
    row.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    row.instanceColor = UIColor.red.cgColor
    row.addSublayer(layer(square(0, 0, 6), .white))
    view.backgroundColor = .black
    view.layer.addSublayer(row)
    let drawn = try pixels(view)
    #expect([3, 9, 15, 21, 27, 33].map { drawn[$0, 3] } == [red, black, red, black, red, black])
  }

  private final class Copies: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
  }

  @Test func viewsShowCopiesOfWhatIsInThem() throws {
    let view = Copies(frame: square(0, 0, 40))
    let copies = try #require(view.layer as? CAReplicatorLayer)
    copies.instanceCount = 2
    copies.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    let child = UIView(frame: square(0, 0, 10))
    child.backgroundColor = .red
    view.addSubview(child)
    let drawn = try pixels(view)
    #expect([5, 15, 25, 35].map { drawn[5, $0] } == [red, white, red, white])
  }

  /// Characters of 10 points, lines of 10 with the baseline at 8.
  @Test func textLayersShowTheirText() throws {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer.tenByTen
    defer { TextSystem.measurer = before }
    let view = view(100)
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    text.string = "Text"
    text.fontSize = 20
    text.alignmentMode = .right
    text.foregroundColor = UIColor.red.cgColor
    view.layer.addSublayer(text)
    let line = view.displayList().commands.compactMap { command -> DisplayText? in
      if case .text(let text) = command { text } else { nil }
    }
    #expect(line.map(\.line.text) == ["Text"] && line.first?.color == UIColor.red.cgColor)
    #expect(line.first?.line.x == 60 && line.first?.line.baseline == 8)
    text.string = "one two three four"
    text.isWrapped = true
    #expect(view.displayList().dump.components(separatedBy: "text \"").count > 2)
  }

  // MARK: Gradients

  /// Apple, `CAGradientLayerType.radial`: the ellipse about the start that the end's lines touch.
  @Test func radialGradientsFillTheLayersEllipse() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.5, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    let drawn = try pixels(view)
    // Half way out: 20 points to the side, 10 up and down.
    #expect(drawn[56, 20] == red && drawn[64, 20] == blue && drawn[40, 28] == red && drawn[40, 32] == blue)
  }
}
