import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ScrollBehaviourTests {
  @Test("scroll.offset-is-bounds-origin") func offsetIsBoundsOrigin() {
    let view = scroll()
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 40))
    view.bounds.origin.y = 50
    #expect(view.contentOffset.y == 50)
  }

  @Test("scroll.code-not-clamped") func codeNotClamped() {
    let view = scroll()
    view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(view.contentOffset.y == 5000)
  }

  @Test("scroll.did-scroll") func didScroll() {
    let (view, log) = (scroll(), ScrollLog())
    view.delegate = log
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    #expect(log.calls == ["did 10.0"])
  }

  @Test("scroll.rect-visible-minimal") func rectVisibleMinimal() {
    let view = scroll()
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 60)
  }

  @Test("scroll.rect-visible-nothing") func rectVisibleNothing() {
    let view = scroll()
    view.contentOffset.y = 20
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test("scroll.zoom-pinned") func zoomPinned() {
    let (view, log) = (scroll(), ScrollLog())
    log.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.addSubview(log.zoomed)
    view.delegate = log
    view.maximumZoomScale = 2
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 2)
    view.setZoomScale(0.1, animated: false)
    #expect(view.zoomScale == 1)
  }

  @Test("scroll.zoom-without-view") func zoomWithoutView() {
    let view = scroll()
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
  }

  @Test("scroll.adjusted-inset") func adjustedInset() {
    let view = scroll()
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("scroll.content-guide") func contentGuide() {
    let view = scroll()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 700),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 70, height: 700))
  }

  @Test("scroll.frame-guide") func frameGuide() {
    let view = scroll()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(box.frame.minY == 30)
  }

  @Test("scroll.animated-end") func animatedEnd() {
    AnimationClock.manual { clock in
      let (view, log) = (scroll(), ScrollLog())
      let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.addSubview(view)
      view.delegate = log
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      clock.advance(to: 3)
      #expect(log.calls.filter { $0 == "end" }.count == 1 && view.contentOffset.y == 50)
    }
  }

  @Test("scroll.unanimated-no-end") func unanimatedNoEnd() {
    let (view, log) = (scroll(), ScrollLog())
    view.delegate = log
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(!log.calls.contains("end"))
  }

  /// 100 by 100 points large, with 300 points of content.
  private func scroll() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    return view
  }
}
