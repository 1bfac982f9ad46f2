import HTTP

/// One difference between a match and a request.
struct RequestDifference: Hashable {
  /// A higher weight means a worse match.
  let weight: Int
  let text: String
}

extension RequestMatch {
  /// Empty if the request matches.
  /// - Parameter name: the word for the other side of the comparison.
  func differences(from sent: SentRequest, called name: String = "stub") -> [RequestDifference] {
    methodDifference(from: sent, name) + pathDifference(from: sent, name)
      + queryDifferences(from: sent, name)
      + bodyDifference(from: sent, name)
  }

  private func methodDifference(from sent: SentRequest, _ name: String) -> [RequestDifference] {
    guard let method, method != sent.method else { return [] }
    return [RequestDifference(weight: 3, text: "method: \(name) \(method), sent \(sent.method)")]
  }

  private func pathDifference(from sent: SentRequest, _ name: String) -> [RequestDifference] {
    if target.origin != sent.target.origin {
      let stub = target.origin?.description ?? "the API"
      let other = sent.target.origin?.description ?? "the API"
      return [RequestDifference(weight: 20, text: "host: \(name) \(stub), sent \(other)")]
    }
    guard target.path != sent.target.path else { return [] }
    let equal = zip(target.path, sent.target.path).filter { $0 == $1 }.count
    let apart = max(target.path.count, sent.target.path.count) - equal
    return [
      RequestDifference(
        weight: 4 + apart, text: "path: \(name) \(target.pathText), sent \(sent.target.pathText)")
    ]
  }

  private func queryDifferences(from sent: SentRequest, _ name: String) -> [RequestDifference] {
    guard let including else { return wholeQueryDifferences(from: sent, name) }
    let written = target.query.map { ParameterMatch(name: $0.name, value: .equal($0.value)) }
    return (written + including).compactMap { wanted in
      let values = sent.target.values(of: wanted.name)
      return wanted.fits(values) ? nil : Self.difference(wanted.name, name, [wanted.wanted], sent: values)
    }
  }

  private func wholeQueryDifferences(from sent: SentRequest, _ name: String) -> [RequestDifference] {
    let unwanted = sent.target.names.filter { !target.names.contains($0) }
    return (target.names + unwanted).compactMap { parameter in
      let wanted = target.values(of: parameter)
      let values = sent.target.values(of: parameter)
      return wanted == values ? nil : Self.difference(parameter, name, wanted, sent: values)
    }
  }

  private func bodyDifference(from sent: SentRequest, _ name: String) -> [RequestDifference] {
    guard let body, body != sent.body else { return [] }
    return [
      RequestDifference(weight: 1, text: "body: \(name) \(body.count) bytes, sent \(sent.body.count) others")
    ]
  }

  private static func difference(
    _ parameter: String, _ name: String, _ values: [String], sent: [String]
  ) -> RequestDifference {
    let wanted = values.isEmpty ? "not in the \(name)" : "\(name) \(values.joined(separator: ", "))"
    let got = sent.isEmpty ? "not sent" : "sent \(sent.joined(separator: ", "))"
    return RequestDifference(weight: 1, text: "\(parameter): \(wanted), \(got)")
  }
}

extension RequestTarget {
  /// The path as written.
  fileprivate var pathText: String { String(text.prefix { $0 != "?" }) }
}
