import Foundation
import iOSViews

// The names that constants had in Swift until 4.2, with the types that they have today. (Apple, UIKit's API notes, `SwiftVersions` 4.)

@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
@MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
@MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}
@MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
@MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
@MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaURL
}
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

// MARK: Core Animation

public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
public var kCATransitionPush: CATransitionType { CATransitionType.push }
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }

// MARK: Notifications

extension Notification.Name {
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }
  public static var UIApplicationWillTerminate: Notification.Name { UIApplication.willTerminateNotification }
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  public static var UIApplicationWillChangeStatusBarOrientation: Notification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  public static var UIApplicationDidChangeStatusBarOrientation: Notification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  public static var UIApplicationWillChangeStatusBarFrame: Notification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }
  public static var UIApplicationDidChangeStatusBarFrame: Notification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }
  public static var UIContentSizeCategoryDidChange: Notification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }
  public static var UIDeviceBatteryStateDidChange: Notification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  public static var UIDeviceBatteryLevelDidChange: Notification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  public static var UIKeyboardWillShow: Notification.Name { UIResponder.keyboardWillShowNotification }
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
  public static var UIKeyboardWillHide: Notification.Name { UIResponder.keyboardWillHideNotification }
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  public static var UITextFieldTextDidChange: Notification.Name { UITextField.textDidChangeNotification }
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }
  public static var UITextViewTextDidChange: Notification.Name { UITextView.textDidChangeNotification }
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }
  public static var UIWindowDidBecomeKey: Notification.Name { UIWindow.didBecomeKeyNotification }
  public static var UIWindowDidBecomeVisible: Notification.Name { UIWindow.didBecomeVisibleNotification }
  public static var UIWindowDidBecomeHidden: Notification.Name { UIWindow.didBecomeHiddenNotification }
  public static var UIWindowDidResignKey: Notification.Name { UIWindow.didResignKeyNotification }
  public static var UIAccessibilityVoiceOverStatusChanged: Notification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  public static var UIPasteboardChanged: Notification.Name { UIPasteboard.changedNotification }
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
}
