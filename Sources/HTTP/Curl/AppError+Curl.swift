import CCurl
import Domain
import FoundationEssentials
import Glibc

extension AppError {
  static let curlIsShortOfMemory = AppError.other(reason: "There is too little memory for a request")

  /// Maps libcurl's code to an error that a user understands.
  /// - Parameter errno: of the last failed connect, 0 if there was none.
  init(_ code: octodo_curl_code, host: String, errno: Int32) {
    self =
      switch code {
      case OCTODO_CURLE_COULDNT_RESOLVE_HOST: .unknownHost(host)
      case OCTODO_CURLE_COULDNT_RESOLVE_PROXY:
        .other(reason: "The proxy's host is unknown. Check the variable https_proxy")
      case OCTODO_CURLE_PROXY: .other(reason: "The proxy refused. Check the variable https_proxy")
      case OCTODO_CURLE_COULDNT_CONNECT: Self(connectErrno: errno, host: host)
      case OCTODO_CURLE_OPERATION_TIMEDOUT: .timedOut
      case OCTODO_CURLE_PARTIAL_FILE, OCTODO_CURLE_GOT_NOTHING, OCTODO_CURLE_SEND_ERROR,
        OCTODO_CURLE_RECV_ERROR,
        OCTODO_CURLE_HTTP2, OCTODO_CURLE_HTTP2_STREAM:
        .connectionLost
      case OCTODO_CURLE_SSL_CONNECT_ERROR, OCTODO_CURLE_SSL_CERTPROBLEM, OCTODO_CURLE_SSL_CIPHER,
        OCTODO_CURLE_PEER_FAILED_VERIFICATION, OCTODO_CURLE_SSL_ISSUER_ERROR,
        OCTODO_CURLE_SSL_INVALIDCERTSTATUS, OCTODO_CURLE_SSL_CLIENTCERT:
        .insecure(reason: Self.text(code))
      case OCTODO_CURLE_SSL_CACERT_BADFILE: .noCertificates
      // All schemes were checked before the request, so these mean that the reply is not HTTP.
      case OCTODO_CURLE_UNSUPPORTED_PROTOCOL, OCTODO_CURLE_WEIRD_SERVER_REPLY:
        .other(reason: "\(host) does not answer in HTTP")
      case OCTODO_CURLE_BAD_CONTENT_ENCODING:
        .other(reason: "The response of \(host) is not packed as it says")
      default: .other(reason: "\(Self.text(code)) (libcurl \(code.rawValue))")
      }
  }

  /// Why the connection failed.
  init(connectErrno errno: Int32, host: String) {
    self =
      switch errno {
      case ENETUNREACH, EHOSTUNREACH, ENETDOWN: .offline
      case ETIMEDOUT: .timedOut
      case EMFILE, ENFILE: .fewDescriptors
      default: .refused(host: host)
      }
  }

  /// libcurl's fixed sentence for a code. Its detailed messages contain URLs and may quote the server.
  private static func text(_ code: octodo_curl_code) -> String {
    String(cString: octodo_curl_message(code))
  }
}

extension AppError {
  /// Why a certificate is not accepted; nil if that was not the reason.
  /// - Parameters:
  ///   - check: the OpenSSL check that failed (x509_vfy.h). libcurl starts with 1 and keeps it if OpenSSL
  ///     found no error but libcurl's own check of the host name failed.
  ///   - certificate: the fields read from the certificate.
  init?(certificateCheck check: Int, _ certificate: octodo_certificate?, host: String) {
    switch check {
    case 0, 1: self = .wrongHost(host: host, names: certificate.flatMap { Self.text($0.hosts) })
    // X509_V_ERR_CERT_NOT_YET_VALID, X509_V_ERR_CERT_HAS_EXPIRED.
    case 9:
      self = .certificateNotYetValid(host: host, day: certificate.flatMap { Self.day($0.start) })
    case 10: self = .certificateExpired(host: host, day: certificate.flatMap { Self.day($0.end) })
    // The issuer is missing, or a self-signed certificate is not trusted.
    case 2, 18, 19, 20, 21:
      self = .unknownIssuer(host: host, name: certificate.flatMap { Self.text($0.issuer) })
    default: return nil
    }
  }

  private static func day(_ seconds: Int64) -> String? {
    guard seconds != 0 else { return nil }
    return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601.year().month().day())
  }

  private static func text<Characters>(_ characters: Characters) -> String? {
    let text = withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }
}
