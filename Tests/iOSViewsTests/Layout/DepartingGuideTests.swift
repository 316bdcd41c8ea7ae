import Foundation
import Testing
import iOSViews

/// Views leave while constraints that an ancestor holds mention their margins, safe area, frame or keyboard. Such guides have
/// no variables: the rows speak of the view's edges, so they have to leave with the view.
@MainActor
struct DepartingGuideTests {
  /// The guides of a view, by what they follow.
  enum Followed: CaseIterable, Sendable {
    case margins, safeArea, readable, keyboard, frame, content

    @MainActor func guide(of view: UIScrollView) -> UILayoutGuide {
      switch self {
      case .margins: view.layoutMarginsGuide
      case .safeArea: view.safeAreaLayoutGuide
      case .readable: view.readableContentGuide
      case .keyboard: view.keyboardLayoutGuide
      case .frame: view.frameLayoutGuide
      case .content: view.contentLayoutGuide
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let scroll = UIScrollView()
  private let follower = UIView()

  private func fill(inOrder views: [UIView], _ followed: Followed) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let guide = followed.guide(of: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 100),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 100),
      follower.topAnchor.constraint(equalTo: guide.bottomAnchor),
      follower.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.addSubview(root)
    window.layoutIfNeeded()
  }

  @Test("the views leave, come back and lie where they lay", arguments: Followed.allCases, [true, false])
  func leaveAndReturn(_ followed: Followed, followerFirst: Bool) {
    fill(inOrder: followerFirst ? [follower, scroll] : [scroll, follower], followed)
    let before = follower.frame
    for _ in 0..<3 {
      root.removeFromSuperview()
      window.layoutIfNeeded()
      window.addSubview(root)
      window.layoutIfNeeded()
      #expect(follower.frame == before)
    }
  }

  @Test("a view that is placed by a guide of its own leaves", arguments: Followed.allCases)
  func placedByItsOwnGuide(_ followed: Followed) {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let guide = followed.guide(of: scroll)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.addSubview(root)
    window.layoutIfNeeded()
    root.removeFromSuperview()
    #expect(scroll.superview === root)
    scroll.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }
}
