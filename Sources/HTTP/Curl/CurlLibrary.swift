import CCurl

/// The libcurl of this machine.
public enum CurlLibrary {
  /// Its version, as 7.88.1, after loading it where that was not done yet; nil where it cannot be loaded.
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
