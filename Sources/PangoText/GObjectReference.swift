import CPango

/// Owns one reference to a GObject and releases it on deallocation.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
