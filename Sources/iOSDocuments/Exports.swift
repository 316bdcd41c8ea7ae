// Re-exports the lower targets, so that their names are available with this one.
@_exported import iOSLists

// The states of documents between which animations run, shared by both façades.
@_exported import enum DocumentInflation.SceneChange
@_exported import enum DocumentInflation.SceneStrategy
