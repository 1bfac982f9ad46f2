import Collector
import EventLoop

/// Keeps tokens secret from other programs on this machine.
enum TokenSecrecy {
  /// The environment variables from which GitHub's tools read a token. The browser and mail program do not
  /// inherit them.
  static let variables: Set = [
    "GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN",
  ]

  /// Disables core files for a process that was started with a token. `OCTODO_DEBUG=1` allows a core file and
  /// a debugger.
  static func guardEnvironment(_ environment: [String: String]) {
    guard variables.contains(where: { environment[$0, default: ""].isEmpty == false }) else { return }
    guardMemory(environment)
  }

  /// The same for settings that contain a token or secret headers for a collector.
  static func guardSettings(_ settings: Settings, _ environment: [String: String]) {
    guard settings.token != nil || settings.collector?.headers.isEmpty == false else { return }
    guardMemory(environment)
  }

  private static func guardMemory(_ environment: [String: String]) {
    if environment["OCTODO_DEBUG"] != "1" { ProcessMemory.keepSecret() }
  }
}
