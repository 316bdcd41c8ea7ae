import AutoLayoutTesting
import CairoRenderer
import DocumentedCode
import Foundation
import Graphics
import Testing
import iOSViews

/// The code of the article about animations of views.
@MainActor
struct AnimationArticleTests {
  @Test func testingAnimations() throws {
    // Sample begins.
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView()
    box.backgroundColor = .systemBlue
    box.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
      width,
    ])
    card.layoutIfNeeded()
    // Sample ends.

    // Sample begins.
    AnimationClock.manual { clock in
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.layoutIfNeeded() }
      clock.advance(by: 0.5)
      print(box.frame.width, box.layer.presentation()?.frame.width ?? 0)  // 200.0 150.0
    }
    // Sample ends.
    AnimationClock.manual { clock in
      width.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.layoutIfNeeded() }
      clock.advance(by: 0.5)
      #expect(box.frame.width == 100 && box.layer.presentation()?.frame.width == 150)
    }
    width.constant = 200
    card.layoutIfNeeded()

    // Sample begins.
    let frames = try AnimationFrames(duration: 1, count: 5)
    let strip = FilmStrip(count: 5, frameSize: card.bounds.size, columns: 5)
    let png = try AnimationClock.manual { clock in
      width.constant = 100
      UIView.animate(withDuration: 1) { card.layoutIfNeeded() }
      var drawings: [DisplayList] = []
      card.drawFrames(frames) { _, _, drawing in drawings.append(drawing) }
      return try CairoRenderer().png(of: strip) { drawings[$0] }
    }
    print(png.isEmpty)  // false
    // Sample ends.
    #expect(!png.isEmpty)

    // Sample begins.
    expectSoundAnimation(in: card) {
      width.constant = 300
      UIView.animate(withDuration: 0.3) { card.layoutIfNeeded() }
    }
    // Sample ends.
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/LayerTree/LayerTree.docc/TestingAnimations.md")
  }
}
