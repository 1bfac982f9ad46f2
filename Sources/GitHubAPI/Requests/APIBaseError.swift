/// Why a text is no address of an API that octodo would ask.
public enum APIBaseError: Error, Hashable, Sendable {
  case unreadable
  case insecure(host: String)
  case hasUser
  case hasQuery

  /// What is wrong, and what to do next.
  public var message: String {
    switch self {
    case .unreadable:
      "This is not an API address that octodo can ask. Write it as https://HOST or https://HOST/api/v3."
    case .insecure(let host):
      "octodo asks \(host) over https only. Write the API address with https:// in front."
    case .hasUser:
      "An API address holds no user name and no password. Leave them out, and put the token into GH_TOKEN."
    case .hasQuery: "An API address ends with its path. Leave out what begins with ? or #."
    }
  }
}
