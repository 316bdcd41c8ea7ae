import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Settings that were without effect. Text is 10 points a character and a line.
@MainActor
@Suite("Details that show", .serialized)
struct ShownDetailTests {
  /// Apple, `UIButton.Configuration.showsActivityIndicator`: spokes in the image's place, which are 20 points wide.
  @Test func buttonsShowThatTheyAreBusy() {
    withTenByTenText {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buying"
      let button = UIButton(configuration: configuration)
      let before = button.intrinsicContentSize.width
      button.configuration?.showsActivityIndicator = true
      #expect(button.intrinsicContentSize.width == before + 20)
      button.configuration?.image = UIImage(systemName: "cart")
      #expect(button.intrinsicContentSize.width == before + 20)
      button.frame.size = button.intrinsicContentSize
      let strokes = button.displayList().commands.count { command in
        if case .stroke = command { true } else { false }
      }
      #expect(strokes == 8)
    }
  }

  /// Apple, `UIImage.SymbolConfiguration.init(hierarchicalColor:)` and `init(paletteColors:)`.
  @Test func symbolsHaveTheirConfigurationsColours() {
    for configuration in [
      UIImage.SymbolConfiguration(hierarchicalColor: .red), .init(paletteColors: [.red, .blue]),
      UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(paletteColors: [.red])),
    ] {
      let view = UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: configuration))
      view.tintColor = .green
      view.sizeToFit()
      let colours = view.displayList().dump
      let other = UIImageView(image: UIImage(systemName: "star.fill"))
      other.tintColor = .red
      other.frame = view.frame
      #expect(colours != "" && !isGreen(view) && isGreen(view) == isGreen(other))
    }
  }

  private func isGreen(_ view: UIView) -> Bool {
    view.displayList().commands.contains { command in
      switch command {
      case .fill(_, _, let color): color == UIColor.green.cgColor
      case .text(let text): text.color == UIColor.green.cgColor
      default: false
      }
    }
  }

  /// A spring that bounces less than not at all is over-damped (Apple, `UIView.animate(springDuration:bounce:…)`). Worked out
  /// by the closed formula for a damping ratio of 1/0.7 and a frequency of 2π/0.4.
  @Test func negativeBouncesAreOverdamped() {
    AnimationClock.manual { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.isHidden = false
      UIView.animate(springDuration: 0.4, bounce: -0.3) { view.frame.origin.x = 100 }
      let (ratio, frequency) = (1 / 0.7, 2 * Double.pi / 0.4)
      let root = (ratio * ratio - 1).squareRoot()
      func place(_ time: Double) -> Double {
        let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
        return 100 * (1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow))
      }
      for time in [0.05, 0.1] {
        clock.advance(to: time)
        let shown = Double(view.layer.presentation()?.frame.minX ?? 0)
        #expect(abs(shown - place(time)) < 0.01)
      }
    }
  }

  /// A placeholder fills a table's view however far it is scrolled (Apple, `contentUnavailableConfiguration`), and is updated
  /// before the controller first appears and when the search's text changes.
  @Test func placeholdersStayInFrontOfTables() throws {
    final class Empty: UITableViewController {
      var states: [String?] = []
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      {
        states.append(state.searchText)
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      }
    }
    let controller = Empty(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(!controller.states.isEmpty)
    window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    window.layoutIfNeeded()
    let placeholder = try #require(controller.view.subviews.first { $0 is UIContentUnavailableView })
    #expect(placeholder.frame == controller.view.bounds)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.text = "abc"
    #expect(controller.states.last == "abc")
  }
}
