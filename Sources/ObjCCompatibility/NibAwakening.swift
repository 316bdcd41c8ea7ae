/// An object of a document that is not a responder and is notified after loading: Objective-C sends `awakeFromNib` to
/// objects of all classes.
@preconcurrency @MainActor
public protocol NibAwakening: AnyObject {
  func awakeFromNib()
}
