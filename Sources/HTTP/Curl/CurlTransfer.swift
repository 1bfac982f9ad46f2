import CCurl
import Domain

/// A request in flight: its handle and the response so far.
final class CurlTransfer {
  let easy: CurlEasy
  private let host: String
  private let certificate: UInt
  private let limits: CurlClient.Limits
  private var response: PartialResponse

  /// libcurl must be loaded.
  init(host: String, limits: CurlClient.Limits) throws(AppError) {
    self.easy = try CurlEasy()
    self.host = host
    self.certificate = octodo_curl_watch_certificate(easy.pointer)
    self.limits = limits
    self.response = PartialResponse(limits: limits)
    let context = Unmanaged.passUnretained(self).toOpaque()
    try easy.check(octodo_curl_on_header(easy.pointer, Self.takeHeader, context))
    try easy.check(octodo_curl_on_body(easy.pointer, Self.takeBody, context))
  }

  /// The decoded size of the body so far.
  var bodyBytes: Int { response.bodyBytes }

  /// The response, or the failure.
  func result(_ code: octodo_curl_code) -> Result<HTTPClientResponse, any Error> {
    if let violation = response.violation { return .failure(violation) }
    guard code == OCTODO_CURLE_OK else { return .failure(failure(code)) }
    guard let whole = response.whole else { return .failure(AppError.connectionLost) }
    return .success(whole)
  }

  private func failure(_ code: octodo_curl_code) -> AppError {
    switch code {
    case OCTODO_CURLE_FILESIZE_EXCEEDED: .tooLarge(limitBytes: limits.bodyBytes)
    // One header line longer than libcurl's buffer.
    case OCTODO_CURLE_OUT_OF_MEMORY where !response.hasHead: .tooManyHeaders
    case OCTODO_CURLE_PEER_FAILED_VERIFICATION: certificateFailure ?? AppError(code, host: host, errno: 0)
    case _ where code.mayMeanNoDescriptor && DescriptorLack.isLikely: .fewDescriptors
    default: AppError(code, host: host, errno: Int32(easy.info(OCTODO_CURLINFO_OS_ERRNO)))
    }
  }

  private var certificateFailure: AppError? {
    let check = easy.info(OCTODO_CURLINFO_SSL_VERIFYRESULT)
    let certificate = octodo_curl_certificate(self.certificate)?.pointee
    return AppError(certificateCheck: check, certificate, host: host)
  }

  private static let takeHeader: octodo_curl_data_callback = { data, size, count, context in
    guard let data, let context else { return 0 }
    let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    let line = UnsafeRawBufferPointer(start: data, count: size * count)
    return transfer.response.takeHeaderLine(line) ? line.count : 0
  }

  private static let takeBody: octodo_curl_data_callback = { data, size, count, context in
    guard let data, let context else { return 0 }
    let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: data, count: size * count)
    return transfer.response.takeBody(bytes) ? bytes.count : 0
  }
}

extension octodo_curl_code {
  /// Whether libcurl also returns this code if a socket or a file could not be opened.
  fileprivate var mayMeanNoDescriptor: Bool {
    switch self {
    case OCTODO_CURLE_COULDNT_RESOLVE_HOST, OCTODO_CURLE_COULDNT_RESOLVE_PROXY, OCTODO_CURLE_COULDNT_CONNECT,
      OCTODO_CURLE_SSL_CONNECT_ERROR, OCTODO_CURLE_SSL_CACERT_BADFILE:
      true
    default: false
    }
  }
}
