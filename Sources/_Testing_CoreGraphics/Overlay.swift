// Swift Testing wants this module wherever a file imports both Testing and CoreGraphics.
@_exported import Testing
