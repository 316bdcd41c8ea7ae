import Foundation
import MacViews
import Testing

@MainActor
struct CollectionItemLoadingTests {
  private final class Item: NSCollectionViewItem {
    override func loadView() {
      view = NSView()
      let label = NSTextField(labelWithString: "")
      view.addSubview(label)
      textField = label
    }
  }

  /// A data source finds the outlets that `loadView()` sets (a guess for new items, see `CollectionMakers`).
  @Test func madeItemsHaveTheirViews() {
    let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let identifier = NSUserInterfaceItemIdentifier("item")
    collection.register(Item.self, forItemWithIdentifier: identifier)
    let item = collection.makeItem(withIdentifier: identifier, for: IndexPath(item: 0, section: 0))
    #expect(item.isViewLoaded)
    item.textField?.stringValue = "Poster"
    #expect((item.view.subviews.first as? NSTextField)?.stringValue == "Poster")
  }
}
