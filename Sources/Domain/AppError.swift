public import FoundationEssentials
import Glibc

/// An error that is reported to the user.
public enum AppError: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  case connectionLost
  case insecure(reason: String)
  /// The certificate is valid, but for another host: `name`, as the server sent it; nil if it is unreadable.
  case wrongHost(host: String, name: String?)
  /// `day` is in UTC, as 2026-01-31; nil if it is unreadable.
  case certificateExpired(host: String, day: String?)
  case certificateNotYetValid(host: String, day: String?)
  /// No trusted authority signed the certificate. `name` is its issuer, as the server sent it.
  case unknownIssuer(host: String, name: String?)
  /// The file of trusted certificates that the user set cannot be read.
  case noCertificates
  case timedOut
  /// 401. `isAnonymous`: the request had no token.
  case unauthorized(isAnonymous: Bool)
  /// 403 without a rate limit. `reason` is GitHub's message, nil if there is none.
  case forbidden(reason: String?)
  case notFound
  /// 422. `reason` is GitHub's message, nil if there is none.
  case invalidQuery(reason: String?)
  case queryTooLong
  /// The rate limit is used up until `until`.
  case rateLimited(until: Date, isAnonymous: Bool)
  case server(status: Int)
  case unexpectedStatus(Int)
  case notJSON
  /// JSON with more values than any response of GitHub has.
  case tooManyValues
  case tooLarge(limitBytes: Int)
  case tooManyHeaders
  /// The response states its length in two contradictory ways.
  case twoLengths
  case tooManyRedirects(limit: Int)
  /// The target is nil if the address cannot be read.
  case redirectRefused(to: String?)
  /// The limit of open files is too low for a request.
  case fewDescriptors
  /// libcurl cannot be loaded.
  case noCurl
  case other(reason: String)

  case emptyTitle
  case todoGone
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
  case damaged
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
  /// The newest daily copy of the todo file; nil if there is none.
  public var copy: String?

  public init(path: String, saved: Int? = nil, expected: Int? = nil, copy: String? = nil) {
    (self.path, self.saved, self.expected, self.copy) = (path, saved, expected, copy)
  }
}

extension StorageError {
  /// Maps the `errno` of a system call on `path`.
  public init(errno code: Int32, path: String) {
    switch code {
    case EACCES, EPERM: self = .noPermission(path: path)
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .diskFull
    default: self = .cannotOpen(path: path, reason: String(cString: strerror(code)))
    }
  }
}
