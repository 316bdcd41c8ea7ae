// Part of this target's interface: the calls that lead to an object.
@_exported import struct SwiftMetadata.CreationCall
