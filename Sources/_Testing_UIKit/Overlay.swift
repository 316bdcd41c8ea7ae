// Swift Testing wants this module wherever a file imports both Testing and UIKit.
@_exported import Testing
