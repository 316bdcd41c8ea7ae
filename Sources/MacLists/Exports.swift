// The targets above, and this one's own files, see these names as if they stood here.
@_exported import CompositionalLayout
@_exported import ListSnapshots
@_exported import MacControls
