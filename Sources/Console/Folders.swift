import Glibc

/// The paths of octodo's files. Source: XDG Base Directory Specification 0.8, by which a variable that is not
/// an absolute path is ignored.
public struct Folders {
  /// The user's home folder; empty if unknown.
  public let home: String
  public let configuration: String
  public let data: String
  public let state: String
  /// False if the home folder is needed and unknown, so that the paths mean nothing.
  public let isComplete: Bool

  public init(environment: [String: String]) {
    let home = environment["HOME"] ?? ""
    self.home = home
    isComplete =
      home.hasPrefix("/")
      || ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"].allSatisfy {
        environment[$0]?.hasPrefix("/") == true
      }
    func base(_ variable: String, _ fallback: String) -> String {
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return home + fallback
    }
    configuration = base("XDG_CONFIG_HOME", "/.config") + "/octodo"
    data = base("XDG_DATA_HOME", "/.local/share") + "/octodo"
    state = base("XDG_STATE_HOME", "/.local/state") + "/octodo"
  }

  /// The variables with the home folder: services and `env -i` have no HOME, and a relative path means another
  /// folder in each.
  /// - Parameter known: the home folder by the system's list of users, which is read only if it is needed: that can
  ///   ask a server.
  public static func withHome(
    _ environment: [String: String], known: @autoclosure () -> String?
  ) -> [String: String] {
    if environment["HOME"]?.hasPrefix("/") == true { return environment }
    var environment = environment
    environment["HOME"] = known().flatMap { $0.hasPrefix("/") ? $0 : nil }
    return environment
  }

  /// The home folder of the user of this process by the system's list; nil if the user is not in it.
  public static var knownHome: String? {
    guard let user = getpwuid(geteuid()), let folder = user.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  public var configFile: String { configuration + "/config.yml" }
  /// The demo has its own todo file, so that it does not change the user's list.
  public func databaseFile(isDemo: Bool) -> String { data + (isDemo ? "/demo.db" : "/octodo.db") }
  /// The folder of the daily copies of the todo file.
  public var backupFolder: String { data + "/backups" }
  /// The folder of texts that are in an editor.
  public var editedFolder: String { data + "/edited" }
  public var userIDFile: String { data + "/user-id" }
  /// The file of the usage log. The demo has its own, so that its events are not mixed with the user's.
  public func eventsFile(isDemo: Bool) -> String { state + (isDemo ? "/demo-events.jsonl" : "/events.jsonl") }
  /// The folder of the events that wait for a collector.
  public var outboxFolder: String { state + "/outbox" }
  /// The name of the last scene that was opened in the sandbox.
  public var sandboxFile: String { state + "/sandbox-scene" }

  /// The folder for temporary files of a run: one in memory if there is one, because the data need not survive a power
  /// failure, and waiting for a disk is most of the cost of a durable write.
  public static func temporary(_ environment: [String: String]) -> String {
    if let folder = environment["TMPDIR"], !folder.isEmpty { return folder }
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }
}
