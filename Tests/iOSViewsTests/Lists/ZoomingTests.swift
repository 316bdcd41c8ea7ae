import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// App faults, 11. (Apple, `UIScrollView.zoomScale`, `zoom(to:animated:)`, `viewForZooming(in:)`.)
@MainActor
struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("did zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end \(scale)")
    }
  }

  private func photo() -> (UIScrollView, UIView, Zoomer) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    scroll.maximumZoomScale = 4
    let zoomer = Zoomer()
    zoomer.view = picture
    scroll.delegate = zoomer
    return (scroll, picture, zoomer)
  }

  /// By hand: twice as large, the middle (150, 100) lies at (300, 200), so that the offset is (150, 100).
  @Test func scalesAboutTheMiddle() {
    let (scroll, picture, zoomer) = photo()
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
    #expect(picture.bounds.size == CGSize(width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 600, height: 400))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 100))
    #expect(zoomer.calls == ["did zoom"])
    scroll.zoomScale = 1
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
    #expect(scroll.contentOffset == .zero)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func keepsBetweenTheScales() {
    let (scroll, _, zoomer) = photo()
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 1)
    scroll.zoomScale = 1
    #expect(zoomer.calls == ["did zoom", "did zoom"])
    zoomer.view = nil
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 1)
  }

  /// By hand: a rectangle of 75 × 100 fits 300 × 200 at a scale of 2; its middle (187.5, 50) lies at (375, 100), so that
  /// the offset is (225, 0).
  @Test func showsARectangle() {
    let (scroll, _, zoomer) = photo()
    scroll.zoom(to: CGRect(x: 150, y: 0, width: 75, height: 100), animated: true)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 225, y: 0))
    #expect(zoomer.calls == ["begin", "did zoom", "end 2.0"])
    scroll.zoom(to: CGRect(x: 290, y: 190, width: 20, height: 20), animated: false)
    #expect(scroll.zoomScale == 4)
    #expect(scroll.contentOffset == CGPoint(x: 900, y: 600))
  }

  /// A view that constraints place starts where they say, and the content is as large as the view is seen.
  @Test func constraintsHoldForWhatIsSeen() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.layoutNode.setPixelGrid(.init(scale: 2))
    let picture = FixedView(300, 200)
    scroll.addSubview(picture)
    picture.fillSuperview(10)
    scroll.maximumZoomScale = 4
    let zoomer = Zoomer()
    zoomer.view = picture
    scroll.delegate = zoomer
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 220))
    for _ in 0..<2 {
      scroll.zoomScale = 2
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 10, y: 10, width: 600, height: 400))
      #expect(scroll.contentSize == CGSize(width: 620, height: 420))
    }
    scroll.zoomScale = 1
    scroll.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 10, y: 10, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 320, height: 220))
  }
}
