// AppKit and Foundation under the name of Apple's umbrella module.
@_exported import AppKit
