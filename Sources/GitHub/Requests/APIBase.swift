import Domain
public import HTTP

/// The base address of GitHub's API: `https://api.github.com`, or `https://HOST/api/v3` of an Enterprise
/// Server. The token is sent to this origin only.
public struct APIBase: Hashable, Sendable {
  public static let gitHubURL = "https://api.github.com"

  public let origin: HTTPOrigin
  /// The prefix of each endpoint's path: empty, or like `/api/v3`, without a trailing slash.
  public let path: String

  /// The API of github.com.
  public static let gitHub = APIBase(origin: HTTPOrigin(httpsHost: "api.github.com"), path: "")

  private init(origin: HTTPOrigin, path: String) {
    self.origin = origin
    self.path = path
  }

  /// Parses an address that a user entered, with or without a trailing slash.
  /// - Throws: `APIBaseError`.
  public init(_ text: String) throws(APIBaseError) {
    guard !text.contains(where: { $0 == "?" || $0 == "#" }) else { throw .hasQuery }
    guard !Self.authority(of: text).contains("@") else { throw .hasUser }
    guard let address = HTTPAddress(url: text) else { throw .unreadable }
    guard address.origin.isConfidential else { throw .insecure(host: address.origin.host) }
    if let api = Self.api(ofWebsite: address.origin.host) { throw .website(api: api) }
    let segments = address.path.split(separator: "/")
    guard segments.allSatisfy(Self.isPlain) else { throw .unreadable }
    origin = address.origin
    path = segments.map { "/\($0)" }.joined()
  }

  public var url: String { "\(origin)\(path)" }

  /// The host of the web pages, with its port unless it is the usual one: `github.com`, `TENANT.ghe.com`, or the host
  /// of an Enterprise Server.
  /// Source: go-gh, internal/ghinstance/host.go, which derives the API's address from this one.
  public var webHost: String {
    if self == .gitHub { return "github.com" }
    let host = origin.host
    return host.hasPrefix("api.") && host.hasSuffix(".ghe.com") ? String(host.dropFirst(4)) : origin.authority
  }

  /// The website that belongs to the API: `https://github.com`.
  public var webURL: String { "\(origin.scheme)://\(webHost)" }

  /// The address of the API for a host of web pages.
  public static func url(forWebHost host: String) -> String {
    if host == "github.com" { return gitHubURL }
    return host.hasSuffix(".ghe.com") ? "https://api.\(host)" : "https://\(host)/api/v3"
  }

  /// The address of the API if the host has GitHub's web pages and no API; nil for another host.
  private static func api(ofWebsite host: String) -> String? {
    switch host {
    case "github.com", "www.github.com": gitHubURL
    case _ where host.hasSuffix(".ghe.com") && !host.hasPrefix("api."): url(forWebHost: host)
    default: nil
    }
  }

  /// The address of an endpoint.
  /// - Parameter endpoint: begins with a slash; text from outside is percent-encoded.
  func address(_ endpoint: String) -> HTTPAddress? {
    HTTPAddress(origin: origin, target: path + endpoint)
  }

  /// True for addresses of this API: the same origin and below the base path.
  func contains(_ address: HTTPAddress) -> Bool {
    address.origin == origin && address.path.hasPrefix("\(path)/")
  }

  private static func authority(of text: String) -> Substring {
    guard let mark = text.firstRange(of: "://") else { return "" }
    return text[mark.upperBound...].prefix { $0 != "/" }
  }

  private static func isPlain(_ segment: Substring) -> Bool {
    segment != "." && segment != ".."
      && segment.utf8.allSatisfy { PercentEncoding.isUnreserved($0) }
  }
}

/// Why a text is not a valid address of an API.
public enum APIBaseError: Error, Hashable, Sendable {
  case unreadable
  case insecure(host: String)
  case hasUser
  case hasQuery
  /// It is the address of GitHub's web pages, whose API is at `api`.
  case website(api: String)
}
