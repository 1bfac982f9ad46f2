import Glibc

/// Which certificate authorities are trusted.
enum CurlCertificates: Hashable {
  /// A bundle in one file, chosen by the user.
  case file(String)
  /// A folder in which OpenSSL finds each certificate by a hash of its name.
  case folder(String)
  /// The bundle that libcurl was built with.
  case builtIn

  /// The system's, in the form that costs least: libcurl's bundle is read as a whole, 20 to 60 ms in which
  /// the loop stands still, of a folder only what is asked for.
  static func ofSystem(folder: String = "/etc/ssl/certs") -> CurlCertificates {
    isHashed(folder) ? .folder(folder) : .builtIn
  }

  /// True for a folder: it may be without a certificate that somebody added to the bundle by hand.
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
