/// The library's name in Swift packages; in CocoaPods it was `FBSnapshotTestCase`.
@_exported import FBSnapshotTestCase
