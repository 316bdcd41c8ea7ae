import Foundation

extension AppearanceProperty {
  static func navigationBar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UINavigationBar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.add(\.prefersLargeTitles)
    list.add(\.shadowImage)
    list.addAttributes(\.titleTextAttributes)
    list.addAttributes(\.largeTitleTextAttributes)
    list.addLook(\.standardAppearance)
    list.addLook(\.compactAppearance)
    list.addLook(\.scrollEdgeAppearance)
    list.addLook(\.compactScrollEdgeAppearance)
    return list.properties
  }

  static func tabBar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITabBar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.add(\.unselectedItemTintColor)
    list.add(\.backgroundImage)
    list.add(\.shadowImage)
    list.add(\.selectionIndicatorImage)
    list.addLook(\.standardAppearance)
    list.addLook(\.scrollEdgeAppearance)
    return list.properties
  }

  static func toolbar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UIToolbar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.addLook(\.standardAppearance)
    list.addLook(\.compactAppearance)
    list.addLook(\.scrollEdgeAppearance)
    list.addLook(\.compactScrollEdgeAppearance)
    return list.properties
  }

  static func label(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UILabel>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.lineBreakMode)
    list.add(\.numberOfLines)
    list.add(\.highlightedTextColor)
    list.add(\.shadowColor)
    list.add(\.shadowOffset)
    list.add(\.adjustsFontSizeToFitWidth)
    list.add(\.minimumScaleFactor)
    list.add(\.adjustsFontForContentSizeCategory)
    return list.properties
  }

  static func textField(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITextField>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.borderStyle)
    list.add(\.clearButtonMode)
    list.add(\.keyboardAppearance)
    list.add(\.autocorrectionType)
    list.add(\.autocapitalizationType)
    return list.properties
  }

  /// The properties of a class that has only colours.
  package static func colors<View: UIView>(
    _ paths: [ReferenceWritableKeyPath<View, UIColor?>], from first: Int
  ) -> [AppearanceProperty] {
    var list = AppearanceList<View>(from: first)
    for path in paths { list.add(path) }
    return list.properties
  }
}

extension AppearanceList {
  /// Adds a bar's appearance; the bar's default means that the proxy does not set it.
  package mutating func addLook<Look: UIBarAppearance>(_ path: ReferenceWritableKeyPath<View, Look>) {
    addLook {
      $0[keyPath: path]
    } set: {
      if let look = $1 { $0[keyPath: path] = look }
    }
  }

  /// The same for an appearance that may be nil, which the proxy does not set either.
  package mutating func addLook<Look: UIBarAppearance>(_ path: ReferenceWritableKeyPath<View, Look?>) {
    addLook {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  private mutating func addLook<Look: UIBarAppearance>(
    _ get: @escaping (View) -> Look?, set: @escaping (View, Look?) -> Void
  ) {
    append(
      get, isUnset: { view, _ in get(view)?.isMadeByBar ?? true },
      differs: { new, _ in new.map { !$0.isMadeByBar } ?? false }, set: set)
  }
}
