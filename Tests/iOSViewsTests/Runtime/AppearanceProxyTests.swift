import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Expected: Apple, `UIAppearance`: proxies style the views of a class that come into a window afterwards, unless the
/// program has styled the view itself; proxies limited to containers win over those that are not.
@MainActor
struct AppearanceProxyTests {
  private final class Panel: UIView {}
  private final class Emphasis: UILabel {}

  private func show(_ views: UIView..., in container: UIView? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    let host = container ?? controller.view ?? window
    if let container { controller.view.addSubview(container) }
    for view in views { host.addSubview(view) }
    window.makeKeyAndVisible()
    return window
  }

  @Test("labels, fields, buttons and switches take on what their class's proxy says")
  func controls() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UITextField.appearance().textColor = .blue
    UITextField.appearance().borderStyle = .line
    UIButton.appearance().setTitleColor(.green, for: .normal)
    UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    UISwitch.appearance().onTintColor = .purple
    let (label, field, button, toggle) = (UILabel(), UITextField(), UIButton(type: .system), UISwitch())
    let own = UILabel()
    own.textColor = .orange
    #expect(label.textColor == .label)
    _ = show(label, field, button, toggle, own)
    #expect(label.textColor == .red)
    #expect(label.font.pointSize == 30)
    #expect(own.textColor == .orange)
    #expect(own.font.pointSize == 30)
    #expect(field.textColor == .blue)
    #expect(field.borderStyle == .line)
    #expect(button.titleColor(for: .normal) == .green)
    #expect(button.contentEdgeInsets.right == 4)
    #expect(toggle.onTintColor == .purple)
  }

  @Test("bars take on appearances and colours")
  func bars() {
    defer { AppearanceProxies.reset() }
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().tintColor = .green
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBar.appearance().unselectedItemTintColor = .blue
    UITabBar.appearance().barTintColor = .black
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.standardAppearance === look)
    #expect(navigation.navigationBar.scrollEdgeAppearance === look)
    #expect(navigation.navigationBar.tintColor == .green)
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(tabs.tabBar.unselectedItemTintColor == .blue)
    #expect(tabs.tabBar.barTintColor == .black)
  }

  @Test("a bar that has an appearance of its own keeps it")
  func storedLook() {
    defer { AppearanceProxies.reset() }
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
    let bar = UINavigationBar()
    let own = UINavigationBarAppearance()
    bar.standardAppearance = own
    _ = show(bar)
    #expect(bar.standardAppearance === own)
  }

  @Test("tables and their cells, whatever the style")
  func tables() {
    defer { AppearanceProxies.reset() }
    UITableView.appearance().separatorColor = .red
    UITableView.appearance().backgroundColor = .yellow
    UITableViewCell.appearance().selectionStyle = .none
    UITableViewCell.appearance().backgroundColor = .cyan
    let plain = UITableView()
    let grouped = UITableView(frame: .zero, style: .insetGrouped)
    let own = UITableView()
    own.backgroundColor = .white
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    _ = show(plain, grouped, own, cell)
    #expect([plain, grouped].allSatisfy { $0.separatorColor == .red && $0.backgroundColor == .yellow })
    #expect(own.backgroundColor == .white)
    #expect(cell.selectionStyle == .none)
    #expect(cell.backgroundColor == .cyan)
  }

  @Test("the closest container and the most derived class win")
  func containers() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
    UILabel.appearance().textColor = .blue
    Emphasis.appearance().textColor = .green
    let (inside, outside, emphasis) = (UILabel(), UILabel(), Emphasis())
    let first = show(inside, emphasis, in: Panel())
    let second = show(outside)
    withExtendedLifetime((first, second)) {
      #expect(inside.textColor == .red)
      #expect(outside.textColor == .blue)
      #expect(emphasis.textColor == .green)
    }
  }

  @Test("proxies for traits speak to views of these traits only")
  func traits() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
    let (light, dark) = (UILabel(), UILabel())
    let panel = Panel()
    panel.overrideUserInterfaceStyle = .dark
    let first = show(light)
    let second = show(dark, in: panel)
    withExtendedLifetime((first, second)) {
      #expect(light.textColor == .label)
      #expect(dark.textColor == .red)
    }
  }

  @Test("views that are in the window already keep what they have")
  func later() {
    defer { AppearanceProxies.reset() }
    let label = UILabel()
    let window = show(label)
    UILabel.appearance().textColor = .red
    window.layoutIfNeeded()
    #expect(label.textColor == .label)
  }

  /// Apple, `UIAppearance`: bar items take on what the proxy of their class says, unless they have attributes themselves.
  @Test func barItems() {
    defer { AppearanceProxies.reset() }
    let (item, own) = (UIBarButtonItem(), UIBarButtonItem())
    own.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UIBarButtonItem.appearance().tintColor = .purple
    #expect(
      item.shownTitleAttributes?[.foregroundColor] as? UIColor == .red && item.shownTintColor == .purple)
    #expect(own.shownTitleAttributes?[.foregroundColor] as? UIColor == .green)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .orange
    #expect(item.shownTintColor == .purple)
    AppearanceProxies.reset()
    #expect(item.shownTitleAttributes == nil && item.shownTintColor == nil)
  }
}
