public import Domain
public import HTTPTypes

extension HTTPRequest {
  /// The address of the request, if the request is safe to send.
  /// - Throws: `AppError.invalidRequest` for a URL or header that the other side could read differently.
  ///   The reason never contains a header value, because it may be a token.
  public func checkedAddress() throws(AppError) -> HTTPAddress {
    guard let scheme, let authority, let path, let origin = HTTPOrigin(scheme: scheme, authority: authority),
      let address = HTTPAddress(origin: origin, target: path)
    else {
      throw .invalidRequest(reason: "This is not an address that octodo can call: use https://HOST/PATH")
    }
    guard origin.isConfidential else {
      throw .invalidRequest(reason: "octodo connects to \(origin.host) over https only")
    }
    for field in headerFields {
      if Self.ownedByTransport.contains(field.name) {
        throw .invalidRequest(reason: "The header \(field.name.rawName) is not the caller's to set")
      }
      guard field.hasPlainValue else {
        throw .invalidRequest(reason: "The header \(field.name.rawName) holds control characters")
      }
    }
    return address
  }

  /// Headers that frame the message or belong to one connection (RFC 9110, section 7.6.1).
  private static let ownedByTransport = Set(
    [
      "host", "content-length", "transfer-encoding", "connection", "keep-alive", "upgrade", "te", "trailer",
      "expect", "accept-encoding", "proxy-authorization", "proxy-connection",
    ].compactMap { HTTPField.Name($0) })
}

extension HTTPField {
  /// True if no byte could end the header line or control a terminal.
  fileprivate var hasPlainValue: Bool {
    withUnsafeBytesOfValue { bytes in
      bytes.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
    }
  }
}
