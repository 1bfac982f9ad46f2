extension Preferences {
  /// Applies a new setting; overrides by the command line or the environment still apply.
  public mutating func apply(_ change: SettingChange, in run: RunFacts) {
    switch change {
    case .language(let choice):
      languageChoice = choice
      if run.languageOverride == nil { language = choice ?? run.environmentLanguage }
    case .theme(let theme): self.theme = theme
    case .tracking(let mode):
      trackingChoice = mode
      tracking = run.tracking(mode)
    case .pageSize(let size): pageSize = size
    case .confirm(let confirms): confirmsDelete = confirms
    }
  }
}
