import AutoLayout
import Foundation
import Graphics
import iOSViews

/// Reads properties of freshly made objects by name, as texts that a table can hold.
@MainActor
enum DefaultReaders {
  /// Makes one object of each public class of views and controllers, as code does.
  static let makers: [String: () -> NSObject] = [
    "UIView": { UIView() }, "UILabel": { UILabel() }, "UIButton": { UIButton() },
    "UIButton.system": { UIButton(type: .system) }, "UIControl": { UIControl() },
    "UITextField": { UITextField() },
    "UISearchTextField": { UISearchTextField() }, "UITextView": { UITextView() }, "UISlider": { UISlider() },
    "UISwitch": { UISwitch() }, "UIStepper": { UIStepper() }, "UIProgressView": { UIProgressView() },
    "UIPageControl": { UIPageControl() }, "UISegmentedControl": { UISegmentedControl() },
    "UIDatePicker": { UIDatePicker() }, "UIPickerView": { UIPickerView() }, "UIImageView": { UIImageView() },
    "UIActivityIndicatorView": { UIActivityIndicatorView() }, "UIStackView": { UIStackView() },
    "UIScrollView": { UIScrollView() }, "UIRefreshControl": { UIRefreshControl() },
    "UITableView": { UITableView() },
    "UITableView.grouped": { UITableView(frame: .zero, style: .grouped) },
    "UITableView.insetGrouped": { UITableView(frame: .zero, style: .insetGrouped) },
    "UITableViewCell": { UITableViewCell() },
    "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    "UICollectionView": {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    "UICollectionReusableView": { UICollectionReusableView() },
    "UICollectionViewCell": { UICollectionViewCell() },
    "UICollectionViewListCell": { UICollectionViewListCell() },
    "UICollectionViewFlowLayout": { UICollectionViewFlowLayout() },
    "UIListContentView": { UIListContentView(configuration: .cell()) },
    "UIVisualEffectView": { UIVisualEffectView() }, "UINavigationBar": { UINavigationBar() },
    "UIToolbar": { UIToolbar() }, "UITabBar": { UITabBar() }, "UISearchBar": { UISearchBar() },
    "UIWindow": { UIWindow() }, "UIViewController": { UIViewController() },
    "UINavigationController": { UINavigationController() }, "UITabBarController": { UITabBarController() },
    "UISplitViewController": { UISplitViewController(style: .doubleColumn) },
    "UIPageViewController": { UIPageViewController() }, "UITableViewController": { UITableViewController() },
    "UICollectionViewController": {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    "UISearchController": { UISearchController(searchResultsController: nil) },
    "UIAlertController": { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    "CALayer": { CALayer() }, "CAShapeLayer": { CAShapeLayer() }, "CAGradientLayer": { CAGradientLayer() },
    "UIBarButtonItem": { UIBarButtonItem() }, "UITabBarItem": { UITabBarItem() },
    "UINavigationItem": { UINavigationItem() }, "UITapGestureRecognizer": { UITapGestureRecognizer() },
    "UILongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "UIPanGestureRecognizer": { UIPanGestureRecognizer() },
    "UISwipeGestureRecognizer": { UISwipeGestureRecognizer() }, "UIBezierPath": { UIBezierPath() },
    "NSParagraphStyle": { NSParagraphStyle() }, "NSTextContainer": { NSTextContainer() },
  ]

  static func read(_ property: String, of object: NSObject) -> String? {
    for reader in all[property] ?? [] {
      if let text = reader(object) { return text }
    }
    return nil
  }

  static let all: [String: [@MainActor (NSObject) -> String?]] = {
    var found: [String: [@MainActor (NSObject) -> String?]] = [:]
    func add<Root: NSObject, Value>(_ name: String, _ read: @escaping @MainActor (Root) -> Value) {
      found[name, default: []].append { ($0 as? Root).map { text(read($0)) } }
    }
    add("backgroundColor") { (it: UIView) in it.backgroundColor }
    add("isOpaque") { (it: UIView) in it.isOpaque }
    add("clipsToBounds") { (it: UIView) in it.clipsToBounds }
    add("contentMode") { (it: UIView) in it.contentMode }
    add("alpha") { (it: UIView) in it.alpha }
    add("isHidden") { (it: UIView) in it.isHidden }
    add("isUserInteractionEnabled") { (it: UIView) in it.isUserInteractionEnabled }
    add("isMultipleTouchEnabled") { (it: UIView) in it.isMultipleTouchEnabled }
    add("isExclusiveTouch") { (it: UIView) in it.isExclusiveTouch }
    add("autoresizesSubviews") { (it: UIView) in it.autoresizesSubviews }
    add("autoresizingMask") { (it: UIView) in it.autoresizingMask }
    add("translatesAutoresizingMaskIntoConstraints") { (it: UIView) in
      it.translatesAutoresizingMaskIntoConstraints
    }
    add("clearsContextBeforeDrawing") { (it: UIView) in it.clearsContextBeforeDrawing }
    add("layoutMargins") { (it: UIView) in it.layoutMargins }
    add("directionalLayoutMargins") { (it: UIView) in it.directionalLayoutMargins }
    add("preservesSuperviewLayoutMargins") { (it: UIView) in it.preservesSuperviewLayoutMargins }
    add("insetsLayoutMarginsFromSafeArea") { (it: UIView) in it.insetsLayoutMarginsFromSafeArea }
    add("tag") { (it: UIView) in it.tag }
    add("semanticContentAttribute") { (it: UIView) in it.semanticContentAttribute }
    add("tintColor") { (it: UIView) in it.tintColor }
    add("isAccessibilityElement") { (it: UIView) in it.isAccessibilityElement }
    add("accessibilityTraits") { (it: UIView) in it.accessibilityTraits }
    add("accessibilityIdentifier") { (it: UIView) in it.accessibilityIdentifier }
    add("accessibilityElementsHidden") { (it: UIView) in it.accessibilityElementsHidden }
    add("accessibilityViewIsModal") { (it: UIView) in it.accessibilityViewIsModal }
    add("intrinsicContentSize") { (it: UIView) in it.intrinsicContentSize }
    add("alignmentRectInsets") { (it: UIView) in it.alignmentRectInsets }
    add("gestureRecognizers") { (it: UIView) in it.gestureRecognizers }
    add("mask") { (it: UIView) in it.mask }
    add("text") { (it: UILabel) in it.text }
    add("font") { (it: UILabel) in it.font }
    add("textColor") { (it: UILabel) in it.textColor }
    add("textAlignment") { (it: UILabel) in it.textAlignment }
    add("lineBreakMode") { (it: UILabel) in it.lineBreakMode }
    add("numberOfLines") { (it: UILabel) in it.numberOfLines }
    add("isEnabled") { (it: UILabel) in it.isEnabled }
    add("isHighlighted") { (it: UILabel) in it.isHighlighted }
    add("highlightedTextColor") { (it: UILabel) in it.highlightedTextColor }
    add("adjustsFontSizeToFitWidth") { (it: UILabel) in it.adjustsFontSizeToFitWidth }
    add("minimumScaleFactor") { (it: UILabel) in it.minimumScaleFactor }
    add("allowsDefaultTighteningForTruncation") { (it: UILabel) in it.allowsDefaultTighteningForTruncation }
    add("baselineAdjustment") { (it: UILabel) in it.baselineAdjustment }
    add("preferredMaxLayoutWidth") { (it: UILabel) in it.preferredMaxLayoutWidth }
    add("shadowColor") { (it: UILabel) in it.shadowColor }
    add("shadowOffset") { (it: UILabel) in it.shadowOffset }
    add("adjustsFontForContentSizeCategory") { (it: UILabel) in it.adjustsFontForContentSizeCategory }
    add("showsExpansionTextWhenTruncated") { (it: UILabel) in it.showsExpansionTextWhenTruncated }
    add("isEnabled") { (it: UIControl) in it.isEnabled }
    add("isSelected") { (it: UIControl) in it.isSelected }
    add("isHighlighted") { (it: UIControl) in it.isHighlighted }
    add("contentHorizontalAlignment") { (it: UIControl) in it.contentHorizontalAlignment }
    add("contentVerticalAlignment") { (it: UIControl) in it.contentVerticalAlignment }
    add("isTracking") { (it: UIControl) in it.isTracking }
    add("showsMenuAsPrimaryAction") { (it: UIControl) in it.showsMenuAsPrimaryAction }
    add("buttonType") { (it: UIButton) in it.buttonType }
    add("lineBreakMode") { (it: UIButton) in it.lineBreakMode }
    add("contentEdgeInsets") { (it: UIButton) in it.contentEdgeInsets }
    add("titleEdgeInsets") { (it: UIButton) in it.titleEdgeInsets }
    add("imageEdgeInsets") { (it: UIButton) in it.imageEdgeInsets }
    add("configuration") { (it: UIButton) in it.configuration }
    add("adjustsImageWhenHighlighted") { (it: UIButton) in it.adjustsImageWhenHighlighted }
    add("adjustsImageWhenDisabled") { (it: UIButton) in it.adjustsImageWhenDisabled }
    add("showsTouchWhenHighlighted") { (it: UIButton) in it.showsTouchWhenHighlighted }
    add("reversesTitleShadowWhenHighlighted") { (it: UIButton) in it.reversesTitleShadowWhenHighlighted }
    add("isPointerInteractionEnabled") { (it: UIButton) in it.isPointerInteractionEnabled }
    add("role") { (it: UIButton) in it.role }
    add("automaticallyUpdatesConfiguration") { (it: UIButton) in it.automaticallyUpdatesConfiguration }
    add("changesSelectionAsPrimaryAction") { (it: UIButton) in it.changesSelectionAsPrimaryAction }
    add("currentTitle") { (it: UIButton) in it.currentTitle }
    add("text") { (it: UITextField) in it.text }
    add("font") { (it: UITextField) in it.font }
    add("textColor") { (it: UITextField) in it.textColor }
    add("textAlignment") { (it: UITextField) in it.textAlignment }
    add("borderStyle") { (it: UITextField) in it.borderStyle }
    add("placeholder") { (it: UITextField) in it.placeholder }
    add("clearsOnBeginEditing") { (it: UITextField) in it.clearsOnBeginEditing }
    add("adjustsFontSizeToFitWidth") { (it: UITextField) in it.adjustsFontSizeToFitWidth }
    add("minimumFontSize") { (it: UITextField) in it.minimumFontSize }
    add("clearButtonMode") { (it: UITextField) in it.clearButtonMode }
    add("leftViewMode") { (it: UITextField) in it.leftViewMode }
    add("rightViewMode") { (it: UITextField) in it.rightViewMode }
    add("autocapitalizationType") { (it: UITextField) in it.autocapitalizationType }
    add("autocorrectionType") { (it: UITextField) in it.autocorrectionType }
    add("spellCheckingType") { (it: UITextField) in it.spellCheckingType }
    add("keyboardType") { (it: UITextField) in it.keyboardType }
    add("keyboardAppearance") { (it: UITextField) in it.keyboardAppearance }
    add("returnKeyType") { (it: UITextField) in it.returnKeyType }
    add("enablesReturnKeyAutomatically") { (it: UITextField) in it.enablesReturnKeyAutomatically }
    add("isSecureTextEntry") { (it: UITextField) in it.isSecureTextEntry }
    add("textContentType") { (it: UITextField) in it.textContentType }
    add("smartQuotesType") { (it: UITextField) in it.smartQuotesType }
    add("smartDashesType") { (it: UITextField) in it.smartDashesType }
    add("adjustsFontForContentSizeCategory") { (it: UITextField) in it.adjustsFontForContentSizeCategory }
    add("text") { (it: UITextView) in it.text }
    add("allowsEditingTextAttributes") { (it: UITextView) in it.allowsEditingTextAttributes }
    add("font") { (it: UITextView) in it.font }
    add("textColor") { (it: UITextView) in it.textColor }
    add("textAlignment") { (it: UITextView) in it.textAlignment }
    add("isEditable") { (it: UITextView) in it.isEditable }
    add("isSelectable") { (it: UITextView) in it.isSelectable }
    add("dataDetectorTypes") { (it: UITextView) in it.dataDetectorTypes }
    add("textContainerInset") { (it: UITextView) in it.textContainerInset }
    add("autocapitalizationType") { (it: UITextView) in it.autocapitalizationType }
    add("autocorrectionType") { (it: UITextView) in it.autocorrectionType }
    add("keyboardType") { (it: UITextView) in it.keyboardType }
    add("returnKeyType") { (it: UITextView) in it.returnKeyType }
    add("isSecureTextEntry") { (it: UITextView) in it.isSecureTextEntry }
    add("adjustsFontForContentSizeCategory") { (it: UITextView) in it.adjustsFontForContentSizeCategory }
    add("selectedRange") { (it: UITextView) in it.selectedRange }
    add("value") { (it: UISlider) in it.value }
    add("minimumValue") { (it: UISlider) in it.minimumValue }
    add("maximumValue") { (it: UISlider) in it.maximumValue }
    add("isContinuous") { (it: UISlider) in it.isContinuous }
    add("minimumTrackTintColor") { (it: UISlider) in it.minimumTrackTintColor }
    add("maximumTrackTintColor") { (it: UISlider) in it.maximumTrackTintColor }
    add("thumbTintColor") { (it: UISlider) in it.thumbTintColor }
    add("isOn") { (it: UISwitch) in it.isOn }
    add("onTintColor") { (it: UISwitch) in it.onTintColor }
    add("thumbTintColor") { (it: UISwitch) in it.thumbTintColor }
    add("title") { (it: UISwitch) in it.title }
    add("preferredStyle") { (it: UISwitch) in it.preferredStyle }
    add("value") { (it: UIStepper) in it.value }
    add("minimumValue") { (it: UIStepper) in it.minimumValue }
    add("maximumValue") { (it: UIStepper) in it.maximumValue }
    add("stepValue") { (it: UIStepper) in it.stepValue }
    add("isContinuous") { (it: UIStepper) in it.isContinuous }
    add("autorepeat") { (it: UIStepper) in it.autorepeat }
    add("wraps") { (it: UIStepper) in it.wraps }
    add("progress") { (it: UIProgressView) in it.progress }
    add("progressViewStyle") { (it: UIProgressView) in it.progressViewStyle }
    add("progressTintColor") { (it: UIProgressView) in it.progressTintColor }
    add("trackTintColor") { (it: UIProgressView) in it.trackTintColor }
    add("numberOfPages") { (it: UIPageControl) in it.numberOfPages }
    add("currentPage") { (it: UIPageControl) in it.currentPage }
    add("hidesForSinglePage") { (it: UIPageControl) in it.hidesForSinglePage }
    add("pageIndicatorTintColor") { (it: UIPageControl) in it.pageIndicatorTintColor }
    add("currentPageIndicatorTintColor") { (it: UIPageControl) in it.currentPageIndicatorTintColor }
    add("backgroundStyle") { (it: UIPageControl) in it.backgroundStyle }
    add("allowsContinuousInteraction") { (it: UIPageControl) in it.allowsContinuousInteraction }
    add("selectedSegmentIndex") { (it: UISegmentedControl) in it.selectedSegmentIndex }
    add("isMomentary") { (it: UISegmentedControl) in it.isMomentary }
    add("apportionsSegmentWidthsByContent") { (it: UISegmentedControl) in it.apportionsSegmentWidthsByContent
    }
    add("numberOfSegments") { (it: UISegmentedControl) in it.numberOfSegments }
    add("selectedSegmentTintColor") { (it: UISegmentedControl) in it.selectedSegmentTintColor }
    add("datePickerMode") { (it: UIDatePicker) in it.datePickerMode }
    add("minuteInterval") { (it: UIDatePicker) in it.minuteInterval }
    add("minimumDate") { (it: UIDatePicker) in it.minimumDate }
    add("maximumDate") { (it: UIDatePicker) in it.maximumDate }
    add("preferredDatePickerStyle") { (it: UIDatePicker) in it.preferredDatePickerStyle }
    add("datePickerStyle") { (it: UIDatePicker) in it.datePickerStyle }
    add("countDownDuration") { (it: UIDatePicker) in it.countDownDuration }
    add("roundsToMinuteInterval") { (it: UIDatePicker) in it.roundsToMinuteInterval }
    add("image") { (it: UIImageView) in it.image }
    add("isHighlighted") { (it: UIImageView) in it.isHighlighted }
    add("animationDuration") { (it: UIImageView) in it.animationDuration }
    add("animationRepeatCount") { (it: UIImageView) in it.animationRepeatCount }
    add("animationImages") { (it: UIImageView) in it.animationImages }
    add("isAnimating") { (it: UIImageView) in it.isAnimating }
    add("adjustsImageSizeForAccessibilityContentSizeCategory") { (it: UIImageView) in
      it.adjustsImageSizeForAccessibilityContentSizeCategory
    }
    add("preferredSymbolConfiguration") { (it: UIImageView) in it.preferredSymbolConfiguration }
    add("style") { (it: UIActivityIndicatorView) in it.style }
    add("hidesWhenStopped") { (it: UIActivityIndicatorView) in it.hidesWhenStopped }
    add("isAnimating") { (it: UIActivityIndicatorView) in it.isAnimating }
    add("color") { (it: UIActivityIndicatorView) in it.color }
    add("axis") { (it: UIStackView) in it.axis }
    add("distribution") { (it: UIStackView) in it.distribution }
    add("alignment") { (it: UIStackView) in it.alignment }
    add("spacing") { (it: UIStackView) in it.spacing }
    add("isBaselineRelativeArrangement") { (it: UIStackView) in it.isBaselineRelativeArrangement }
    add("isLayoutMarginsRelativeArrangement") { (it: UIStackView) in it.isLayoutMarginsRelativeArrangement }
    add("contentOffset") { (it: UIScrollView) in it.contentOffset }
    add("contentSize") { (it: UIScrollView) in it.contentSize }
    add("contentInset") { (it: UIScrollView) in it.contentInset }
    add("contentInsetAdjustmentBehavior") { (it: UIScrollView) in it.contentInsetAdjustmentBehavior }
    add("automaticallyAdjustsScrollIndicatorInsets") { (it: UIScrollView) in
      it.automaticallyAdjustsScrollIndicatorInsets
    }
    add("isDirectionalLockEnabled") { (it: UIScrollView) in it.isDirectionalLockEnabled }
    add("bounces") { (it: UIScrollView) in it.bounces }
    add("alwaysBounceVertical") { (it: UIScrollView) in it.alwaysBounceVertical }
    add("alwaysBounceHorizontal") { (it: UIScrollView) in it.alwaysBounceHorizontal }
    add("isPagingEnabled") { (it: UIScrollView) in it.isPagingEnabled }
    add("isScrollEnabled") { (it: UIScrollView) in it.isScrollEnabled }
    add("showsVerticalScrollIndicator") { (it: UIScrollView) in it.showsVerticalScrollIndicator }
    add("showsHorizontalScrollIndicator") { (it: UIScrollView) in it.showsHorizontalScrollIndicator }
    add("indicatorStyle") { (it: UIScrollView) in it.indicatorStyle }
    add("verticalScrollIndicatorInsets") { (it: UIScrollView) in it.verticalScrollIndicatorInsets }
    add("horizontalScrollIndicatorInsets") { (it: UIScrollView) in it.horizontalScrollIndicatorInsets }
    add("decelerationRate") { (it: UIScrollView) in it.decelerationRate }
    add("delaysContentTouches") { (it: UIScrollView) in it.delaysContentTouches }
    add("canCancelContentTouches") { (it: UIScrollView) in it.canCancelContentTouches }
    add("minimumZoomScale") { (it: UIScrollView) in it.minimumZoomScale }
    add("maximumZoomScale") { (it: UIScrollView) in it.maximumZoomScale }
    add("zoomScale") { (it: UIScrollView) in it.zoomScale }
    add("bouncesZoom") { (it: UIScrollView) in it.bouncesZoom }
    add("scrollsToTop") { (it: UIScrollView) in it.scrollsToTop }
    add("keyboardDismissMode") { (it: UIScrollView) in it.keyboardDismissMode }
    add("refreshControl") { (it: UIScrollView) in it.refreshControl }
    add("style") { (it: UITableView) in it.style }
    add("rowHeight") { (it: UITableView) in it.rowHeight }
    add("sectionHeaderHeight") { (it: UITableView) in it.sectionHeaderHeight }
    add("sectionFooterHeight") { (it: UITableView) in it.sectionFooterHeight }
    add("estimatedRowHeight") { (it: UITableView) in it.estimatedRowHeight }
    add("estimatedSectionHeaderHeight") { (it: UITableView) in it.estimatedSectionHeaderHeight }
    add("estimatedSectionFooterHeight") { (it: UITableView) in it.estimatedSectionFooterHeight }
    add("sectionHeaderTopPadding") { (it: UITableView) in it.sectionHeaderTopPadding }
    add("fillerRowHeight") { (it: UITableView) in it.fillerRowHeight }
    add("separatorStyle") { (it: UITableView) in it.separatorStyle }
    add("separatorColor") { (it: UITableView) in it.separatorColor }
    add("separatorInset") { (it: UITableView) in it.separatorInset }
    add("separatorInsetReference") { (it: UITableView) in it.separatorInsetReference }
    add("cellLayoutMarginsFollowReadableWidth") { (it: UITableView) in it.cellLayoutMarginsFollowReadableWidth
    }
    add("insetsContentViewsToSafeArea") { (it: UITableView) in it.insetsContentViewsToSafeArea }
    add("allowsSelection") { (it: UITableView) in it.allowsSelection }
    add("allowsMultipleSelection") { (it: UITableView) in it.allowsMultipleSelection }
    add("allowsSelectionDuringEditing") { (it: UITableView) in it.allowsSelectionDuringEditing }
    add("allowsMultipleSelectionDuringEditing") { (it: UITableView) in it.allowsMultipleSelectionDuringEditing
    }
    add("isEditing") { (it: UITableView) in it.isEditing }
    add("sectionIndexMinimumDisplayRowCount") { (it: UITableView) in it.sectionIndexMinimumDisplayRowCount }
    add("remembersLastFocusedIndexPath") { (it: UITableView) in it.remembersLastFocusedIndexPath }
    add("selectionFollowsFocus") { (it: UITableView) in it.selectionFollowsFocus }
    add("dragInteractionEnabled") { (it: UITableView) in it.dragInteractionEnabled }
    add("isPrefetchingEnabled") { (it: UITableView) in it.isPrefetchingEnabled }
    add("tableHeaderView") { (it: UITableView) in it.tableHeaderView }
    add("tableFooterView") { (it: UITableView) in it.tableFooterView }
    add("backgroundView") { (it: UITableView) in it.backgroundView }
    add("selfSizingInvalidation") { (it: UITableView) in it.selfSizingInvalidation }
    add("selectionStyle") { (it: UITableViewCell) in it.selectionStyle }
    add("accessoryType") { (it: UITableViewCell) in it.accessoryType }
    add("editingAccessoryType") { (it: UITableViewCell) in it.editingAccessoryType }
    add("editingStyle") { (it: UITableViewCell) in it.editingStyle }
    add("isSelected") { (it: UITableViewCell) in it.isSelected }
    add("isHighlighted") { (it: UITableViewCell) in it.isHighlighted }
    add("isEditing") { (it: UITableViewCell) in it.isEditing }
    add("showsReorderControl") { (it: UITableViewCell) in it.showsReorderControl }
    add("shouldIndentWhileEditing") { (it: UITableViewCell) in it.shouldIndentWhileEditing }
    add("indentationLevel") { (it: UITableViewCell) in it.indentationLevel }
    add("indentationWidth") { (it: UITableViewCell) in it.indentationWidth }
    add("showingDeleteConfirmation") { (it: UITableViewCell) in it.showingDeleteConfirmation }
    add("automaticallyUpdatesContentConfiguration") { (it: UITableViewCell) in
      it.automaticallyUpdatesContentConfiguration
    }
    add("automaticallyUpdatesBackgroundConfiguration") { (it: UITableViewCell) in
      it.automaticallyUpdatesBackgroundConfiguration
    }
    add("contentConfiguration") { (it: UITableViewCell) in it.contentConfiguration }
    add("reuseIdentifier") { (it: UITableViewCell) in it.reuseIdentifier }
    add("backgroundView") { (it: UITableViewCell) in it.backgroundView }
    add("selectedBackgroundView") { (it: UITableViewCell) in it.selectedBackgroundView }
    add("reuseIdentifier") { (it: UITableViewHeaderFooterView) in it.reuseIdentifier }
    add("automaticallyUpdatesContentConfiguration") { (it: UITableViewHeaderFooterView) in
      it.automaticallyUpdatesContentConfiguration
    }
    add("automaticallyUpdatesBackgroundConfiguration") { (it: UITableViewHeaderFooterView) in
      it.automaticallyUpdatesBackgroundConfiguration
    }
    add("backgroundView") { (it: UITableViewHeaderFooterView) in it.backgroundView }
    add("allowsSelection") { (it: UICollectionView) in it.allowsSelection }
    add("allowsMultipleSelection") { (it: UICollectionView) in it.allowsMultipleSelection }
    add("allowsSelectionDuringEditing") { (it: UICollectionView) in it.allowsSelectionDuringEditing }
    add("allowsMultipleSelectionDuringEditing") { (it: UICollectionView) in
      it.allowsMultipleSelectionDuringEditing
    }
    add("isEditing") { (it: UICollectionView) in it.isEditing }
    add("isPrefetchingEnabled") { (it: UICollectionView) in it.isPrefetchingEnabled }
    add("remembersLastFocusedIndexPath") { (it: UICollectionView) in it.remembersLastFocusedIndexPath }
    add("selectionFollowsFocus") { (it: UICollectionView) in it.selectionFollowsFocus }
    add("dragInteractionEnabled") { (it: UICollectionView) in it.dragInteractionEnabled }
    add("backgroundView") { (it: UICollectionView) in it.backgroundView }
    add("selfSizingInvalidation") { (it: UICollectionView) in it.selfSizingInvalidation }
    add("isSelected") { (it: UICollectionViewCell) in it.isSelected }
    add("isHighlighted") { (it: UICollectionViewCell) in it.isHighlighted }
    add("automaticallyUpdatesContentConfiguration") { (it: UICollectionViewCell) in
      it.automaticallyUpdatesContentConfiguration
    }
    add("automaticallyUpdatesBackgroundConfiguration") { (it: UICollectionViewCell) in
      it.automaticallyUpdatesBackgroundConfiguration
    }
    add("backgroundView") { (it: UICollectionViewCell) in it.backgroundView }
    add("selectedBackgroundView") { (it: UICollectionViewCell) in it.selectedBackgroundView }
    add("reuseIdentifier") { (it: UICollectionReusableView) in it.reuseIdentifier }
    add("indentationLevel") { (it: UICollectionViewListCell) in it.indentationLevel }
    add("indentationWidth") { (it: UICollectionViewListCell) in it.indentationWidth }
    add("indentsAccessories") { (it: UICollectionViewListCell) in it.indentsAccessories }
    add("minimumLineSpacing") { (it: UICollectionViewFlowLayout) in it.minimumLineSpacing }
    add("minimumInteritemSpacing") { (it: UICollectionViewFlowLayout) in it.minimumInteritemSpacing }
    add("itemSize") { (it: UICollectionViewFlowLayout) in it.itemSize }
    add("estimatedItemSize") { (it: UICollectionViewFlowLayout) in it.estimatedItemSize }
    add("scrollDirection") { (it: UICollectionViewFlowLayout) in it.scrollDirection }
    add("headerReferenceSize") { (it: UICollectionViewFlowLayout) in it.headerReferenceSize }
    add("footerReferenceSize") { (it: UICollectionViewFlowLayout) in it.footerReferenceSize }
    add("sectionInset") { (it: UICollectionViewFlowLayout) in it.sectionInset }
    add("sectionInsetReference") { (it: UICollectionViewFlowLayout) in it.sectionInsetReference }
    add("sectionHeadersPinToVisibleBounds") { (it: UICollectionViewFlowLayout) in
      it.sectionHeadersPinToVisibleBounds
    }
    add("sectionFootersPinToVisibleBounds") { (it: UICollectionViewFlowLayout) in
      it.sectionFootersPinToVisibleBounds
    }
    add("effect") { (it: UIVisualEffectView) in it.effect }
    add("barStyle") { (it: UINavigationBar) in it.barStyle }
    add("isTranslucent") { (it: UINavigationBar) in it.isTranslucent }
    add("prefersLargeTitles") { (it: UINavigationBar) in it.prefersLargeTitles }
    add("barTintColor") { (it: UINavigationBar) in it.barTintColor }
    add("scrollEdgeAppearance") { (it: UINavigationBar) in it.scrollEdgeAppearance }
    add("compactAppearance") { (it: UINavigationBar) in it.compactAppearance }
    add("shadowImage") { (it: UINavigationBar) in it.shadowImage }
    add("titleTextAttributes") { (it: UINavigationBar) in it.titleTextAttributes }
    add("barStyle") { (it: UIToolbar) in it.barStyle }
    add("isTranslucent") { (it: UIToolbar) in it.isTranslucent }
    add("barTintColor") { (it: UIToolbar) in it.barTintColor }
    add("scrollEdgeAppearance") { (it: UIToolbar) in it.scrollEdgeAppearance }
    add("barStyle") { (it: UITabBar) in it.barStyle }
    add("isTranslucent") { (it: UITabBar) in it.isTranslucent }
    add("barTintColor") { (it: UITabBar) in it.barTintColor }
    add("unselectedItemTintColor") { (it: UITabBar) in it.unselectedItemTintColor }
    add("itemPositioning") { (it: UITabBar) in it.itemPositioning }
    add("itemSpacing") { (it: UITabBar) in it.itemSpacing }
    add("itemWidth") { (it: UITabBar) in it.itemWidth }
    add("scrollEdgeAppearance") { (it: UITabBar) in it.scrollEdgeAppearance }
    add("barStyle") { (it: UISearchBar) in it.barStyle }
    add("searchBarStyle") { (it: UISearchBar) in it.searchBarStyle }
    add("isTranslucent") { (it: UISearchBar) in it.isTranslucent }
    add("barTintColor") { (it: UISearchBar) in it.barTintColor }
    add("text") { (it: UISearchBar) in it.text }
    add("placeholder") { (it: UISearchBar) in it.placeholder }
    add("prompt") { (it: UISearchBar) in it.prompt }
    add("showsBookmarkButton") { (it: UISearchBar) in it.showsBookmarkButton }
    add("showsCancelButton") { (it: UISearchBar) in it.showsCancelButton }
    add("showsScopeBar") { (it: UISearchBar) in it.showsScopeBar }
    add("selectedScopeButtonIndex") { (it: UISearchBar) in it.selectedScopeButtonIndex }
    add("scopeButtonTitles") { (it: UISearchBar) in it.scopeButtonTitles }
    add("autocapitalizationType") { (it: UISearchBar) in it.autocapitalizationType }
    add("autocorrectionType") { (it: UISearchBar) in it.autocorrectionType }
    add("keyboardType") { (it: UISearchBar) in it.keyboardType }
    add("returnKeyType") { (it: UISearchBar) in it.returnKeyType }
    add("windowLevel") { (it: UIWindow) in it.windowLevel }
    add("rootViewController") { (it: UIWindow) in it.rootViewController }
    add("isKeyWindow") { (it: UIWindow) in it.isKeyWindow }
    add("title") { (it: UIViewController) in it.title }
    add("preferredContentSize") { (it: UIViewController) in it.preferredContentSize }
    add("modalPresentationStyle") { (it: UIViewController) in it.modalPresentationStyle }
    add("modalTransitionStyle") { (it: UIViewController) in it.modalTransitionStyle }
    add("isModalInPresentation") { (it: UIViewController) in it.isModalInPresentation }
    add("definesPresentationContext") { (it: UIViewController) in it.definesPresentationContext }
    add("providesPresentationContextTransitionStyle") { (it: UIViewController) in
      it.providesPresentationContextTransitionStyle
    }
    add("modalPresentationCapturesStatusBarAppearance") { (it: UIViewController) in
      it.modalPresentationCapturesStatusBarAppearance
    }
    add("edgesForExtendedLayout") { (it: UIViewController) in it.edgesForExtendedLayout }
    add("extendedLayoutIncludesOpaqueBars") { (it: UIViewController) in it.extendedLayoutIncludesOpaqueBars }
    add("automaticallyAdjustsScrollViewInsets") { (it: UIViewController) in
      it.automaticallyAdjustsScrollViewInsets
    }
    add("additionalSafeAreaInsets") { (it: UIViewController) in it.additionalSafeAreaInsets }
    add("viewRespectsSystemMinimumLayoutMargins") { (it: UIViewController) in
      it.viewRespectsSystemMinimumLayoutMargins
    }
    add("hidesBottomBarWhenPushed") { (it: UIViewController) in it.hidesBottomBarWhenPushed }
    add("isEditing") { (it: UIViewController) in it.isEditing }
    add("isViewLoaded") { (it: UIViewController) in it.isViewLoaded }
    add("prefersStatusBarHidden") { (it: UIViewController) in it.prefersStatusBarHidden }
    add("preferredStatusBarStyle") { (it: UIViewController) in it.preferredStatusBarStyle }
    add("preferredStatusBarUpdateAnimation") { (it: UIViewController) in it.preferredStatusBarUpdateAnimation
    }
    add("prefersHomeIndicatorAutoHidden") { (it: UIViewController) in it.prefersHomeIndicatorAutoHidden }
    add("shouldAutorotate") { (it: UIViewController) in it.shouldAutorotate }
    add("supportedInterfaceOrientations") { (it: UIViewController) in it.supportedInterfaceOrientations }
    add("shouldAutomaticallyForwardAppearanceMethods") { (it: UIViewController) in
      it.shouldAutomaticallyForwardAppearanceMethods
    }
    add("preferredInterfaceOrientationForPresentation") { (it: UIViewController) in
      it.preferredInterfaceOrientationForPresentation
    }
    add("preferredScreenEdgesDeferringSystemGestures") { (it: UIViewController) in
      it.preferredScreenEdgesDeferringSystemGestures
    }
    add("toolbarItems") { (it: UIViewController) in it.toolbarItems }
    add("restorationIdentifier") { (it: UIViewController) in it.restorationIdentifier }
    add("isNavigationBarHidden") { (it: UINavigationController) in it.isNavigationBarHidden }
    add("isToolbarHidden") { (it: UINavigationController) in it.isToolbarHidden }
    add("hidesBarsOnTap") { (it: UINavigationController) in it.hidesBarsOnTap }
    add("hidesBarsOnSwipe") { (it: UINavigationController) in it.hidesBarsOnSwipe }
    add("hidesBarsWhenVerticallyCompact") { (it: UINavigationController) in it.hidesBarsWhenVerticallyCompact
    }
    add("hidesBarsWhenKeyboardAppears") { (it: UINavigationController) in it.hidesBarsWhenKeyboardAppears }
    add("viewControllers") { (it: UINavigationController) in it.viewControllers }
    add("viewControllers") { (it: UITabBarController) in it.viewControllers }
    add("selectedViewController") { (it: UITabBarController) in it.selectedViewController }
    add("style") { (it: UISplitViewController) in it.style }
    add("primaryBackgroundStyle") { (it: UISplitViewController) in it.primaryBackgroundStyle }
    add("preferredDisplayMode") { (it: UISplitViewController) in it.preferredDisplayMode }
    add("displayMode") { (it: UISplitViewController) in it.displayMode }
    add("presentsWithGesture") { (it: UISplitViewController) in it.presentsWithGesture }
    add("primaryEdge") { (it: UISplitViewController) in it.primaryEdge }
    add("preferredSplitBehavior") { (it: UISplitViewController) in it.preferredSplitBehavior }
    add("showsSecondaryOnlyButton") { (it: UISplitViewController) in it.showsSecondaryOnlyButton }
    add("preferredPrimaryColumnWidthFraction") { (it: UISplitViewController) in
      it.preferredPrimaryColumnWidthFraction
    }
    add("minimumPrimaryColumnWidth") { (it: UISplitViewController) in it.minimumPrimaryColumnWidth }
    add("maximumPrimaryColumnWidth") { (it: UISplitViewController) in it.maximumPrimaryColumnWidth }
    add("preferredPrimaryColumnWidth") { (it: UISplitViewController) in it.preferredPrimaryColumnWidth }
    add("isCollapsed") { (it: UISplitViewController) in it.isCollapsed }
    add("transitionStyle") { (it: UIPageViewController) in it.transitionStyle }
    add("navigationOrientation") { (it: UIPageViewController) in it.navigationOrientation }
    add("spineLocation") { (it: UIPageViewController) in it.spineLocation }
    add("isDoubleSided") { (it: UIPageViewController) in it.isDoubleSided }
    add("viewControllers") { (it: UIPageViewController) in it.viewControllers }
    add("clearsSelectionOnViewWillAppear") { (it: UITableViewController) in it.clearsSelectionOnViewWillAppear
    }
    add("refreshControl") { (it: UITableViewController) in it.refreshControl }
    add("clearsSelectionOnViewWillAppear") { (it: UICollectionViewController) in
      it.clearsSelectionOnViewWillAppear
    }
    add("isActive") { (it: UISearchController) in it.isActive }
    add("obscuresBackgroundDuringPresentation") { (it: UISearchController) in
      it.obscuresBackgroundDuringPresentation
    }
    add("hidesNavigationBarDuringPresentation") { (it: UISearchController) in
      it.hidesNavigationBarDuringPresentation
    }
    add("automaticallyShowsCancelButton") { (it: UISearchController) in it.automaticallyShowsCancelButton }
    add("automaticallyShowsSearchResultsController") { (it: UISearchController) in
      it.automaticallyShowsSearchResultsController
    }
    add("automaticallyShowsScopeBar") { (it: UISearchController) in it.automaticallyShowsScopeBar }
    add("showsSearchResultsController") { (it: UISearchController) in it.showsSearchResultsController }
    add("preferredStyle") { (it: UIAlertController) in it.preferredStyle }
    add("preferredAction") { (it: UIAlertController) in it.preferredAction }
    add("textFields") { (it: UIAlertController) in it.textFields }
    add("anchorPoint") { (it: CALayer) in it.anchorPoint }
    add("opacity") { (it: CALayer) in it.opacity }
    add("isHidden") { (it: CALayer) in it.isHidden }
    add("isOpaque") { (it: CALayer) in it.isOpaque }
    add("masksToBounds") { (it: CALayer) in it.masksToBounds }
    add("cornerRadius") { (it: CALayer) in it.cornerRadius }
    add("borderWidth") { (it: CALayer) in it.borderWidth }
    add("borderColor") { (it: CALayer) in it.borderColor }
    add("backgroundColor") { (it: CALayer) in it.backgroundColor }
    add("shadowOpacity") { (it: CALayer) in it.shadowOpacity }
    add("shadowRadius") { (it: CALayer) in it.shadowRadius }
    add("shadowOffset") { (it: CALayer) in it.shadowOffset }
    add("shadowPath") { (it: CALayer) in it.shadowPath }
    add("zPosition") { (it: CALayer) in it.zPosition }
    add("isDoubleSided") { (it: CALayer) in it.isDoubleSided }
    add("contentsScale") { (it: CALayer) in it.contentsScale }
    add("contentsGravity") { (it: CALayer) in it.contentsGravity }
    add("allowsEdgeAntialiasing") { (it: CALayer) in it.allowsEdgeAntialiasing }
    add("allowsGroupOpacity") { (it: CALayer) in it.allowsGroupOpacity }
    add("shouldRasterize") { (it: CALayer) in it.shouldRasterize }
    add("rasterizationScale") { (it: CALayer) in it.rasterizationScale }
    add("drawsAsynchronously") { (it: CALayer) in it.drawsAsynchronously }
    add("cornerCurve") { (it: CALayer) in it.cornerCurve }
    add("name") { (it: CALayer) in it.name }
    add("maskedCorners") { (it: CALayer) in it.maskedCorners }
    add("mask") { (it: CALayer) in it.mask }
    add("lineWidth") { (it: CAShapeLayer) in it.lineWidth }
    add("lineCap") { (it: CAShapeLayer) in it.lineCap }
    add("lineJoin") { (it: CAShapeLayer) in it.lineJoin }
    add("fillRule") { (it: CAShapeLayer) in it.fillRule }
    add("strokeStart") { (it: CAShapeLayer) in it.strokeStart }
    add("strokeEnd") { (it: CAShapeLayer) in it.strokeEnd }
    add("strokeColor") { (it: CAShapeLayer) in it.strokeColor }
    add("fillColor") { (it: CAShapeLayer) in it.fillColor }
    add("lineDashPhase") { (it: CAShapeLayer) in it.lineDashPhase }
    add("lineDashPattern") { (it: CAShapeLayer) in it.lineDashPattern }
    add("path") { (it: CAShapeLayer) in it.path }
    add("startPoint") { (it: CAGradientLayer) in it.startPoint }
    add("endPoint") { (it: CAGradientLayer) in it.endPoint }
    add("type") { (it: CAGradientLayer) in it.type }
    add("colors") { (it: CAGradientLayer) in it.colors }
    add("locations") { (it: CAGradientLayer) in it.locations }
    add("isEnabled") { (it: UIBarItem) in it.isEnabled }
    add("tag") { (it: UIBarItem) in it.tag }
    add("imageInsets") { (it: UIBarItem) in it.imageInsets }
    add("title") { (it: UIBarItem) in it.title }
    add("image") { (it: UIBarItem) in it.image }
    add("style") { (it: UIBarButtonItem) in it.style }
    add("width") { (it: UIBarButtonItem) in it.width }
    add("customView") { (it: UIBarButtonItem) in it.customView }
    add("isSelected") { (it: UIBarButtonItem) in it.isSelected }
    add("isHidden") { (it: UIBarButtonItem) in it.isHidden }
    add("tintColor") { (it: UIBarButtonItem) in it.tintColor }
    add("changesSelectionAsPrimaryAction") { (it: UIBarButtonItem) in it.changesSelectionAsPrimaryAction }
    add("possibleTitles") { (it: UIBarButtonItem) in it.possibleTitles }
    add("badgeValue") { (it: UITabBarItem) in it.badgeValue }
    add("badgeColor") { (it: UITabBarItem) in it.badgeColor }
    add("titlePositionAdjustment") { (it: UITabBarItem) in it.titlePositionAdjustment }
    add("selectedImage") { (it: UITabBarItem) in it.selectedImage }
    add("title") { (it: UINavigationItem) in it.title }
    add("prompt") { (it: UINavigationItem) in it.prompt }
    add("hidesBackButton") { (it: UINavigationItem) in it.hidesBackButton }
    add("leftItemsSupplementBackButton") { (it: UINavigationItem) in it.leftItemsSupplementBackButton }
    add("largeTitleDisplayMode") { (it: UINavigationItem) in it.largeTitleDisplayMode }
    add("hidesSearchBarWhenScrolling") { (it: UINavigationItem) in it.hidesSearchBarWhenScrolling }
    add("backButtonDisplayMode") { (it: UINavigationItem) in it.backButtonDisplayMode }
    add("titleView") { (it: UINavigationItem) in it.titleView }
    add("searchController") { (it: UINavigationItem) in it.searchController }
    add("isEnabled") { (it: UIGestureRecognizer) in it.isEnabled }
    add("cancelsTouchesInView") { (it: UIGestureRecognizer) in it.cancelsTouchesInView }
    add("delaysTouchesBegan") { (it: UIGestureRecognizer) in it.delaysTouchesBegan }
    add("delaysTouchesEnded") { (it: UIGestureRecognizer) in it.delaysTouchesEnded }
    add("state") { (it: UIGestureRecognizer) in it.state }
    add("name") { (it: UIGestureRecognizer) in it.name }
    add("numberOfTapsRequired") { (it: UITapGestureRecognizer) in it.numberOfTapsRequired }
    add("numberOfTouchesRequired") { (it: UITapGestureRecognizer) in it.numberOfTouchesRequired }
    add("minimumPressDuration") { (it: UILongPressGestureRecognizer) in it.minimumPressDuration }
    add("allowableMovement") { (it: UILongPressGestureRecognizer) in it.allowableMovement }
    add("numberOfTapsRequired") { (it: UILongPressGestureRecognizer) in it.numberOfTapsRequired }
    add("numberOfTouchesRequired") { (it: UILongPressGestureRecognizer) in it.numberOfTouchesRequired }
    add("minimumNumberOfTouches") { (it: UIPanGestureRecognizer) in it.minimumNumberOfTouches }
    add("maximumNumberOfTouches") { (it: UIPanGestureRecognizer) in it.maximumNumberOfTouches }
    add("direction") { (it: UISwipeGestureRecognizer) in it.direction }
    add("numberOfTouchesRequired") { (it: UISwipeGestureRecognizer) in it.numberOfTouchesRequired }
    add("lineWidth") { (it: UIBezierPath) in it.lineWidth }
    add("lineCapStyle") { (it: UIBezierPath) in it.lineCapStyle }
    add("lineJoinStyle") { (it: UIBezierPath) in it.lineJoinStyle }
    add("miterLimit") { (it: UIBezierPath) in it.miterLimit }
    add("flatness") { (it: UIBezierPath) in it.flatness }
    add("usesEvenOddFillRule") { (it: UIBezierPath) in it.usesEvenOddFillRule }
    add("isEmpty") { (it: UIBezierPath) in it.isEmpty }
    add("lineSpacing") { (it: NSParagraphStyle) in it.lineSpacing }
    add("paragraphSpacing") { (it: NSParagraphStyle) in it.paragraphSpacing }
    add("alignment") { (it: NSParagraphStyle) in it.alignment }
    add("firstLineHeadIndent") { (it: NSParagraphStyle) in it.firstLineHeadIndent }
    add("headIndent") { (it: NSParagraphStyle) in it.headIndent }
    add("tailIndent") { (it: NSParagraphStyle) in it.tailIndent }
    add("lineBreakMode") { (it: NSParagraphStyle) in it.lineBreakMode }
    add("minimumLineHeight") { (it: NSParagraphStyle) in it.minimumLineHeight }
    add("maximumLineHeight") { (it: NSParagraphStyle) in it.maximumLineHeight }
    add("lineHeightMultiple") { (it: NSParagraphStyle) in it.lineHeightMultiple }
    add("paragraphSpacingBefore") { (it: NSParagraphStyle) in it.paragraphSpacingBefore }
    add("hyphenationFactor") { (it: NSParagraphStyle) in it.hyphenationFactor }
    add("allowsDefaultTighteningForTruncation") { (it: NSParagraphStyle) in
      it.allowsDefaultTighteningForTruncation
    }
    add("baseWritingDirection") { (it: NSParagraphStyle) in it.baseWritingDirection }
    add("size") { (it: NSTextContainer) in it.size }
    add("lineFragmentPadding") { (it: NSTextContainer) in it.lineFragmentPadding }
    add("maximumNumberOfLines") { (it: NSTextContainer) in it.maximumNumberOfLines }
    add("lineBreakMode") { (it: NSTextContainer) in it.lineBreakMode }
    found["huggingHorizontal"] = [
      { ($0 as? UIView).map { text($0.contentHuggingPriority(for: .horizontal)) } }
    ]
    found["huggingVertical"] = [{ ($0 as? UIView).map { text($0.contentHuggingPriority(for: .vertical)) } }]
    found["resistanceHorizontal"] = [
      { ($0 as? UIView).map { text($0.contentCompressionResistancePriority(for: .horizontal)) } }
    ]
    found["resistanceVertical"] = [
      { ($0 as? UIView).map { text($0.contentCompressionResistancePriority(for: .vertical)) } }
    ]
    found["titleColor"] = [{ ($0 as? UIButton).map { text($0.currentTitleColor) } }]
    found["scale"] = [{ ($0 as? UIImageView).map { text($0.contentScaleFactor) } }]
    return found
  }()

  // MARK: Texts

  static func text(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    switch value {
    case let flag as Bool where type(of: value) == Bool.self: return "\(flag)"
    case let number as Int where type(of: value) == Int.self: return "\(number)"
    case let color as UIColor: return name(of: color)
    case let font as UIFont: return text(of: font)
    case let number as CGFloat: return text(of: Double(number))
    case let number as Double: return text(of: number)
    case let number as Float: return text(of: Double(number))
    case let priority as UILayoutPriority: return text(of: Double(priority.rawValue))
    case let insets as UIEdgeInsets:
      return [insets.top, insets.left, insets.bottom, insets.right].map { text(of: Double($0)) }.joined(
        separator: " ")
    case let insets as NSDirectionalEdgeInsets:
      return [insets.top, insets.leading, insets.bottom, insets.trailing].map { text(of: Double($0)) }
        .joined(separator: " ")
    case let size as CGSize: return "\(text(of: size.width)) \(text(of: size.height))"
    case let point as CGPoint: return "\(text(of: point.x)) \(text(of: point.y))"
    case let offset as UIOffset: return "\(text(of: offset.horizontal)) \(text(of: offset.vertical))"
    case let level as UIWindow.Level: return text(of: Double(level.rawValue))
    case let rate as UIScrollView.DecelerationRate: return text(of: Double(rate.rawValue))
    case let list as [Any]: return list.isEmpty ? "none" : "\(list.count) of \(type(of: list))"
    case let object as NSObject where type(of: value) is AnyClass: return String(describing: type(of: object))
    case let raw as any OptionSet: return "\(raw.rawValue)"
    default: return String(describing: value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func text(of number: Double) -> String {
    if number == Double.greatestFiniteMagnitude || number == Double(Float.greatestFiniteMagnitude) {
      return "largest"
    }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func text(of font: UIFont) -> String {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return "\(text(of: Double(font.pointSize)))\(isBold ? " bold" : "")"
  }

  private static func name(of color: UIColor) -> String {
    named.first { $0.1 == color }?.0 ?? "another colour"
  }

  private static let named: [(String, UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("white", .white),
    ("black", .black), ("clear", .clear), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground), ("separator", .separator),
    ("systemBlue", .systemBlue), ("systemGray", .systemGray), ("placeholderText", .placeholderText),
  ]
}
