import Foundation

#if Tool
  import AutoLayoutTool

  let status = Tool.run(Array(CommandLine.arguments.dropFirst()), in: .live())
  exit(status.rawValue)
#else
  // The package was built without its trait `Tool`, so the command line's libraries were not resolved.
  let message = """
    error: autolayout was built without its command line, because the package trait "Tool" is off
    hint: run `swift run --traits Tool autolayout` in AutoLayout's folder, or remove `traits: []` from your dependency
    """
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
#endif
