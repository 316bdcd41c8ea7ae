extension InterfaceView {
  /// The kinds of view that documents name. Their raw values are the names of the elements.
  public enum Kind: Hashable, Sendable {
    case known(Known)
    /// An unknown element in a view's place.
    case unknown(String)

    init(elementName: String) {
      self = Known(rawValue: elementName).map(Kind.known) ?? .unknown(elementName)
    }

    /// The known kind; nil for an unknown element.
    public var known: Known? {
      guard case .known(let known) = self else { return nil }
      return known
    }
  }

  /// The elements that are known, by name.
  public enum Known: String, Hashable, Sendable, CaseIterable {
    // iOS
    case view, label, button, imageView, textField, textView, stackView, scrollView, tableView, tableViewCell
    case tableViewCellContentView, tableViewHeaderFooterView, collectionView, collectionViewCell
    case collectionViewCellContentView, collectionReusableView, containerView, visualEffectView
    case segmentedControl, slider, `switch`, stepper, progressView, activityIndicatorView, pageControl
    case datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar, refreshControl, window
    case mapView, webView, wkWebView, sceneKitView, arscnView, arskView, skView, mtkView, glkView
    case control, colorWell
    // macOS
    case customView, box, clipView, comboBox, customButton, gridView, levelIndicator, matrix, outlineView
    case pathControl, popUpButton, predicateEditor, progressIndicator, ruleEditor, scroller, searchField
    case secureTextField, splitView, tabView, tableCellView, tableHeaderView, tableRowView, tokenField
    case ruleView, browser, openGLView, pdfView, sceneView, avPlayerView
  }
}
