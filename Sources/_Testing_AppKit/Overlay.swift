// Swift Testing wants this module wherever a file imports both Testing and AppKit.
@_exported import Testing
