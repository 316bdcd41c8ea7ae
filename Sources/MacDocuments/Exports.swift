// The targets above, and this one's own files, see these names as if they stood here.
@_exported import MacLists

// The states of documents that animations lead between, which both façades share.
@_exported import enum DocumentInflation.SceneChange
@_exported import enum DocumentInflation.SceneStrategy
