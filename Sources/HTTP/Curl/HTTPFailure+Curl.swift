import CCurl
import Glibc

extension HTTPFailure {
  static let curlIsShortOfMemory = HTTPFailure.other(reason: "There is too little memory for a request.")

  /// Maps libcurl's code to a failure that a user understands.
  /// - Parameter errno: of the last failed connect, 0 if there was none.
  init(_ code: octodo_curl_code, host: String, errno: Int32) {
    self =
      switch code {
      case OCTODO_CURLE_COULDNT_RESOLVE_HOST: .unknownHost(host)
      case OCTODO_CURLE_COULDNT_RESOLVE_PROXY:
        .other(reason: "The proxy's host is unknown. Check the variable https_proxy.")
      case OCTODO_CURLE_PROXY: .other(reason: "The proxy refused. Check the variable https_proxy.")
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
        .other(reason: "\(host) does not answer in HTTP.")
      case OCTODO_CURLE_BAD_CONTENT_ENCODING:
        .other(reason: "The answer of \(host) is not packed as it says.")
      default: .other(reason: "\(Self.text(code)) (libcurl \(code.rawValue)).")
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
