// The façade's clients, and its own files, see the shared targets' names as if they stood here.
@_exported import AttributedText
@_exported import LayerTree
@_exported import ObjCCompatibility
