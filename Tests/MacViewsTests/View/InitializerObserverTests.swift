import Foundation
import MacViews
import Testing

extension NSCollectionView {
  fileprivate convenience init(later layout: NSCollectionViewLayout) {
    self.init(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    collectionViewLayout = layout
  }
}

extension NSControl {
  fileprivate convenience init(later cell: NSCell) {
    self.init(frame: .zero)
    self.cell = cell
  }
}

extension NSWindow {
  fileprivate convenience init(showing controller: NSViewController) {
    self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    contentViewController = controller
  }
}

/// Properties that clients set in initialisers of their own. Swift skips the observers of stored properties there (The Swift
/// Programming Language, "Property Observers"), while AppKit's setters always run.
@MainActor
struct InitializerObserverTests {
  @Test func collectionsTakeTheLayoutThatAnInitializerSets() {
    let layout = NSCollectionViewFlowLayout()
    let collection = NSCollectionView(later: layout)
    #expect(layout.collectionView === collection)
  }

  @Test func controlsTakeTheCellThatAnInitializerSets() {
    let cell = NSActionCell()
    let control = NSControl(later: cell)
    #expect(cell.controlView === control)
  }

  @Test func windowsShowTheControllerThatAnInitializerSets() {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let window = NSWindow(showing: controller)
    #expect(window.contentView === controller.view)
  }
}
