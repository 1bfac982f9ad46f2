import Domain
public import Texts

extension Texts {
  /// The sentence for an error on a screen: what went wrong and what to do next.
  public func sentence(for error: any Error) -> String {
    switch error {
    case let error as AppError: sentence(for: error)
    case let error as DesktopError: sentence(for: error)
    case let error as ExportError: sentence(for: error)
    case let error as FileError: sentence(for: error)
    default: errors.unexpected(error: "\(error)")
    }
  }

  private func unauthorized(isAnonymous: Bool) -> String {
    guard let tokenLocation else { return isAnonymous ? errors.tokenNeeded : errors.tokenRefused }
    let (host, advice) = (tokenLocation.host, tokenLocation.advice(self))
    return isAnonymous
      ? errors.tokenNeededBy(host: host, advice: advice) : errors.tokenRefusedBy(host: host, advice: advice)
  }

  /// The sentence, followed by the server's own message if there is one.
  public func withReason(_ reason: String?, _ sentence: String) -> String {
    reason.map { errors.withReason(sentence: sentence, reason: $0) } ?? sentence
  }

  /// The variables that choose the certificates; nil for the system's.
  private var certificateVariable: String? {
    certificateVariables.isEmpty ? nil : certificateVariables.joined(separator: ", ")
  }

  private func unknownIssuer(_ name: String, of host: String) -> String {
    guard let variables = certificateVariable else { return errors.unknownIssuer(host: host, name: name) }
    return errors.unknownIssuerIn(host: host, name: name, variables: variables)
  }

  private func sentence(for error: DesktopError) -> String {
    switch error {
    case .notWebAddress: errors.notWebAddress
    case .browserNotStarted(let program, let reason):
      errors.browserNotStarted(program: Self.short(program), reason: reason)
    case .browserFailed(let program, let status):
      errors.browserFailed(program: Self.short(program), status: "\(status)")
    case .unbalancedQuote(let variable): errors.unbalancedQuote(variable: variable)
    case .commandNotStarted(let program, let reason):
      errors.commandNotStarted(program: Self.short(program), reason: reason)
    case .editorNotStarted(let program, let reason):
      errors.editorNotStarted(program: Self.short(program), reason: reason)
    case .editorFailed(let program, let status):
      errors.editorFailed(program: Self.short(program), status: "\(status)")
    case .textNotUsed(let program, let status, let path):
      errors.textNotUsed(program: Self.short(program), status: "\(status)", path: path)
    case .textNotPassed(let reason): errors.textNotPassed(reason: reason)
    case .textNotTaken(let path, let reason): errors.textNotTaken(reason: reason, path: path)
    }
  }

  /// A name from a variable or a file, which can have any length.
  private static func short(_ program: String) -> String {
    program.count > 100 ? "\(program.prefix(60))…\(program.suffix(30))" : program
  }

  private func sentence(for error: ExportError) -> String {
    switch error {
    case .notSaved(let path, let reason): errors.fileNotSaved(path: path, reason: reason)
    case .mailerNotStarted(let program, let reason):
      errors.mailerNotStarted(program: Self.short(program), reason: reason)
    case .mailerFailed(let program, let status):
      errors.mailerFailed(program: Self.short(program), status: "\(status)")
    }
  }

  private func sentence(for error: FileError) -> String {
    switch error {
    case .missing(let path): errors.noFile(path: Self.short(path))
    case .unreadable(let path, let reason): errors.fileNotRead(path: Self.short(path), reason: reason)
    }
  }

  private func sentence(for error: AppError) -> String {
    switch error {
    case .offline: errors.offline
    case .unknownHost(let host): errors.unknownHost(host: host)
    case .refused(let host): errors.refused(host: host)
    case .connectionLost: errors.connectionLost
    case .insecure(let reason): errors.insecure(reason: reason)
    case .wrongHost(let host, let names): errors.wrongHost(host: host, name: names ?? errors.anotherName)
    case .certificateExpired(let host, let day):
      errors.certificateExpired(host: host, day: day ?? errors.unknownDay)
    case .certificateNotYetValid(let host, let day):
      errors.certificateNotYetValid(host: host, day: day ?? errors.unknownDay)
    case .unknownIssuer(let host, let name):
      unknownIssuer(name ?? errors.unknownIssuerName, of: host)
    case .noCertificates:
      certificateVariable.map { errors.noCertificatesIn(variables: $0) } ?? errors.noCertificates
    case .timedOut: errors.timedOut
    case .unauthorized(let isAnonymous, let reason):
      withReason(reason, unauthorized(isAnonymous: isAnonymous))
    case .forbidden(let reason): errors.forbidden(reason: reason ?? errors.noReason)
    case .missingScope(let needed):
      tokenLocation.map { errors.missingScopeOn(scopes: needed, host: $0.host) }
        ?? errors.missingScope(scopes: needed)
    case .missingPermission(let needed):
      tokenLocation.map { errors.missingPermissionOn(permissions: needed, host: $0.host) }
        ?? errors.missingPermission(permissions: needed)
    case .needsSignOn(let url):
      errors.needsSignOn(url: url ?? "\(tokenLocation?.host ?? "github.com")/settings/tokens")
    case .notFound: isDemo ? errors.notInDemo : errors.notFound
    case .notFoundWithToken: errors.notFoundWithToken
    case .noSearch: errors.noSearch
    case .notFoundBecause(let reason): errors.notFoundBecause(reason: reason)
    case .gone(let reason): errors.gone(reason: reason ?? errors.noReason)
    case .blocked(let reason): errors.blocked(reason: reason ?? errors.noReason)
    case .refusedRequest(let status, let reason):
      errors.refusedRequest(status: "\(status)", reason: reason ?? errors.noReason)
    case .invalidQuery(let reason): errors.invalidQuery(reason: reason ?? errors.noReason)
    case .invalidFilter(let reason): errors.invalidFilter(reason: reason ?? errors.noReason)
    case .noMe: errors.noMe
    case .filterTooLong: errors.filterTooLong
    case .queryTooLong: errors.queryTooLong
    case .rateLimited(_, let isAnonymous): isAnonymous ? errors.pauseAnonymous : errors.pause
    case .server(let status, let reason): withReason(reason, errors.server(status: "\(status)"))
    case .unexpectedStatus(let status): errors.unexpectedStatus(status: "\(status)")
    case .notJSON: errors.notJSON
    case .tooManyValues: errors.tooManyValues
    case .tooLarge(let limit): errors.tooLarge(limit: "\(limit / 1_048_576)")
    case .tooManyHeaders: errors.tooManyHeaders
    case .twoLengths: errors.twoLengths
    case .tooManyRedirects(let limit): errors.tooManyRedirects(limit: "\(limit)")
    case .redirectRefused(let target): errors.redirectRefused(target: target ?? errors.unreadableAddress)
    case .fewDescriptors: errors.fewDescriptors
    case .noCurl: errors.noCurl
    case .invalidRequest(let reason), .other(let reason): errors.other(reason: reason)
    case .emptyTitle: errors.emptyTitle
    case .todoGone: errors.todoGone
    case .todoMissing(let id): errors.todoMissing(id: "#\(id)")
    case .todoCycle(let path): errors.todoCycle(path: path.map { "#\($0)" }.joined(separator: " → "))
    case .sortTooLong(let limit): errors.sortTooLong(limit: NumberText.grouped(limit))
    case .storage(.notSalvaged(let cause)): storage.damagedFirst(reason: reason(of: cause))
    case .storage(let error): errors.storage(reason: reason(of: error))
    }
  }
}
