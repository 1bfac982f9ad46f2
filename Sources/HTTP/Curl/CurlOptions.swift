import CCurl
import Domain
import HTTPTypes

/// Everything that libcurl gets for one request. All options that octodo sets are in this file.
struct CurlOptions {
  let request: HTTPRequest
  let body: [UInt8]
  let address: HTTPAddress
  let userAgent: String
  let certificates: CurlCertificates
  let timeLeft: Duration
  let limits: CurlClient.Limits
}

extension CurlEasy {
  func apply(_ options: CurlOptions) throws(AppError) {
    try setAddress(options.address)
    try setMethod(of: options)
    try setHeaders(of: options)
    try setSecurity(options.certificates)
    try setLimits(of: options)
  }

  private func setAddress(_ address: HTTPAddress) throws(AppError) {
    try set(OCTODO_CURLOPT_URL, address.url)
    // The requested path is the one that was checked, so libcurl must not remove dot segments.
    try set(OCTODO_CURLOPT_PATH_AS_IS, true)
    try set(OCTODO_CURLOPT_DISALLOW_USERNAME_IN_URL, true)
    try setProtocols(address.origin.scheme)
    try set(OCTODO_CURLOPT_HTTP_VERSION, Int(OCTODO_CURL_HTTP_VERSION_2TLS))
    // Prefers sharing one HTTP/2 connection to opening several. Without TLS there is no HTTP/2, and libcurl
    // would wait for a whole response before it knew.
    try set(OCTODO_CURLOPT_PIPEWAIT, address.origin.scheme == "https")
    // HTTP/0.9 would treat a reply without a status line as a body.
    try set(OCTODO_CURLOPT_HTTP09_ALLOWED, false)
    if address.origin.isLoopback { try set(OCTODO_CURLOPT_NOPROXY, "*") }
    try set(OCTODO_CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
    // RedirectPolicy follows redirects. The other options are a second line of defence.
    try set(OCTODO_CURLOPT_FOLLOWLOCATION, false)
    try set(OCTODO_CURLOPT_MAXREDIRS, 5)
    try set(OCTODO_CURLOPT_UNRESTRICTED_AUTH, false)
    try set(OCTODO_CURLOPT_NETRC, Int(OCTODO_CURL_NETRC_IGNORED))
  }

  /// Without this limit libcurl reads files and speaks some twenty protocols. The option takes names since
  /// 7.85 and bits before.
  private func setProtocols(_ scheme: String) throws(AppError) {
    guard try !setIfKnown(OCTODO_CURLOPT_PROTOCOLS_STR, scheme) else {
      guard try setIfKnown(OCTODO_CURLOPT_REDIR_PROTOCOLS_STR, scheme) else { throw .curlIsShortOfMemory }
      return
    }
    let bit = Int(scheme == "https" ? OCTODO_CURLPROTO_HTTPS : OCTODO_CURLPROTO_HTTP)
    try set(OCTODO_CURLOPT_PROTOCOLS, bit)
    try set(OCTODO_CURLOPT_REDIR_PROTOCOLS, bit)
  }

  private func setMethod(of options: CurlOptions) throws(AppError) {
    switch options.request.method {
    case .get where options.body.isEmpty: try set(OCTODO_CURLOPT_HTTPGET, true)
    case .head: try set(OCTODO_CURLOPT_NOBODY, true)
    case let method:
      let takesBody = [.post, .put, .patch].contains(method)
      if takesBody || !options.body.isEmpty { try setBody(options.body) }
      try set(OCTODO_CURLOPT_CUSTOMREQUEST, method.rawValue)
    }
  }

  private func setHeaders(of options: CurlOptions) throws(AppError) {
    try set(OCTODO_CURLOPT_USERAGENT, options.userAgent)
    // gzip only: fewer decoders handle data from outside.
    try set(OCTODO_CURLOPT_ACCEPT_ENCODING, "gzip")
    // Request headers are for the server, not for a proxy.
    try set(OCTODO_CURLOPT_HEADEROPT, Int(OCTODO_CURL_HEADER_SEPARATE))
    try setHeaders(CurlHeaderLines.lines(of: options.request.headerFields))
  }

  private func setSecurity(_ certificates: CurlCertificates) throws(AppError) {
    try set(OCTODO_CURLOPT_SSL_VERIFYPEER, true)
    try set(OCTODO_CURLOPT_SSL_VERIFYHOST, 2)
    try set(OCTODO_CURLOPT_SSLVERSION, Int(OCTODO_CURL_SSLVERSION_TLS_1_2))
    switch certificates {
    case .chosen(let file, let folder):
      if let file { try set(OCTODO_CURLOPT_CAINFO, file) }
      if let folder { try set(OCTODO_CURLOPT_CAPATH, folder) }
    case .folder(let path):
      try set(OCTODO_CURLOPT_CAINFO, nil)
      try set(OCTODO_CURLOPT_CAPATH, path)
    case .builtIn: break
    }
    // The loop handles signals.
    try set(OCTODO_CURLOPT_NOSIGNAL, true)
  }

  private func setLimits(of options: CurlOptions) throws(AppError) {
    let limits = options.limits
    try set(OCTODO_CURLOPT_CONNECTTIMEOUT_MS, limits.connect.wholeMilliseconds)
    try set(OCTODO_CURLOPT_TIMEOUT_MS, options.timeLeft.wholeMilliseconds)
    try set(OCTODO_CURLOPT_LOW_SPEED_LIMIT, limits.slowestBytesPerSecond)
    try set(OCTODO_CURLOPT_LOW_SPEED_TIME, max(1, Int(limits.slowFor.components.seconds)))
    // Works only if the size is announced; PartialResponse enforces the limit in every case.
    try set(OCTODO_CURLOPT_MAXFILESIZE_LARGE, bytes: limits.bodyBytes)
  }
}

extension Duration {
  /// At least one, because 0 means no limit to libcurl.
  fileprivate var wholeMilliseconds: Int {
    max(1, Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000))
  }
}

/// Header fields as the lines that libcurl expects.
enum CurlHeaderLines {
  static func lines(of fields: HTTPFields) -> [[UInt8]] {
    var lines = fields.map(line)
    // libcurl adds these two by default: the first declares a web form, the second costs a round trip.
    if !fields.contains(.contentType) { lines.append(Array("Content-Type:".utf8)) }
    lines.append(Array("Expect:".utf8))
    return lines
  }

  private static func line(_ field: HTTPField) -> [UInt8] {
    let value = field.withUnsafeBytesOfValue { Array($0) }
    // For libcurl, a name with a colon and no value removes the header.
    if value.isEmpty { return Array("\(field.name.rawName);".utf8) }
    return Array("\(field.name.rawName): ".utf8) + value
  }
}
