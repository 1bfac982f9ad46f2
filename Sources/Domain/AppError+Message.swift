extension AppError {
  /// One sentence or two: what happened, and what to do next.
  public var message: String {
    switch self {
    case .offline: "No network. Check the connection, then press r to try again."
    case .unknownHost(let host):
      "The host \(host) was not found. Check the network or the API address, then press r."
    case .refused(let host): "\(host) refused the connection. Check the API address, then press r."
    case .connectionLost: "The connection was lost before the answer was complete. Press r to try again."
    case .insecure(let reason):
      "No secure connection: \(reason). Check the clock and the certificates, then press r."
    case .timedOut: "GitHub took too long to answer. Press r to try again."
    case .unauthorized(isAnonymous: false):
      "GitHub does not accept the token. Renew it with `gh auth login` or unset GH_TOKEN, then start octodo again."
    case .unauthorized(isAnonymous: true):
      "The server answers nobody without a token. Set GH_TOKEN, then start octodo again; press ? to see how."
    case .forbidden(let reason):
      "GitHub does not allow this: \(reason). A token with more rights may help; press ? to see how."
    case .notFound:
      "GitHub does not know this, or it is private. Check the name, or add a token; press ? to see how."
    case .invalidQuery(let reason):
      "GitHub cannot search for this: \(reason). Change the query and press Enter."
    case .rateLimited(_, let isAnonymous):
      isAnonymous
        ? "GitHub asks for a pause. It goes on by itself; a token allows more, press ? to see how."
        : "GitHub asks for a pause. It goes on by itself."
    case .server(let status):
      "GitHub has a problem of its own (status \(status)). Press r to try again in a while."
    case .unexpectedStatus(let status):
      "GitHub answered with the status \(status), which octodo does not know. Press r to try again."
    case .notJSON:
      "The answer is not what GitHub's API sends. Check the API address or a proxy in between, then press r."
    case .tooLarge(let limit):
      "The answer is larger than \(limit / 1_048_576) MiB and was not read. See it in the browser, or search for less."
    case .redirectRefused(let target):
      "The server sent octodo to \(target), where it does not go. Check the API address."
    case .other(let reason): "The request failed: \(reason). Press r to try again."
    case .emptyTitle: "A todo needs a title. Type one, then save again."
    case .todoGone: "This todo was deleted meanwhile. Press u to bring it back if it was deleted here."
    case .storage(let reason): "The todo file could not be read or written: \(reason)."
    }
  }
}
