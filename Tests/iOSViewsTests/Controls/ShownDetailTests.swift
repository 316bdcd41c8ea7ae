import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Settings that were without effect. Text is 10 points a character and a line.
@MainActor
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

  /// Apple, `UISearchBar.showsBookmarkButton`: a button at the field's end, which a text replaces.
  @Test func searchBarsShowTheirBookmarkButton() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    func icons() -> [CGRect] {
      bar.displayList().commands.compactMap { command in
        if case .image(let image) = command { image.frame } else { nil }
      }
    }
    #expect(icons().isEmpty)
    bar.showsBookmarkButton = true
    #expect(icons().count == 1 && icons().allSatisfy { $0.midX > 250 && abs($0.midY - 28) < 1 })
    bar.text = "tree"
    #expect(icons().isEmpty)
  }

  /// Apple, `UIImage.SymbolConfiguration.init(hierarchicalColor:)` and `init(paletteColors:)`.
  @Test func symbolsHaveTheirConfigurationsColours() {
    for configuration in [
      UIImage.SymbolConfiguration(hierarchicalColor: .red), .init(paletteColors: [.red, .blue]),
      UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(paletteColors: [.red])),
    ] {
      let colors = colors("star.fill", configuration)
      #expect(colors.filled == [UIColor.red.cgColor] && colors.stroked == [UIColor.red.cgColor])
    }
  }

  /// Apple, `UIImage.SymbolConfiguration.init(paletteColors:)`: one colour for each layer. A mark is the first layer, and the
  /// circle around it the second.
  @Test func palettesColourMarksAndWhatIsAroundThem() {
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    let palette = colors("checkmark.circle.fill", .init(paletteColors: [.red, .blue]))
    #expect(palette.filled == [blue] && palette.stroked.last == red)
    let outlined = colors("checkmark.circle", .init(paletteColors: [.red, .blue]))
    #expect(outlined.filled.isEmpty && outlined.stroked == [blue, red])
    let one = colors("checkmark.circle.fill", .init(paletteColors: [.red]))
    #expect(one.filled == [red] && one.stroked.last != red)
    let levels = colors("checkmark.circle.fill", .init(hierarchicalColor: .red))
    #expect(levels.filled.first?.alpha == 0.5 && levels.stroked.last == red)
  }

  /// The colours of a symbol in a view whose tint is green, in the order of drawing.
  private func colors(
    _ name: String, _ configuration: UIImage.SymbolConfiguration
  ) -> (filled: [Color], stroked: [Color]) {
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = .green
    view.sizeToFit()
    var found: (filled: [Color], stroked: [Color]) = ([], [])
    for case .image(let image) in view.displayList().commands {
      for command in image.placeholder {
        switch command {
        case .fill(_, _, let color): found.filled.append(color)
        case .stroke(_, _, let color): found.stroked.append(color)
        default: break
        }
      }
    }
    return found
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

  /// A placeholder fills the part of a table's view between the bars however far it is scrolled (Apple,
  /// `contentUnavailableConfiguration`), and is updated before the controller first appears and when the search's text changes.
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
    #expect(placeholder.convert(placeholder.bounds, to: nil) == CGRect(x: 0, y: 44, width: 393, height: 808))
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.text = "abc"
    #expect(controller.states.last == "abc")
  }
}
