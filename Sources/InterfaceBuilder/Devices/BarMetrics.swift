/// Heights of the system's bars, in points.
public enum BarMetrics {
  /// A navigation bar. Observed: 64 below a 20-point status bar in about 90 documents, 88 below a notch in
  /// 46, 103 below an island in 3.
  public static let navigationBar = 44.0
  /// The same in Xcode 16, on phones without a home button. Observed: 2 of 2.
  static let doubledNavigationBar = 54.0
  /// On a phone in landscape orientation (Apple's documentation of `UIBarMetrics.compact`).
  public static let compactNavigationBar = 32.0
  /// A navigation bar with a large title. Observed: 4 of 4.
  public static let largeTitleNavigationBar = 96.0
  /// The height that a prompt adds above the title (Apple's documentation of `UIBarMetrics.defaultPrompt`).
  public static let prompt = 30.0
  /// A tab bar. Observed: 12 alone, 4 above a home indicator.
  public static let tabBar = 49.0
  /// On a phone in landscape orientation, since iOS 11.
  public static let compactTabBar = 32.0
  /// A toolbar. Observed: 19 of 24.
  public static let toolbar = 44.0
  /// Above a home indicator, and everywhere since Xcode 15. Observed: 5 of 5, 2 of 2.
  public static let toolbarAboveHomeIndicator = 49.0
  /// The top of a sheet's navigation bar to its view. Observed: 2 of 2.
  public static let sheetNavigationBar = 56.0
}
