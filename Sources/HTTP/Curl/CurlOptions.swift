import CCurl
import HTTPTypes

/// All that libcurl is told about one request. Every option that octodo sets is here.
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
  func apply(_ options: CurlOptions) throws(HTTPFailure) {
    try setAddress(options.address)
    try setMethod(of: options)
    try setHeaders(of: options)
    try setSecurity(options.certificates)
    try setLimits(of: options)
  }

  private func setAddress(_ address: HTTPAddress) throws(HTTPFailure) {
    try set(OCTODO_CURLOPT_URL, address.url)
    // What was checked is what is asked for: no squeezing of dots.
    try set(OCTODO_CURLOPT_PATH_AS_IS, true)
    try set(OCTODO_CURLOPT_DISALLOW_USERNAME_IN_URL, true)
    try setProtocols(address.origin.scheme)
    try set(OCTODO_CURLOPT_HTTP_VERSION, Int(OCTODO_CURL_HTTP_VERSION_2TLS))
    // Rather one connection with HTTP/2 than several that are opened at once. Without TLS there is no HTTP/2,
    // and libcurl would wait for a whole answer before it knew.
    try set(OCTODO_CURLOPT_PIPEWAIT, address.origin.scheme == "https")
    // A reply without a status line would be taken for a body.
    try set(OCTODO_CURLOPT_HTTP09_ALLOWED, false)
    if address.origin.isLoopback { try set(OCTODO_CURLOPT_NOPROXY, "*") }
    try set(OCTODO_CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
    // Redirects are followed by RedirectPolicy. The rest stands for the case that they were not.
    try set(OCTODO_CURLOPT_FOLLOWLOCATION, false)
    try set(OCTODO_CURLOPT_MAXREDIRS, 5)
    try set(OCTODO_CURLOPT_UNRESTRICTED_AUTH, false)
    try set(OCTODO_CURLOPT_NETRC, Int(OCTODO_CURL_NETRC_IGNORED))
  }

  /// Without this libcurl reads files and speaks some twenty protocols. The names are known since 7.85,
  /// before that there were bits.
  private func setProtocols(_ scheme: String) throws(HTTPFailure) {
    guard try !setIfKnown(OCTODO_CURLOPT_PROTOCOLS_STR, scheme) else {
      guard try setIfKnown(OCTODO_CURLOPT_REDIR_PROTOCOLS_STR, scheme) else { throw .curlIsShortOfMemory }
      return
    }
    let bit = Int(scheme == "https" ? OCTODO_CURLPROTO_HTTPS : OCTODO_CURLPROTO_HTTP)
    try set(OCTODO_CURLOPT_PROTOCOLS, bit)
    try set(OCTODO_CURLOPT_REDIR_PROTOCOLS, bit)
  }

  private func setMethod(of options: CurlOptions) throws(HTTPFailure) {
    switch options.request.method {
    case .get where options.body.isEmpty: try set(OCTODO_CURLOPT_HTTPGET, true)
    case .head: try set(OCTODO_CURLOPT_NOBODY, true)
    case let method:
      let takesBody = [.post, .put, .patch].contains(method)
      if takesBody || !options.body.isEmpty { try setBody(options.body) }
      try set(OCTODO_CURLOPT_CUSTOMREQUEST, method.rawValue)
    }
  }

  private func setHeaders(of options: CurlOptions) throws(HTTPFailure) {
    try set(OCTODO_CURLOPT_USERAGENT, options.userAgent)
    // gzip only: what is not asked for need not be decoded.
    try set(OCTODO_CURLOPT_ACCEPT_ENCODING, "gzip")
    // Our headers are for the server, not for a proxy on the way.
    try set(OCTODO_CURLOPT_HEADEROPT, Int(OCTODO_CURL_HEADER_SEPARATE))
    try setHeaders(CurlHeaderLines.lines(of: options.request.headerFields))
  }

  private func setSecurity(_ certificates: CurlCertificates) throws(HTTPFailure) {
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
    // Signals belong to the loop.
    try set(OCTODO_CURLOPT_NOSIGNAL, true)
  }

  private func setLimits(of options: CurlOptions) throws(HTTPFailure) {
    let limits = options.limits
    try set(OCTODO_CURLOPT_CONNECTTIMEOUT_MS, limits.connect.wholeMilliseconds)
    try set(OCTODO_CURLOPT_TIMEOUT_MS, options.timeLeft.wholeMilliseconds)
    try set(OCTODO_CURLOPT_LOW_SPEED_LIMIT, limits.slowestBytesPerSecond)
    try set(OCTODO_CURLOPT_LOW_SPEED_TIME, max(1, Int(limits.slowFor.components.seconds)))
    // Holds only where the size is told before; PartialAnswer counts in any case.
    try set(OCTODO_CURLOPT_MAXFILESIZE_LARGE, bytes: limits.bodyBytes)
  }
}

extension Duration {
  /// At least one: to libcurl, 0 means no limit.
  fileprivate var wholeMilliseconds: Int {
    max(1, Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000))
  }
}
