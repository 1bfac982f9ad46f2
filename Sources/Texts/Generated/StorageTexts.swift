// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `storage`.
public struct StorageTexts: Sendable {
  let language: Language

  /// a newer octodo wrote it; update octodo, then start it again
  public var newerSchema: String {
    switch language {
    case .en: "a newer octodo wrote it; update octodo, then start it again"
    case .ja: "新しいoctodoで作られたファイルです。octodoを更新して起動し直してください"
    }
  }

  /// it belongs to another program; move it away, then start octodo again
  public var notOctodo: String {
    switch language {
    case .en: "it belongs to another program; move it away, then start octodo again"
    case .ja: "別のプログラムのファイルです。移動してからoctodoを起動し直してください"
    }
  }

  /// {path} may not be changed by you; correct its owner or its permissions
  public func noPermission(path: String) -> String {
    switch language {
    case .en: "\(path) may not be changed by you; correct its owner or its permissions"
    case .ja: "\(path)を変更する権限がありません。所有者か権限を直してください"
    }
  }

  /// {path} cannot be opened ({reason}); correct that, or choose another folder with XDG_DATA_HOME
  public func cannotOpen(path: String, reason: String) -> String {
    switch language {
    case .en: "\(path) cannot be opened (\(reason)); correct that, or choose another folder with XDG_DATA_HOME"
    case .ja: "\(path)を開けません（\(reason)）。原因を直すか、XDG_DATA_HOMEで別のフォルダーを指定してください"
    }
  }

  /// the file
  public var theFile: String {
    switch language {
    case .en: "the file"
    case .ja: "ファイル"
    }
  }

  /// the disk is full; free some space, then try again
  public var diskFull: String {
    switch language {
    case .en: "the disk is full; free some space, then try again"
    case .ja: "ディスクがいっぱいです。空きを作ってからもう一度試してください"
    }
  }

  /// another program locks it; wait or end it, then try again
  public var locked: String {
    switch language {
    case .en: "another program locks it; wait or end it, then try again"
    case .ja: "別のプログラムが使用中です。待つか終了させてから、もう一度試してください"
    }
  }

  /// it is read-only; correct the permissions of the file and of its folder, then try again
  public var readOnly: String {
    switch language {
    case .en: "it is read-only; correct the permissions of the file and of its folder, then try again"
    case .ja: "読み取り専用です。ファイルとフォルダーの権限を直してから、もう一度試してください"
    }
  }

  /// it was moved or deleted; put it back, or start octodo again for a new one
  public var moved: String {
    switch language {
    case .en: "it was moved or deleted; put it back, or start octodo again for a new one"
    case .ja: "移動または削除されています。元に戻すか、octodoを起動し直して新しく始めてください"
    }
  }

  /// it is damaged; start octodo again, it keeps the damaged file and says under which name
  public var damaged: String {
    switch language {
    case .en: "it is damaged; start octodo again, it keeps the damaged file and says under which name"
    case .ja: "壊れています。octodoを起動し直すと、壊れたファイルは別名で残り、その名前が表示されます"
    }
  }

  /// the disk reported a fault; check the disk, then try again
  public var diskFault: String {
    switch language {
    case .en: "the disk reported a fault; check the disk, then try again"
    case .ja: "ディスクに異常があります。ディスクを確認してから、もう一度試してください"
    }
  }

  /// SQLite did not take {setting}, without which a crash could lose todos; set another XDG_DATA_HOME
  public func notDurable(setting: String) -> String {
    switch language {
    case .en: "SQLite did not take \(setting), without which a crash could lose todos; set another XDG_DATA_HOME"
    case .ja: "SQLiteの\(setting)を設定できず、異常終了時にToDoを失うおそれがあります。XDG_DATA_HOMEで別のフォルダーを指定してください"
    }
  }

  /// {reason}; start octodo again, or move the file away if that does not help
  public func other(reason: String) -> String {
    switch language {
    case .en: "\(reason); start octodo again, or move the file away if that does not help"
    case .ja: "\(reason)。octodoを起動し直すか、解決しなければファイルを移動してください"
    }
  }

  /// The damaged todo file is kept as {path}. Put a backup in its place, or go on with this new list.
  public func damagedFileKept(path: String) -> String {
    switch language {
    case .en: "The damaged todo file is kept as \(path). Put a backup in its place, or go on with this new list."
    case .ja: "壊れたToDoファイルは\(path)に残してあります。バックアップから戻すか、この新しい一覧で続けてください。"
    }
  }

  /// The todo file is damaged; copy kept as {path}. Put a backup in the place of the file, or go on with what can still be read.
  public func damagedCopyKept(path: String) -> String {
    switch language {
    case .en: "The todo file is damaged; copy kept as \(path). Put a backup in the place of the file, or go on with what can still be read."
    case .ja: "ToDoファイルが壊れています。写しを\(path)に残しました。バックアップから戻すか、まだ読める分で続けてください。"
    }
  }

  /// The todo file is read-only. To change todos, correct the permissions of the file and of its folder.
  public var openedReadOnly: String {
    switch language {
    case .en: "The todo file is read-only. To change todos, correct the permissions of the file and of its folder."
    case .ja: "ToDoファイルは読み取り専用です。変更するには、ファイルとフォルダーの権限を直してください。"
    }
  }

  /// too few files may be open at once; raise the limit, `ulimit -n`, then start octodo again
  public var fewDescriptors: String {
    switch language {
    case .en: "too few files may be open at once; raise the limit, `ulimit -n`, then start octodo again"
    case .ja: "同時に開けるファイルの数が足りません。`ulimit -n`で上限を上げ、octodoを起動し直してください"
    }
  }
}
