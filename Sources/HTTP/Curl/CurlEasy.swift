import CCurl
import Domain

/// A libcurl easy handle for one request. Setting an option throws if libcurl refuses it.
final class CurlEasy {
  let pointer: OpaquePointer
  private var headerLines: OpaquePointer?

  /// libcurl must be loaded.
  init() throws(AppError) {
    guard let pointer = octodo_curl_easy_new() else { throw .curlIsShortOfMemory }
    self.pointer = pointer
  }

  deinit {
    octodo_curl_easy_free(pointer)
    octodo_curl_list_free(headerLines)
  }

  func set(_ option: octodo_curl_number_option, _ value: Int) throws(AppError) {
    try check(octodo_curl_set_number(pointer, option, value))
  }

  func set(_ option: octodo_curl_number_option, _ value: Bool) throws(AppError) {
    try set(option, value ? 1 : 0)
  }

  /// - Parameter value: nil clears the option, including libcurl's default.
  func set(_ option: octodo_curl_text_option, _ value: String?) throws(AppError) {
    try check(octodo_curl_set_text(pointer, option, value))
  }

  /// Returns false if this version of libcurl does not know the option.
  func setIfKnown(_ option: octodo_curl_text_option, _ value: String) throws(AppError) -> Bool {
    let code = octodo_curl_set_text(pointer, option, value)
    guard code != OCTODO_CURLE_UNKNOWN_OPTION else { return false }
    try check(code)
    return true
  }

  func set(_ option: octodo_curl_size_option, bytes: Int) throws(AppError) {
    try check(octodo_curl_set_size(pointer, option, Int64(bytes)))
  }

  /// - Parameter lines: without line ends and control characters.
  func setHeaders(_ lines: [[UInt8]]) throws(AppError) {
    for line in lines {
      let text = (line + [0]).map { CChar(bitPattern: $0) }
      guard let longer = octodo_curl_list_append(headerLines, text) else { throw .curlIsShortOfMemory }
      headerLines = longer
    }
    try check(octodo_curl_set_headers(pointer, headerLines))
  }

  func setBody(_ bytes: [UInt8]) throws(AppError) {
    try check(octodo_curl_set_body(pointer, bytes, Int64(bytes.count)))
  }

  func info(_ info: octodo_curl_info) -> Int {
    octodo_curl_info(pointer, info)
  }

  func check(_ code: octodo_curl_code) throws(AppError) {
    guard code == OCTODO_CURLE_OK else {
      throw .other(reason: "libcurl refused an option: \(String(cString: octodo_curl_message(code)))")
    }
  }
}
