// Both are in the header of that library, so tests need no import of their own.
@_exported import Foundation
@_exported import XCTest
@_exported import iOSViews
