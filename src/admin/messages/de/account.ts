/** Sign-in and account. */
export const account = {
  sign_in_title: 'Anmelden',
  sign_in_email: 'E-Mail',
  sign_in_password: 'Passwort',
  sign_in_submit: 'Anmelden',
  sign_in_passkey: 'Mit Passkey anmelden',
  sign_in_code_title: 'Zweiter Schritt',
  sign_in_code_hint: 'Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.',
  sign_in_code: 'Code der App',
  sign_in_recovery_hint: 'Jeder Wiederherstellungscode gilt einmal.',
  sign_in_recovery: 'Wiederherstellungscode',
  sign_in_use_recovery: 'Wiederherstellungscode verwenden',
  sign_in_use_code: 'Code der App verwenden',
  sign_in_continue: 'Weiter',
  sign_in_back: 'Zurück zum Passwort',

  welcome_title: 'Willkommen',
  welcome_hint: (email: string) => `Legen Sie ein Passwort für ${email} fest.`,
  welcome_submit: 'Passwort festlegen',
  welcome_done: 'Ihr Passwort ist festgelegt. Bitte melden Sie sich an.',
  welcome_gone: 'Dieser Link wurde schon verwendet oder ist älter als ein Tag. Bitten Sie um einen neuen.',

  account_title: 'Ihr Konto',
  account_name: 'Name',
  account_name_hint: 'So stehen Sie im Protokoll.',
  account_save: 'Speichern',
  account_saved: 'Gespeichert.',
  account_sign_out: 'Abmelden',

  password_title: 'Passwort',
  password_current: 'Jetziges Passwort',
  password_new: 'Neues Passwort',
  password_rule: (shortest: number) =>
    `Mindestens ${shortest} Zeichen. Ein kurzer Satz ist leicht zu merken und schwer zu erraten.`,
  password_change: 'Passwort ändern',
  password_changed: 'Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.',

  authenticator_title: 'Authenticator-App',
  authenticator_off: 'Beim Anmelden genügt das Passwort.',
  authenticator_on: 'Beim Anmelden wird auch nach dem Code der App gefragt.',
  authenticator_set_up: 'App einrichten',
  authenticator_scan: 'Scannen Sie den Code mit der App oder tippen Sie den Schlüssel ab.',
  authenticator_picture: 'QR-Code für die Authenticator-App',
  authenticator_key: 'Schlüssel',
  authenticator_confirm: 'Code prüfen und einschalten',
  authenticator_switched_on: 'Die App ist eingerichtet.',
  authenticator_switch_off: 'App ausschalten',
  authenticator_switched_off: 'Die App ist ausgeschaltet.',
  recovery_title: 'Wiederherstellungscodes',
  recovery_hint: 'Bewahren Sie diese Codes sicher auf. Wir zeigen sie nur jetzt, und jeder gilt einmal.',
  recovery_renew: 'Neue Wiederherstellungscodes',

  passkeys_title: 'Passkeys',
  passkeys_hint:
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an, ohne Passwort und Code.',
  passkeys_none: 'Noch keine Passkeys.',
  passkeys_name: 'Name des Geräts',
  passkeys_add: 'Passkey hinzufügen',
  passkeys_added: 'Passkey hinzugefügt.',
  passkeys_remove: (name: string) => `Passkey entfernen: ${name}`,
  passkeys_removed: 'Passkey entfernt.',

  sessions_title: 'Sitzungen',
  sessions_hint: 'Hier sind Sie angemeldet.',
  sessions_here: 'diese Sitzung',
  sessions_since: (moment: string) => `seit ${moment}`,
  sessions_end: (browser: string) => `Sitzung beenden: ${browser}`,
  sessions_end_others: 'Alle anderen beenden',
  sessions_ended: 'Sitzung beendet.',

  problem_wrong_password: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  problem_wrong_current: 'Das jetzige Passwort stimmt nicht.',
  problem_wrong_code: 'Dieser Code stimmt nicht oder wurde schon verwendet.',
  problem_start_again: 'Bitte beginnen Sie noch einmal mit dem Passwort.',
  problem_sign_in_again: 'Bitte melden Sie sich dafür neu an.',
  problem_wait: (seconds: number) =>
    seconds < 90
      ? `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`
      : `Zu viele Versuche. Bitte warten Sie ${Math.ceil(seconds / 60)} Minuten.`,
  problem_passkey: 'Der Passkey wurde nicht angenommen.',
  problem_no_passkeys: 'Dieser Browser unterstützt keine Passkeys.',
  problem_required: 'Hier fehlt noch etwas.',
  problem_code_form: 'Der Code hat sechs Ziffern.',
  problem_recovery_form:
    'Ein Wiederherstellungscode besteht aus zweimal fünf Zeichen mit einem Bindestrich dazwischen.',
  problem_shortest: (letters: number) => `Das Passwort braucht mindestens ${letters} Zeichen.`,
  problem_longest: (letters: number) => `Höchstens ${letters} Zeichen.`,
  problem_common: 'Dieses Passwort ist zu leicht zu erraten.',
  problem_holds_name: 'Das Passwort darf Ihre E-Mail-Adresse nicht enthalten.',
  problem_other: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
}

export type AccountMessages = typeof account
