import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A view of a month whose days can be selected and decorated. (Apple, `UICalendarView`.)
///
/// The view is drawn as on iOS 16 to 18: the month's name above the days. Days are those of the Gregorian calendar, in
/// ``timeZone``. There are no touches: a program that simulates a device calls
/// ``UICalendarSelectionSingleDate/setSelected(_:animated:)`` or the equivalent for several days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any UICalendarViewDelegate)? {
    didSet { decorationsDidChange() }
  }
  /// The selection behaviour; nil if no day can be selected.
  @AlwaysObserved open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      setNeedsDisplay()
    }
  }
  /// Stored only: the days shown are those of the Gregorian calendar.
  open var calendar = Calendar(identifier: .gregorian)
  /// The locale; American English unless set, whatever the machine's.
  @AlwaysObserved open var locale = Locale(identifier: "en_US") { didSet { setNeedsDisplay() } }
  @AlwaysObserved open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The range of available days; other days are dimmed.
  @AlwaysObserved open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { setNeedsDisplay() }
  }
  /// Whether there is space for decorations below the days. Default true.
  @AlwaysObserved open var wantsDateDecorations = true { didSet { decorationsDidChange() } }
  /// The visible month. Its default is not the present month but January 2007, as for date pickers, so that a program
  /// always draws the same picture.
  @AlwaysObserved open var visibleDateComponents = DateComponents(year: 2007, month: 1) {
    didSet { decorationsDidChange() }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    decorationsDidChange()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of six weeks, and a flexible width. The heights are estimated from screenshots.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: MonthGrid.height(decorated: wantsDateDecorations))
  }

  // MARK: Decorations

  private var needsDecorations = true
  /// The views of decorations that use views, by the day of the month.
  private var decorationViews: [(day: Int, view: UIView)] = []
  private var decorations: [Int: Decoration] = [:]

  private func decorationsDidChange() {
    needsDecorations = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Calls the delegate for each day of the month, once until a change.
  private func loadDecorations() {
    guard needsDecorations else { return }
    needsDecorations = false
    for old in decorationViews { old.view.removeFromSuperview() }
    decorationViews = []
    decorations = [:]
    guard wantsDateDecorations, let delegate, let month else { return }
    for day in 1...month.days {
      guard let decoration = delegate.calendarView(self, decorationFor: month.components(day)) else {
        continue
      }
      decorations[day] = decoration
      guard case .custom(let make) = decoration.kind else { continue }
      let view = make()
      decorationViews.append((day, view))
      addSubview(view)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadDecorations()
    guard let month else { return }
    let grid = grid(of: month)
    for (day, view) in decorationViews {
      let place = grid.decoration(of: day)
      let size = view.barSize
      view.frame = layoutGrid.round(
        CGRect(
          x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  // MARK: Drawing

  private var month: CalendarMonth? {
    CalendarMonth(
      visibleDateComponents, words: DateWords(locale: locale, timeZone: timeZone), calendar: calendar)
  }

  private func grid(of month: CalendarMonth) -> MonthGrid {
    MonthGrid(
      month: month, bounds: bounds, isDecorated: wantsDateDecorations,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    guard let month else { return }
    loadDecorations()
    let grid = grid(of: month)
    grid.drawHead(tint: tintColor, on: canvas)
    for day in 1...month.days {
      let isChosen = selectionBehavior?.contains(month.components(day)) ?? false
      grid.draw(
        day, isChosen: isChosen, isAvailable: isAvailable(day, of: month), tint: tintColor, on: canvas)
      if let decoration = decorations[day] {
        decoration.draw(in: grid.decoration(of: day), tint: tintColor, on: canvas)
      }
    }
  }

  private func isAvailable(_ day: Int, of month: CalendarMonth) -> Bool {
    guard let start = month.date(day), let end = month.date(day + 1) else { return false }
    guard start < availableDateRange.end, end > availableDateRange.start else { return false }
    return selectionBehavior?.allows(month.components(day)) ?? true
  }
}

/// The delegate of a calendar view, which provides decorations. Both methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Never called: there are no touches.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// The size of a decoration. Raw values match UIKit's.
  public enum DecorationSize: Int, Hashable, Sendable {
    case small = 0
    case medium, large
  }

  /// A decoration below a day. (Apple, `UICalendarView.Decoration`.)
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    enum Kind {
      case dot(DecorationSize)
      case image(UIImage?, DecorationSize)
      case custom(@MainActor () -> UIView)
    }

    let kind: Kind
    private let color: UIColor

    /// A decoration with a grey dot.
    public override convenience init() { self.init(kind: .dot(.medium), color: nil) }

    public convenience init(
      customViewProvider: @escaping @MainActor () -> UIView
    ) { self.init(kind: .custom(customViewProvider), color: nil) }

    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) { self.init(kind: .image(image, size), color: color) }

    init(kind: Kind, color: UIColor?) {
      self.kind = kind
      self.color = color ?? .systemFill
      super.init()
    }

    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(kind: .dot(size), color: color)
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(kind: .image(image, size), color: color) }

    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(kind: .custom(customViewProvider), color: nil)
    }

    /// Draws the decoration centred in a rectangle; views draw themselves.
    func draw(in place: CGRect, tint: UIColor, on canvas: ViewCanvas) {
      switch kind {
      case .custom: return
      case .dot(let size):
        let side = [5, 7, 9][size.rawValue] as CGFloat
        canvas.fill(
          Path(
            ellipseIn: CGRect(
              x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)), color)
      case .image(let image, let size):
        let side = [10, 12, 15][size.rawValue] as CGFloat
        guard let image = image ?? UIImage(systemName: "circle.fill"), image.size.height > 0 else { return }
        let width = side * image.size.width / image.size.height
        image.drawStencil(
          in: CGRect(x: place.midX - width / 2, y: place.midY - side / 2, width: width, height: side),
          on: canvas, tint: color)
      }
    }
  }
}
