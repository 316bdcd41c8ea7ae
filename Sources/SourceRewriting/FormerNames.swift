/// Names that Swift 4.2 replaced. Code in Swift 4's language mode uses them on Apple's systems, too.
enum FormerNames {
  /// The names that `UIKitStandIns` declares in its folder `Swift4`, with a label of `didMove(toParentViewController:)`.
  static let names = Set(
    """
      NSLayoutAttribute NSLayoutFormatOptions NSLayoutRelation \
      UIAccessibilityAnnouncementNotification UIAccessibilityIsReduceMotionEnabled \
      UIAccessibilityIsReduceTransparencyEnabled UIAccessibilityIsVoiceOverRunning \
      UIAccessibilityLayoutChangedNotification UIAccessibilityNotifications \
      UIAccessibilityPostNotification UIAccessibilityScreenChangedNotification \
      UIAccessibilityTraitAdjustable UIAccessibilityTraitAllowsDirectInteraction \
      UIAccessibilityTraitButton UIAccessibilityTraitHeader UIAccessibilityTraitImage \
      UIAccessibilityTraitLink UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled \
      UIAccessibilityTraitSearchField UIAccessibilityTraitSelected UIAccessibilityTraitStaticText \
      UIAccessibilityTraitSummaryElement UIAccessibilityTraitUpdatesFrequently \
      UIAccessibilityVoiceOverStatusChanged UIActivityIndicatorViewStyle UIActivityType UIAlertActionStyle \
      UIAlertControllerStyle UIApplicationBackgroundFetchIntervalMinimum \
      UIApplicationBackgroundFetchIntervalNever UIApplicationDidBecomeActive \
      UIApplicationDidChangeStatusBarFrame UIApplicationDidChangeStatusBarOrientation \
      UIApplicationDidEnterBackground UIApplicationDidFinishLaunching UIApplicationDidReceiveMemoryWarning \
      UIApplicationLaunchOptionsKey UIApplicationOpenSettingsURLString UIApplicationOpenURLOptionsKey \
      UIApplicationState UIApplicationUserDidTakeScreenshot UIApplicationWillChangeStatusBarFrame \
      UIApplicationWillChangeStatusBarOrientation UIApplicationWillEnterForeground \
      UIApplicationWillResignActive UIApplicationWillTerminate UIBackgroundTaskInvalid \
      UIBarButtonItemStyle UIBarButtonSystemItem UIBlurEffectStyle UIButtonType \
      UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader \
      UICollectionViewFlowLayoutAutomaticSize UICollectionViewScrollDirection \
      UICollectionViewScrollPosition UIContentSizeCategoryDidChange UIControlContentHorizontalAlignment \
      UIControlContentVerticalAlignment UIControlEvents UIControlState UIDatePickerMode \
      UIDeviceBatteryLevelDidChange UIDeviceBatteryState UIDeviceBatteryStateDidChange \
      UIDeviceOrientationDidChange UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsInsetRect UIEdgeInsetsMake \
      UIEventSubtype UIEventType UIFontDescriptorSymbolicTraits UIFontTextStyle UIGestureRecognizerState \
      UIImageJPEGRepresentation UIImageOrientation UIImagePNGRepresentation \
      UIImagePickerControllerEditedImage UIImagePickerControllerMediaType UIImagePickerControllerMediaURL \
      UIImagePickerControllerOriginalImage UIImagePickerControllerSourceType UIImageRenderingMode \
      UIImageResizingMode UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey \
      UIKeyboardDidChangeFrame UIKeyboardDidHide UIKeyboardDidShow UIKeyboardFrameBeginUserInfoKey \
      UIKeyboardFrameEndUserInfoKey UIKeyboardIsLocalUserInfoKey UIKeyboardWillChangeFrame \
      UIKeyboardWillHide UIKeyboardWillShow UILayoutConstraintAxis UILayoutFittingCompressedSize \
      UILayoutFittingExpandedSize UIMenuControllerArrowDirection UINavigationControllerHideShowBarDuration \
      UINavigationControllerOperation UINavigationItemLargeTitleDisplayMode UIOffsetMake \
      UIPageViewControllerNavigationDirection UIPageViewControllerNavigationOrientation \
      UIPageViewControllerSpineLocation UIPageViewControllerTransitionStyle UIPasteboardChanged \
      UIPressType UIProgressViewStyle UIScrollViewContentInsetAdjustmentBehavior \
      UIScrollViewDecelerationRateFast UIScrollViewDecelerationRateNormal UIScrollViewIndicatorStyle \
      UIScrollViewKeyboardDismissMode UISearchBarIcon UISearchBarStyle UISegmentedControlNoSegment \
      UISplitViewControllerAutomaticDimension UISplitViewControllerDisplayMode UIStackViewAlignment \
      UIStackViewDistribution UISwipeGestureRecognizerDirection UITabBarSystemItem \
      UITableViewAutomaticDimension UITableViewCellAccessoryType UITableViewCellEditingStyle \
      UITableViewCellSelectionStyle UITableViewCellSeparatorStyle UITableViewCellStyle \
      UITableViewIndexSearch UITableViewRowActionStyle UITableViewRowAnimation UITableViewScrollPosition \
      UITableViewStyle UITextBorderStyle UITextFieldDidEndEditingReason UITextFieldTextDidBeginEditing \
      UITextFieldTextDidChange UITextFieldTextDidEndEditing UITextFieldViewMode \
      UITextViewTextDidBeginEditing UITextViewTextDidChange UITextViewTextDidEndEditing UITouchPhase \
      UITouchType UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing UIViewContentMode \
      UIViewKeyframeAnimationOptions UIViewNoIntrinsicMetric UIViewTintAdjustmentMode \
      UIWindowDidBecomeHidden UIWindowDidBecomeKey UIWindowDidBecomeVisible UIWindowDidResignKey \
      UIWindowLevel UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar addChildViewController bringSubview \
      childViewControllers kCAAlignmentCenter kCAAlignmentLeft kCAAlignmentRight kCAAnimationCubic \
      kCAAnimationDiscrete kCAAnimationLinear kCAAnimationPaced kCAEmitterLayerLine kCAEmitterLayerPoint \
      kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved kCAFillRuleEvenOdd \
      kCAFillRuleNonZero kCAGradientLayerAxial kCAGradientLayerRadial kCAGravityCenter kCAGravityResize \
      kCAGravityResizeAspect kCAGravityResizeAspectFill kCALineCapButt kCALineCapRound kCALineCapSquare \
      kCALineJoinBevel kCALineJoinMiter kCALineJoinRound kCAMediaTimingFunctionDefault \
      kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionEaseOut \
      kCAMediaTimingFunctionLinear kCATransitionFade kCATransitionFromBottom kCATransitionFromLeft \
      kCATransitionFromRight kCATransitionFromTop kCATransitionMoveIn kCATransitionPush \
      kCATransitionReveal kCATruncationEnd removeFromParentViewController sendSubview toParentViewController
    """.split(separator: " ").map(String.init))
}
