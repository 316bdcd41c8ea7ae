// Re-exports these names to the higher targets and to this target's own files.
@_exported import MacLists

// The states of documents between which animations run, shared by both façades.
@_exported import enum DocumentInflation.SceneChange
@_exported import enum DocumentInflation.SceneStrategy
