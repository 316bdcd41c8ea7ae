import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Views that are drawn without a turn of the run loop.
@MainActor
struct SnapshotTests {
  private final class Square: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  private let red = DisplayCommand.fill(
    Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), rule: .winding, color: UIColor.red.cgColor)

  private func commands(_ draw: (CGContext) -> Void) -> [DisplayCommand] {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    guard case .drawing(let list) = renderer.image(actions: { draw($0.cgContext) }).kind else { return [] }
    return list.commands
  }

  @Test("drawHierarchy lays out first on request, and runs draw(_:)")
  func hierarchy() {
    let host = UIView.container(10, 10)
    let square = Square()
    square.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(square)
    square.fillSuperview()
    #expect(!host.drawHierarchy(in: host.bounds, afterScreenUpdates: false))
    #expect(commands { _ in host.drawHierarchy(in: host.bounds, afterScreenUpdates: true) }.contains(red))
    #expect(square.frame == host.bounds)
  }

  @Test("a layer renders its view")
  func layers() {
    let square = Square(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
    #expect(commands { square.layer.render(in: $0) }.contains(red))
  }

  /// A label at the top of content that is scrolled by 20 points is drawn 20 points above the context's origin by UIKit, which
  /// the renderer of the bounds makes up for.
  @Test("a scrolled view renders in the coordinates of its bounds")
  func scrolled() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(Square(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    let renderer = UIGraphicsImageRenderer(bounds: scroll.bounds)
    guard case .drawing(let list) = renderer.image(actions: { scroll.layer.render(in: $0.cgContext) }).kind
    else {
      return
    }
    var moves = CGPoint.zero
    for case .concatenate(let transform) in list.commands {
      moves = CGPoint(x: moves.x + transform.tx, y: moves.y + transform.ty)
    }
    #expect(moves == .zero)
  }

  @Test("a snapshot looks like the view")
  func snapshots() throws {
    let square = Square(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
    let picture = try #require(square.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds.size == square.bounds.size)
    #expect(picture.displayList().commands.contains(red))
  }
}
