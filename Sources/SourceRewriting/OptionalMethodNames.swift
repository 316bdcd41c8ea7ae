/// Optional methods of UIKit's and AppKit's protocols whose calls look like those of closures.
enum OptionalMethodNames {
  static let withoutLabels = delegates.union(animators)

  /// Those of `UIViewImplicitlyAnimating`.
  private static let animators: Set = ["addAnimations", "addCompletion"]

  /// The methods without labels in `docs/delegates-ios.tsv` and `docs/delegates-mac.tsv`.
  static let delegates = Set(
    """
    alertShowHelp applicationDidBecomeActive applicationDidChangeOcclusionState \
    applicationDidChangeScreenParameters applicationDidEnterBackground applicationDidFinishLaunching \
    applicationDidHide applicationDidResignActive applicationDidUnhide applicationDidUpdate \
    applicationDockMenu applicationOpenUntitledFile applicationProtectedDataDidBecomeAvailable \
    applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyEquivalents \
    applicationShouldOpenUntitledFile applicationShouldTerminate \
    applicationShouldTerminateAfterLastWindowClosed applicationSupportsSecureRestorableState \
    applicationWillBecomeActive applicationWillEnterForeground applicationWillFinishLaunching \
    applicationWillHide applicationWillResignActive applicationWillTerminate applicationWillUnhide \
    applicationWillUpdate collectionViewDidEndMultipleSelectionInteraction \
    colorPickerViewControllerDidFinish comboBoxSelectionDidChange comboBoxSelectionIsChanging \
    comboBoxWillDismiss comboBoxWillPopUp controlTextDidBeginEditing controlTextDidChange \
    controlTextDidEndEditing didDismissSearchController didPresentSearchController dynamicAnimatorDidPause \
    dynamicAnimatorWillResume gestureRecognizerShouldBegin imagePickerControllerDidCancel menuDidClose \
    menuNeedsUpdate menuWillOpen navigationControllerPreferredInterfaceOrientationForPresentation \
    navigationControllerSupportedInterfaceOrientations outlineViewColumnDidMove outlineViewColumnDidResize \
    outlineViewItemDidCollapse outlineViewItemDidExpand outlineViewItemWillCollapse \
    outlineViewItemWillExpand outlineViewSelectionDidChange outlineViewSelectionIsChanging \
    pageControllerDidEndLiveTransition pageControllerWillStartLiveTransition \
    pageViewControllerPreferredInterfaceOrientationForPresentation \
    pageViewControllerSupportedInterfaceOrientations popoverDidClose popoverDidDetach popoverDidShow \
    popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover \
    popoverShouldClose popoverShouldDetach popoverWillClose popoverWillShow prepareForPopoverPresentation \
    presentSearchController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss \
    presentationControllerShouldDismiss presentationControllerWillDismiss sceneDidBecomeActive \
    sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive \
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndScrollingAnimation \
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop \
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging searchBarBookmarkButtonClicked \
    searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked \
    searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing \
    searchBarTextDidEndEditing searchFieldDidEndSearching searchFieldDidStartSearching \
    sheetPresentationControllerDidChangeSelectedDetentIdentifier splitViewControllerDidCollapse \
    splitViewControllerDidExpand splitViewControllerInteractivePresentationGestureDidEnd \
    splitViewControllerInteractivePresentationGestureWillBegin \
    splitViewControllerPreferredInterfaceOrientationForPresentation \
    splitViewControllerSupportedInterfaceOrientations splitViewDidResizeSubviews splitViewWillResizeSubviews \
    tabBarControllerPreferredInterfaceOrientationForPresentation \
    tabBarControllerSupportedInterfaceOrientations tabViewDidChangeNumberOfTabViewItems \
    tableViewColumnDidMove tableViewColumnDidResize tableViewDidEndMultipleSelectionInteraction \
    tableViewSelectionDidChange tableViewSelectionIsChanging textDidBeginEditing textDidChange \
    textDidEndEditing textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing \
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn \
    textShouldBeginEditing textShouldEndEditing textViewDidBeginEditing textViewDidChange \
    textViewDidChangeSelection textViewDidChangeTypingAttributes textViewDidEndEditing \
    textViewShouldBeginEditing textViewShouldEndEditing toolbarAllowedItemIdentifiers \
    toolbarDefaultItemIdentifiers toolbarDidRemoveItem toolbarImmovableItemIdentifiers \
    toolbarSelectableItemIdentifiers toolbarWillAddItem willDismissSearchController \
    willPresentSearchController windowDidBecomeKey windowDidBecomeMain windowDidChangeBackingProperties \
    windowDidChangeOcclusionState windowDidChangeScreen windowDidChangeScreenProfile windowDidDeminiaturize \
    windowDidEndLiveResize windowDidEndSheet windowDidEnterFullScreen windowDidEnterVersionBrowser \
    windowDidExitFullScreen windowDidExitVersionBrowser windowDidExpose windowDidFailToEnterFullScreen \
    windowDidFailToExitFullScreen windowDidMiniaturize windowDidMove windowDidResignKey windowDidResignMain \
    windowDidResize windowDidUpdate windowShouldClose windowWillBeginSheet windowWillClose \
    windowWillEnterFullScreen windowWillEnterVersionBrowser windowWillExitFullScreen \
    windowWillExitVersionBrowser windowWillMiniaturize windowWillMove windowWillReturnUndoManager \
    windowWillStartLiveResize
    """.split(separator: " ").map(String.init))
}
