import CCurl
import FoundationEssentials

extension CertificateProblem {
  /// - Parameters:
  ///   - code: which of OpenSSL's checks failed (x509_vfy.h). libcurl begins with 1, and leaves it where OpenSSL was content
  ///     and its own check of the host's name failed.
  ///   - certificate: what was read of it.
  init?(check code: Int, _ certificate: octodo_certificate?) {
    switch code {
    case 0, 1: self = .wrongHost(name: certificate.flatMap { Self.text($0.subject) })
    // X509_V_ERR_CERT_NOT_YET_VALID, X509_V_ERR_CERT_HAS_EXPIRED.
    case 9: self = .notYetValid(day: certificate.flatMap { Self.day($0.start) })
    case 10: self = .expired(day: certificate.flatMap { Self.day($0.end) })
    // No issuer was found, or one that signed itself and is not trusted.
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
