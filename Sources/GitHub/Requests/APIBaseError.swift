/// Why a text is not a valid address of an API.
public enum APIBaseError: Error, Hashable, Sendable {
  case unreadable
  case insecure(host: String)
  case hasUser
  case hasQuery
}
