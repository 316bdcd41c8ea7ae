import InterfaceBuilder

extension NibCoder {
  /// The document's view; nil for a controller.
  package var view: InterfaceView? { element as? InterfaceView }
}
