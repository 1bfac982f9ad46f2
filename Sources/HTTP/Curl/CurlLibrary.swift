import CCurl

/// The libcurl of this machine.
public enum CurlLibrary {
  /// Its version, as 7.88.1, after loading it where that was not done yet; nil where there is none.
  public static func version() -> String? {
    guard octodo_curl_load(), let text = octodo_curl_version() else { return nil }
    let first = String(cString: text).prefix { $0 != " " }
    return first.split(separator: "/").last.map(String.init)
  }
}
