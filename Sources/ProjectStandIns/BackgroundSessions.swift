import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSessionConfiguration {
    /// The default configuration: without a system that goes on, transfers end with the program.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  }
#endif
