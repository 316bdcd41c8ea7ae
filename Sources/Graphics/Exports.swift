// Exported so that programs and tests can set the text measurer of a scope.
@_exported import struct AmbientInputs.AmbientInputs
