import AutoLayout
import Foundation
import Graphics

/// A field to search with, in a bar. (Apple, `UISearchBar`.)
@preconcurrency @MainActor
open class UISearchBar: UIView, ControlMetricsAdopting {
  private static let fieldHeight: CGFloat = 36
  private static let fieldMargin: CGFloat = 8
  private static let fieldRadius: CGFloat = 10
  private static let cancelWidth: CGFloat = 64
  private static let font = UIFont.systemFont(ofSize: 17)

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var isEnabled = true
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  /// Where a program looks for the typed text; what it sets there the bar does not show.
  open private(set) lazy var searchTextField = UISearchTextField()

  /// How much the bar stands out. Raw values are UIKit's.
  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    case prominent, minimal
  }
  open var barTintColor: UIColor?
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }

  override func drawContent(on canvas: ViewCanvas) {
    if searchBarStyle != .minimal { canvas.fill(bounds, barTintColor ?? .secondarySystemBackground) }
    let height = min(Self.fieldHeight, max(0, bounds.height - 4))
    var field = CGRect(
      x: bounds.minX + Self.fieldMargin, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * Self.fieldMargin), height: height)
    if showsCancelButton {
      field.size.width = max(0, field.width - Self.cancelWidth)
      let place = CGRect(x: field.maxX + 8, y: field.minY, width: Self.cancelWidth - 8, height: height)
      canvas.drawLine("Cancel", in: place, font: Self.font, color: tintColor)
    }
    canvas.fill(Path(roundedRect: field, cornerRadius: Self.fieldRadius), .tertiarySystemFill)
    drawGlass(in: field, on: canvas)
    let typed = text ?? ""
    canvas.drawLine(
      typed.isEmpty ? placeholder ?? "Search" : typed,
      in: CGRect(x: field.minX + 30, y: field.minY, width: max(0, field.width - 38), height: height),
      font: Self.font, color: typed.isEmpty ? .secondaryLabel : .label)
  }

  private func drawGlass(in field: CGRect, on canvas: ViewCanvas) {
    let lens = CGRect(x: field.minX + 9, y: field.midY - 7, width: 11, height: 11)
    canvas.stroke(Path(ellipseIn: lens), .secondaryLabel, width: 1.6)
    var handle = Path()
    handle.move(to: CGPoint(x: lens.maxX - 1.4, y: lens.maxY - 1.4))
    handle.addLine(to: CGPoint(x: lens.maxX + 3, y: lens.maxY + 3))
    canvas.stroke(handle, .secondaryLabel, width: 1.8, cap: .round)
  }
}

/// The field of a search bar. (Apple, `UISearchTextField`.)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Told of what is typed into a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
