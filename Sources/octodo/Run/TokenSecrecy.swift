import Collector
import EventLoop

/// Keeps tokens from other programs of this machine.
enum TokenSecrecy {
  /// The environment variables that GitHub's tools take a token from. Browser and mailer do not get them.
  static let variables: Set = [
    "GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN",
  ]

  /// Leaves no core file of a process that was started with a token. `OCTODO_DEBUG=1` permits one, and a debugger.
  static func guardEnvironment(_ environment: [String: String]) {
    guard variables.contains(where: { environment[$0, default: ""].isEmpty == false }) else { return }
    guardMemory(environment)
  }

  /// The same for settings with a token, or with what a collector wants in its headers.
  static func guardSettings(_ settings: Settings, _ environment: [String: String]) {
    guard settings.token != nil || settings.collector?.headers.isEmpty == false else { return }
    guardMemory(environment)
  }

  private static func guardMemory(_ environment: [String: String]) {
    if environment["OCTODO_DEBUG"] != "1" { ProcessMemory.keepSecret() }
  }
}
