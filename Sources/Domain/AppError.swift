public import FoundationEssentials
import Glibc

/// An error that is reported to the user.
public enum AppError: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  /// The connection broke, or ended before the response was complete.
  case connectionLost
  case insecure(reason: String)
  /// The certificate is valid, but for other hosts: `names`, those in its subjectAltName, separated by commas, as the
  /// server sent them; nil if it names none. Its subject does not count.
  case wrongHost(host: String, names: String?)
  /// `day` is the last one on which it was valid, in UTC, as 2026-01-31; nil if it is unreadable.
  case certificateExpired(host: String, day: String?)
  /// `day` is the first one on which it will be valid, in the same form.
  case certificateNotYetValid(host: String, day: String?)
  /// No trusted authority signed the certificate. `name` is its issuer, as the server sent it.
  case unknownIssuer(host: String, name: String?)
  /// The file of trusted certificates that the user set cannot be read.
  case noCertificates
  case timedOut
  /// 401. `isAnonymous`: the request had no token. `reason` is GitHub's message, nil if it says no more than the status.
  case unauthorized(isAnonymous: Bool, reason: String? = nil)
  /// 403 without a rate limit, for which a token may help. `reason` is GitHub's message, nil if there is none.
  case forbidden(reason: String?)
  /// 403 or 404 because the token lacks a scope. `needed` has the names of which one is needed, separated by commas.
  case missingScope(needed: String)
  /// 403 because a fine-grained token lacks a permission. `needed` has them as GitHub writes them, such as `issues=write`:
  /// those between commas together, those between semicolons instead of each other.
  case missingPermission(needed: String)
  /// 403 because an organization wants its members to sign on. `url` is the page where the token is authorized; nil if
  /// GitHub names none.
  case needsSignOn(url: String?)
  /// 404 without a token.
  case notFound
  /// 404 with a token, which may not give access.
  case notFoundWithToken
  /// 404 for a search, which GitHub always has.
  case noSearch
  /// 404 with a message of GitHub's that says more than that.
  case notFoundBecause(reason: String)
  /// 410: deleted, or switched off by its owner. `reason` is GitHub's message, nil if there is none.
  case gone(reason: String?)
  /// 451: blocked for legal reasons. `reason` is GitHub's message, nil if there is none.
  case blocked(reason: String?)
  /// 422 for a search. `reason` is GitHub's message, nil if there is none.
  case invalidQuery(reason: String?)
  /// 422 for a search without a token whose query has `@me`.
  case noMe
  /// GitHub refused what was chosen in a form, such as an author who does not exist.
  case invalidFilter(reason: String?)
  /// 414 for what was chosen in a form, such as very many labels.
  case filterTooLong
  case queryTooLong
  /// Another status by which GitHub refuses a request. `reason` is its message, nil if there is none.
  case refusedRequest(status: Int, reason: String?)
  /// The rate limit is used up until `until`.
  case rateLimited(until: Date, isAnonymous: Bool)
  /// 5xx. `reason` is the server's message, nil if it says no more than the status.
  case server(status: Int, reason: String? = nil)
  case unexpectedStatus(Int)
  case notJSON
  /// JSON with more values than any response of GitHub has.
  case tooManyValues
  /// The decoded body is larger than the limit.
  case tooLarge(limitBytes: Int)
  case tooManyHeaders
  /// The response states its length in two contradictory ways.
  case twoLengths
  case tooManyRedirects(limit: Int)
  /// To a scheme or host that octodo does not follow. The target is nil if the address cannot be read.
  case redirectRefused(to: String?)
  /// The limit of open files is too low for a request.
  case fewDescriptors
  /// libcurl cannot be loaded.
  case noCurl
  /// A request that is not sent. `reason` is a clause without a full stop, as in `other`.
  case invalidRequest(reason: String)
  case other(reason: String)

  case emptyTitle
  case todoGone
  /// A todo that another one should be a part of or need does not exist.
  case todoMissing(id: Int64)
  /// A todo would be a part of itself or need itself. `path` has the ids from it back to it.
  case todoCycle(path: [Int64])
  /// A list is too long for an order that has no index.
  case sortTooLong(limit: Int)
  case storage(StorageError)
}

/// Why the todo file could not be opened, read or written.
public enum StorageError: Error, Hashable, Sendable {
  /// A newer octodo wrote the file; it was not touched.
  case newerSchema
  /// A newer octodo changed the format of the file while this one was running; nothing was written.
  case migrated
  /// An SQLite file of another program; it was not touched.
  case notOctodo
  /// The limit of open files is too low.
  case fewDescriptors
  case noPermission(path: String)
  /// `path` is nil if it is the todo file itself.
  case cannotOpen(path: String?, reason: String)
  case diskFull
  case locked
  /// The file system supports no locks, as on some network drives.
  case locksFail(reason: String)
  case readOnly
  /// The open file is no longer the one at its path.
  case moved
  /// The open file was emptied, or an older one was written over it.
  case replaced
  case damaged
  /// Another program wrote a text that is longer than octodo reads; nil if it is not one of a todo.
  case tooLong(todo: Int64?)
  /// The file is damaged, and a new one with what can be read of it could not be made; it is unchanged.
  indirect case notSalvaged(StorageError)
  case diskFault
  /// SQLite did not accept a setting that durable writes need.
  case notDurable(setting: String)
  case other(String)
}

/// A problem that the user must know about although the todo file could be opened.
public enum StorageNotice: Hashable, Sendable {
  /// The file was damaged. It is kept, and octodo uses a new one with what could be read.
  case damagedFileKept(DamagedFile)
  /// The todos can be read, but not changed.
  case readOnly
}

/// A damaged todo file that was kept, and what was saved from it.
public struct DamagedFile: Hashable, Sendable {
  public var path: String
  /// The number of todos that could be read; nil if it is not known.
  public var saved: Int?
  /// The number of todos that it had; nil if that could not be read.
  public var expected: Int?
  /// Whether tags, needs and annotations of its todos, or views of them, could not all be read.
  public var lacksParts: Bool
  /// The newest copy of the todo file from before the damage; nil if there is none.
  public var copy: TodoBackup?
  /// The number of todos in that copy; nil if it cannot be read.
  public var copied: Int?

  public init(
    path: String, saved: Int? = nil, expected: Int? = nil, lacksParts: Bool = false,
    copy: TodoBackup? = nil, copied: Int? = nil
  ) {
    (self.path, self.saved, self.expected, self.lacksParts) = (path, saved, expected, lacksParts)
    (self.copy, self.copied) = (copy, copied)
  }
}

extension StorageError {
  /// Maps the `errno` of a system call on `path`.
  public init(errno code: Int32, path: String) {
    switch code {
    case EACCES, EPERM: self = .noPermission(path: path)
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .diskFull
    case ENOTDIR: self = .cannotOpen(path: Self.obstacle(on: path), reason: String(cString: strerror(code)))
    default: self = .cannotOpen(path: path, reason: String(cString: strerror(code)))
    }
  }

  /// The file that stands where the path names a folder.
  private static func obstacle(on path: String) -> String {
    var part = path
    while let slash = part.lastIndex(of: "/"), slash > part.startIndex {
      part = String(part[..<slash])
      var status = stat()
      if stat(part, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? path : part }
    }
    return path
  }
}
