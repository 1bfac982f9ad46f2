/// One thing in which a request is not the one that is meant.
struct RequestDifference: Hashable {
  /// How far apart it keeps them.
  let weight: Int
  let text: String
}

extension RequestMatch {
  /// Empty where the request is meant.
  func differences(from sent: SentRequest) -> [RequestDifference] {
    methodDifference(from: sent) + placeDifference(from: sent) + queryDifferences(from: sent)
      + bodyDifference(from: sent)
  }

  private func methodDifference(from sent: SentRequest) -> [RequestDifference] {
    guard let method, method != sent.method else { return [] }
    return [RequestDifference(weight: 3, text: "method: stub \(method), sent \(sent.method)")]
  }

  private func placeDifference(from sent: SentRequest) -> [RequestDifference] {
    if target.origin != sent.target.origin {
      let stub = target.origin?.description ?? "the API"
      let other = sent.target.origin?.description ?? "the API"
      return [RequestDifference(weight: 20, text: "host: stub \(stub), sent \(other)")]
    }
    guard target.path != sent.target.path else { return [] }
    let equal = zip(target.path, sent.target.path).filter { $0 == $1 }.count
    let apart = max(target.path.count, sent.target.path.count) - equal
    return [
      RequestDifference(
        weight: 4 + apart, text: "path: stub \(target.pathText), sent \(sent.target.pathText)")
    ]
  }

  private func queryDifferences(from sent: SentRequest) -> [RequestDifference] {
    guard let including else { return wholeQueryDifferences(from: sent) }
    let written = target.query.map { ParameterMatch(name: $0.name, value: .equal($0.value)) }
    return (written + including).compactMap { wanted in
      let values = sent.target.values(of: wanted.name)
      return wanted.fits(values) ? nil : Self.difference(wanted.name, stub: [wanted.wanted], sent: values)
    }
  }

  private func wholeQueryDifferences(from sent: SentRequest) -> [RequestDifference] {
    let unwanted = sent.target.names.filter { !target.names.contains($0) }
    return (target.names + unwanted).compactMap { name in
      let stub = target.values(of: name)
      let values = sent.target.values(of: name)
      return stub == values ? nil : Self.difference(name, stub: stub, sent: values)
    }
  }

  private func bodyDifference(from sent: SentRequest) -> [RequestDifference] {
    guard let body, body != sent.body else { return [] }
    return [
      RequestDifference(weight: 1, text: "body: stub \(body.count) bytes, sent \(sent.body.count) others")
    ]
  }

  private static func difference(_ name: String, stub: [String], sent: [String]) -> RequestDifference {
    let wanted = stub.isEmpty ? "not in the stub" : "stub \(stub.joined(separator: ", "))"
    let got = sent.isEmpty ? "not sent" : "sent \(sent.joined(separator: ", "))"
    return RequestDifference(weight: 1, text: "\(name): \(wanted), \(got)")
  }
}

extension RequestTarget {
  /// The path as it was written.
  fileprivate var pathText: String { String(text.prefix { $0 != "?" }) }
}
