import CCurl
import FoundationEssentials

extension CertificateProblem {
  /// - Parameters:
  ///   - code: the OpenSSL check that failed (x509_vfy.h). libcurl starts with 1 and keeps it if OpenSSL
  ///     found no error but libcurl's own check of the host name failed.
  ///   - certificate: the fields read from the certificate.
  init?(check code: Int, _ certificate: octodo_certificate?) {
    switch code {
    case 0, 1: self = .wrongHost(name: certificate.flatMap { Self.text($0.subject) })
    // X509_V_ERR_CERT_NOT_YET_VALID, X509_V_ERR_CERT_HAS_EXPIRED.
    case 9: self = .notYetValid(day: certificate.flatMap { Self.day($0.start) })
    case 10: self = .expired(day: certificate.flatMap { Self.day($0.end) })
    // The issuer is missing, or a self-signed certificate is not trusted.
    case 2, 18, 19, 20, 21: self = .unknownIssuer(name: certificate.flatMap { Self.text($0.issuer) })
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
