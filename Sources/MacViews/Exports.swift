// AppKit's classes under one module's name, for clients.
@_exported import MacControls
@_exported import MacDocuments
@_exported import MacDrawing
@_exported import MacLists
@_exported import MacWindows
