// Re-exports the shared targets to the façade's clients and to its own files.
@_exported import AttributedText
@_exported import LayerTree
@_exported import ObjCCompatibility

@_exported import struct AssetCatalogs.ColorResource
@_exported import struct AssetCatalogs.ImageResource
