import Foundation
import ObjCCompatibility

#if !canImport(ObjectiveC)
  extension UIResponder: _KeyValueCodingAndObserving {}
#endif
