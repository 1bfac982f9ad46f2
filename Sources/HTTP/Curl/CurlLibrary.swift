import CCurl

/// The installed libcurl.
public enum CurlLibrary {
  /// The version, such as 7.88.1. Loads libcurl if needed; nil if it cannot be loaded.
  public static func version() -> String? {
    guard octodo_curl_load(), let text = octodo_curl_version() else { return nil }
    let first = String(cString: text).prefix { $0 != " " }
    return first.split(separator: "/").last.map(String.init)
  }

  /// - Throws: `HTTPFailure.fewDescriptors`, `HTTPFailure.noCurl`.
  static func load() throws(HTTPFailure) {
    guard !octodo_curl_load() else { return }
    throw DescriptorLack.isLikely ? .fewDescriptors : .noCurl
  }
}
