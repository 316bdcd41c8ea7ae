import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A bar with a search field. (Apple, `UISearchBar`.)
@preconcurrency @MainActor
open class UISearchBar: UIView, ControlMetricsAdopting {
  private static let fieldHeight: CGFloat = 36
  private static let fieldMargin: CGFloat = 8
  private static let fieldRadius: CGFloat = 10
  private static let cancelWidth: CGFloat = 64
  /// How far the handle of the magnifying glass goes beyond the lens, in points.
  private static let handle: CGFloat = 3
  private static let font = UIFont.systemFont(ofSize: 17)

  open var text: String? {
    get { shown.text }
    set { take(SearchWords(text: newValue, placeholder: shown.placeholder)) }
  }
  open var placeholder: String? {
    get { shown.placeholder }
    set { take(SearchWords(text: shown.text, placeholder: newValue)) }
  }
  /// The texts of the bar and its field.
  struct SearchWords: Equatable {
    var text: String?
    var placeholder: String?
  }
  private var shown = SearchWords()
  /// The search controller's.
  var wasUsed: (() -> Void)?
  /// In points: what a long back title leaves a search bar that is the title. Ours.
  static let leastWidthInBar: CGFloat = 160
  /// Whether the bar is in a navigation bar, where only the field is visible.
  var isInNavigationBar = false
  open var prompt: String?
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open weak var delegate: (any UISearchBarDelegate)?
  /// The bar's field receives keyboard input.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  /// Whether the field without a text has a bookmark button at its end. (Apple, `showsBookmarkButton`.)
  @AlwaysObserved open var showsBookmarkButton = false { didSet { setNeedsDisplay() } }
  @AlwaysObserved open var showsScopeBar = false { didSet { scopesDidChange() } }
  @AlwaysObserved open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  @AlwaysObserved open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Whether a search controller that shows scopes automatically is searching.
  var isSearching = false { didSet { scopesDidChange() } }
  private var scopes: UISegmentedControl?
  open var isEnabled = true
  /// Moves the text in the field, in points.
  @AlwaysObserved open var searchTextPositionAdjustment = UIOffset.zero { didSet { setNeedsDisplay() } }
  /// Stored only: the field stands in the middle of the bar.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private var icons: [Icon: [UIControl.State: UIImage]] = [:]
  private var iconOffsets: [Icon: UIOffset] = [:]
  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Another picture for an icon. Of the icons only that of the search is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state] = iconImage
    setNeedsDisplay()
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// Moves an icon in the field, in points. Of the icons only that of the search is drawn.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    setNeedsDisplay()
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// Stored only: scopes use the font of segmented controls.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state]
  }

  /// An icon in the bar. Raw values match UIKit's.
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  /// The field in the bar: its text, colours and font are the bar's.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let made = UISearchTextField()
    made.font = Self.font
    made.text = shown.text
    made.placeholder = shown.placeholder
    made.bar = self
    field = made
    return made
  }
  private var field: UISearchTextField?

  /// Sets the texts, after a change of the bar's properties or of its field.
  func take(_ words: SearchWords) {
    guard words != shown else { return }
    let isNewText = words.text != shown.text
    shown = words
    if let field, field.words != words { field.words = words }
    if isNewText { wasUsed?() }
  }

  /// The prominence of the bar. Raw values match UIKit's.
  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    case prominent, minimal
  }
  open var barTintColor: UIColor?
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight + scopesHeight)
  }

  // MARK: Scopes

  private var showsScopes: Bool { (showsScopeBar || isSearching) && scopeButtonTitles?.isEmpty == false }
  /// The height of the scopes below the field, in points.
  var scopesHeight: CGFloat { showsScopes ? Self.scopesHeight : 0 }
  /// Estimated from screenshots of iOS 15 to 18: the scopes' 32 points and a margin.
  private static let scopesHeight: CGFloat = 44
  private static let scopeControlHeight: CGFloat = 32
  private static let stylableStates: [UIControl.State] = [.normal, .selected, .highlighted, .disabled]

  private func scopesDidChange() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopes {
      let made = UISegmentedControl(items: scopeButtonTitles ?? [])
      made.selectedSegmentIndex = selectedScopeButtonIndex
      for state in Self.stylableStates where scopeAttributes[state] != nil {
        made.setTitleTextAttributes(scopeAttributes[state], for: state)
      }
      made.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
      addSubview(made)
      scopes = made
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func scopeWasChosen() {
    guard let scopes else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let lane = lane(margin: fieldMargin)
    scopes?.frame = CGRect(
      x: lane.minX, y: bounds.height - Self.scopesHeight, width: lane.width,
      height: min(Self.scopeControlHeight, bounds.height))
  }

  private var fieldMargin: CGFloat {
    isInNavigationBar ? UIViewController.minimumMargins(width: bounds.width).leading : Self.fieldMargin
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true,
      appearance: ClassFacts.Appearance(
        "search bar", properties: { AppearanceProperty.colors([\UISearchBar.barTintColor], from: $0) }
      ) { UISearchBar() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    if searchBarStyle != .minimal, !(superview is UINavigationBar) {
      canvas.fill(bounds, barTintColor ?? .secondarySystemBackground)
    }
    let space = max(0, bounds.height - scopesHeight)
    let height = min(Self.fieldHeight, max(0, space - 4))
    let lane = lane(margin: fieldMargin)
    var place = CGRect(
      x: lane.minX, y: bounds.minY + (space - height) / 2, width: lane.width, height: height)
    if showsCancelButton {
      place.size.width = max(0, place.width - Self.cancelWidth)
      let cancel = CGRect(x: place.maxX + 8, y: place.minY, width: Self.cancelWidth - 8, height: height)
      canvas.drawLine("Cancel", in: mirrored(cancel), font: Self.font, color: tintColor)
    }
    drawField(in: mirrored(place), on: canvas)
  }

  private func drawField(in place: CGRect, on canvas: ViewCanvas) {
    canvas.fill(
      Path(roundedRect: place, cornerRadius: Self.fieldRadius),
      field?.backgroundColor ?? .tertiarySystemFill)
    let isRightToLeft = textDirection == .rightToLeft
    let offset = positionAdjustment(for: .search)
    drawGlass(
      in: CGRect(
        x: isRightToLeft ? place.maxX - 29 : place.minX, y: place.minY, width: 29, height: place.height
      ).offsetBy(dx: offset.horizontal, dy: offset.vertical),
      on: canvas)
    let typed = text ?? ""
    let after: CGFloat = drawBookmark(in: place, isRightToLeft, on: canvas) ? 30 : 8
    let words = CGRect(
      x: place.minX + (isRightToLeft ? after : 30), y: place.minY, width: max(0, place.width - 30 - after),
      height: place.height
    ).offsetBy(dx: searchTextPositionAdjustment.horizontal, dy: searchTextPositionAdjustment.vertical)
    canvas.drawLine(
      typed.isEmpty ? placeholder ?? "Search" : typed, in: words, font: field?.font ?? Self.font,
      color: typed.isEmpty ? .secondaryLabel : field?.textColor ?? .label, direction: textDirection)
  }

  /// - Returns: whether the field has a bookmark button.
  private func drawBookmark(in field: CGRect, _ isRightToLeft: Bool, on canvas: ViewCanvas) -> Bool {
    guard showsBookmarkButton, (text ?? "").isEmpty,
      let icon = image(for: .bookmark, state: .normal) ?? UIImage(systemName: "book")
    else { return false }
    let offset = positionAdjustment(for: .bookmark)
    let middle = isRightToLeft ? field.minX + Self.iconMargin : field.maxX - Self.iconMargin
    let place = CGRect(
      x: middle - icon.size.width / 2, y: field.midY - icon.size.height / 2, width: icon.size.width,
      height: icon.size.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    icon.draw(in: place, on: canvas, tint: .secondaryLabel)
    return true
  }

  /// The distance from the field's end to the middle of an icon, in points. Estimated from screenshots of iOS 15 to 18.
  private static let iconMargin: CGFloat = 18

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard textDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func drawGlass(in field: CGRect, on canvas: ViewCanvas) {
    let lens = CGRect(x: field.minX + 9, y: field.midY - 7, width: 11, height: 11)
    if let icon = image(for: .search, state: .normal) {
      let middle = CGPoint(x: lens.midX + Self.handle / 2, y: lens.midY + Self.handle / 2)
      return icon.draw(
        in: CGRect(
          x: middle.x - icon.size.width / 2, y: middle.y - icon.size.height / 2, width: icon.size.width,
          height: icon.size.height), on: canvas, tint: .secondaryLabel)
    }
    canvas.stroke(Path(ellipseIn: lens), .secondaryLabel, width: 1.6)
    var handle = Path()
    handle.move(to: CGPoint(x: lens.maxX - 1.4, y: lens.maxY - 1.4))
    handle.addLine(to: CGPoint(x: lens.maxX + Self.handle, y: lens.maxY + Self.handle))
    canvas.stroke(handle, .secondaryLabel, width: 1.8, cap: .round)
  }
}

/// The field of a search bar. (Apple, `UISearchTextField`.)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, .searchField), appearance: super.classFacts.appearance)
  }

  open override var text: String? { didSet { bar?.take(words) } }
  open override var placeholder: String? { didSet { bar?.take(words) } }
  /// Stored only: tokens are not drawn.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemGray
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  var words: UISearchBar.SearchWords {
    get { UISearchBar.SearchWords(text: text, placeholder: placeholder) }
    set {
      if newValue.text != text { text = newValue.text }
      if newValue.placeholder != placeholder { placeholder = newValue.placeholder }
    }
  }

  open override func insertText(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    guard mayChange(end, text) else { return }
    super.insertText(text)
    notifyDelegate()
  }

  open override func deleteBackward() {
    let words = NSString(string: text ?? "")
    guard words.length > 0,
      mayChange(words.rangeOfComposedCharacterSequence(at: words.length - 1), "")
    else { return }
    super.deleteBackward()
    notifyDelegate()
  }

  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let bar, !isEditing else { return super.becomeFirstResponder() }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else {
      return false
    }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.wasUsed?()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let bar, isEditing else { return super.resignFirstResponder() }
    let mayEnd = bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    guard mayEnd || UIResponder.forcesResignation, super.resignFirstResponder() else {
      return false
    }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }

  private func notifyDelegate() {
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: text ?? "")
  }
}

/// The delegate of a search bar, which is notified of typing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Never called: there are no touches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there are no touches.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether the field may become the first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether the field may resign first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether typed text may replace a part of the field's.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Never called: there are no touches.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there are no touches.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
