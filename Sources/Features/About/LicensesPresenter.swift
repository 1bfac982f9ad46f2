public import AppCore
public import Domain
public import EventLoop
public import Observation
public import Texts

/// The licence texts of one dependency or of all.
@LoopActor
@Observable
public final class LicensesPresenter: LicensesOutput {
  @ObservationIgnored public let dependencies: [Dependency]
  @ObservationIgnored public let name: String?
  @ObservationIgnored private let environment: Environment

  /// - Parameter name: of the dependency; nil for all.
  public init(name: String?, environment: Environment) {
    self.name = name
    self.environment = environment
    dependencies = environment.program.dependencies().filter { name == nil || $0.name == name }
  }

  public var texts: Texts { environment.texts }

  private func address(_ index: Int) -> String? {
    guard dependencies.indices.contains(index), let address = dependencies[index].address else {
      environment.notices.say(texts.licenses.noAddress)
      return nil
    }
    return address
  }
}

extension LicensesPresenter: LicensesInput {
  public func openInBrowser(_ index: Int) {
    if let address = address(index) { environment.openInBrowser(address) }
  }

  public func copyAddress(_ index: Int) {
    if let address = address(index) { environment.copyAddress(address) }
  }
}
