// The iOS façade in one module: programs import it, or the product `UIKit`, which has Apple's name.
@_exported import iOSControls
@_exported import iOSCore
@_exported import iOSDocuments
@_exported import iOSDrawing
@_exported import iOSLists
