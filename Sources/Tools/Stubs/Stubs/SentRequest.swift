import HTTP
public import HTTPTypes

/// A request that the program sent.
public struct SentRequest: Hashable, Sendable {
  public let method: HTTPRequest.Method
  /// Relative to the API's base if it was below it.
  public let target: RequestTarget
  public let headers: HTTPFields
  public let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8], at address: HTTPAddress, base: HTTPAddress) {
    method = request.method
    target = RequestTarget(address.text(below: base))
    headers = request.headerFields
    self.body = body
  }
}

extension SentRequest: CustomStringConvertible {
  /// Without headers, because one may hold a token.
  public var description: String { "\(method) \(target.text)" }
}

extension HTTPAddress {
  /// The target without the base's path, or the whole URL if it is not below the base.
  fileprivate func text(below base: HTTPAddress) -> String {
    let (target, path, slash) = (target.utf8, base.path.utf8, UInt8(ascii: "/"))
    let folder = path.last == slash ? path.dropLast() : path[...]
    guard origin == base.origin, target.starts(with: folder) else { return url }
    let rest = target.dropFirst(folder.count)
    return rest.first == slash ? String(Substring(rest)) : url
  }
}
