import Glibc

/// The trusted certificate authorities.
public enum CurlCertificates: Hashable, Sendable {
  /// Chosen by the user: a PEM bundle, a folder with hashed names, or both. For nil, libcurl's default
  /// applies.
  case chosen(file: String?, folder: String?)
  /// A folder in which OpenSSL finds each certificate by a hash of its name.
  case folder(String)
  /// libcurl's default bundle.
  case builtIn

  /// The certificates of the environment variables, as the curl command reads them: CURL_CA_BUNDLE first, otherwise
  /// SSL_CERT_FILE, SSL_CERT_DIR or both; the system's certificates if none is set. Source: curl(1), "ENVIRONMENT";
  /// both together since curl 8.3.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let bundle = value("CURL_CA_BUNDLE") {
      self = .chosen(file: bundle, folder: nil)
    } else if value("SSL_CERT_FILE") != nil || value("SSL_CERT_DIR") != nil {
      self = .chosen(file: value("SSL_CERT_FILE"), folder: value("SSL_CERT_DIR"))
    } else {
      self = .ofSystem()
    }
  }

  /// The variables that choose the certificates, of those that `init(environment:)` reads; empty for the system's.
  public static func variables(in environment: [String: String]) -> [String] {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    return isSet("CURL_CA_BUNDLE") ? ["CURL_CA_BUNDLE"] : ["SSL_CERT_FILE", "SSL_CERT_DIR"].filter(isSet)
  }

  /// The system's certificates in the fastest form. libcurl's bundle is parsed as a whole, which blocks the
  /// loop for 20 to 60 ms; from a folder only the needed certificates are read.
  public static func ofSystem(folder: String = "/etc/ssl/certs") -> CurlCertificates {
    isHashed(folder) ? .folder(folder) : .builtIn
  }

  /// True for the system's folder, which may lack a certificate that was added to the bundle by hand.
  var mayLackSome: Bool {
    if case .folder = self { true } else { false }
  }

  private static func isHashed(_ folder: String) -> Bool {
    guard let directory = opendir(folder) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isHash(name) { return true }
    }
    return false
  }

  /// True for names such as `5ed36f99.0` (OpenSSL's manual, X509_LOOKUP_hash_dir).
  private static func isHash(_ name: String) -> Bool {
    name.utf8.count == 10 && name.hasSuffix(".0") && name.dropLast(2).allSatisfy(\.isHexDigit)
  }
}
