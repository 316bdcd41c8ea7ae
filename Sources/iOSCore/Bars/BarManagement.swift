/// Changes of bars by the controllers that manage them, which nobody else may change. (Apple, `UITabBarController.tabBar`,
/// `UINavigationBar.delegate`.)
@MainActor
enum BarManagement {
  /// Whether a controller is changing its bar.
  private(set) static var isUnderWay = false

  static func perform(_ changes: () -> Void) {
    let outer = isUnderWay
    isUnderWay = true
    defer { isUnderWay = outer }
    changes()
  }
}
