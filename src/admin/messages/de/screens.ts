/** Menu and pages. */
export const menu = {
  label: 'Bereiche',
  pictures: 'Bilder',
  people: 'Menschen',
  texts: 'Texte',
  inbox: 'Eingang',
  site: 'Website',
  public_site: 'Zur Website',
  account: 'Mein Konto',
  language: 'Sprache',
}

export const screens = {
  overview: 'Übersicht',
  overview_lead: 'Was heute zu tun ist',
  new_enquiries: 'Neue Anfragen',
  new_applications: 'Neue Bewerbungen',
  missing_alt: 'Bilder ohne Alternativtext',
  hidden_images: 'Verborgene Bilder',
  last_changes: 'Zuletzt geändert',
  german: 'Deutsch',
  english: 'Englisch',
  visible: 'Sichtbar',
  hidden: 'Verborgen',
  see_on_site: 'Auf der Website ansehen',
  saved_at: 'Stand vom %{when}',
  pixels: '%{width} × %{height} Pixel',
  nothing_picked: 'Noch kein Bild gewählt',
  portrait_hint: 'Noch keins. Bis dahin zeigt die Website die Anfangsbuchstaben.',
  unpick_picture: 'Ohne Bild',
  pick_picture: 'Bild wählen',
  pick_other_picture: 'Anderes Bild wählen',
  search_images: 'In den Bildern suchen',
  picture_number: 'Nummer des Bildes',
  take_number: 'Diese Nummer nehmen',
  take_picture: 'Dieses Bild nehmen: %{title}',
  no_pictures_found: 'Dazu haben wir kein Bild gefunden.',
  add_picture: 'Bild hinzufügen',
  remove_picture: 'Bild %{number} entfernen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  count: '%{smart_count} Bild |||| %{smart_count} Bilder',
}

export const images = {
  bulk_edit: 'Gemeinsam bearbeiten',
  bulk_title: 'Ein Bild bearbeiten |||| %{smart_count} Bilder gemeinsam bearbeiten',
  add_galleries: 'Diese Stile hinzufügen',
  remove_galleries: 'Diese Stile entfernen',
  add_keywords_de: 'Schlagwörter hinzufügen (Deutsch)',
  add_keywords_en: 'Schlagwörter hinzufügen (Englisch)',
  remove_keywords_de: 'Schlagwörter entfernen (Deutsch)',
  remove_keywords_en: 'Schlagwörter entfernen (Englisch)',
  keywords_hint: 'Mehrere mit Komma trennen.',
  visibility: 'Sichtbarkeit',
  keep_as_is: 'Lassen, wie es ist',
  hide: 'Verbergen',
  show: 'Zeigen',
  bulk_save: 'Für alle speichern',
  bulk_saved: '%{smart_count} Bild geändert. |||| %{smart_count} Bilder geändert.',
  select: '%{title} auswählen',
  select_all: 'Alle auf dieser Seite auswählen',
  focus: 'Bildmitte',
  focus_hint:
    'Klicken Sie auf das, was beim Beschneiden im Bild bleiben soll, oder verschieben Sie den Punkt mit den Pfeiltasten.',
  focus_at: 'Bildmitte bei %{x} % von links und %{y} % von oben',
  focus_unset: 'Nicht gesetzt: Es gilt die Mitte des Bildes.',
  focus_clear: 'Bildmitte zurücksetzen',
  alt_hint: 'Was zu sehen ist, in einem Satz. Ohne ihn wird das Bild nicht gezeigt.',
  embed_hint: 'Der Code, den der Player zum Einbetten anbietet.',
  commissioned: 'Auftragsarbeit',
  free: 'Freie Arbeit',
  licensable_hint: 'Die Website sagt es beim Bild dazu.',
  hidden_hint: 'Verborgene Bilder sieht nur, wer hier angemeldet ist.',
  state: 'Technischer Stand',
  size: 'Originalgröße',
  variants: 'Größen',
  variants_made: '%{made} von %{planned} fertig',
  vectors: 'Bildsuche',
  vectors_ready: 'Über die Bildsuche zu finden',
  vectors_waiting: 'Wird für die Bildsuche noch erfasst',
  missing_alt: 'Alternativtext fehlt',
  replace: 'Original ersetzen',
  replace_hint:
    'Nummer, Texte und Links bleiben. Das bisherige Original und alles, was daraus gemacht wurde, wird gelöscht.',
  replace_choose: 'Neue Datei wählen',
  replace_after_saving: 'Bitte speichern Sie zuerst, was Sie geändert haben.',
  replaced: 'Das Original ist ersetzt.',
}

export const artists = {
  profile: 'Was Kundinnen und Kunden zuerst fragen',
  available_hint: 'Steht %{days} Tage lang auf der Website und verschwindet dann, wenn es niemand bestätigt.',
  confirm_hint: 'Beim Speichern beginnen die %{days} Tage von vorn.',
  confirmed: 'Zuletzt bestätigt: %{when}',
  one_a_line: 'Je Zeile ein Name.',
  order: 'Reihenfolge der Bilder',
  order_hint:
    'Ziehen Sie die Bilder in die gewünschte Reihenfolge. Mit der Tastatur: Leertaste nimmt ein Bild auf, Pfeiltasten verschieben es, Leertaste legt es ab.',
  picked_up: '%{title} aufgenommen, Platz %{place}.',
  moved: '%{title} steht jetzt auf Platz %{place} von %{count}.',
  dropped: '%{title} abgelegt auf Platz %{place}.',
  put_back: 'Abgebrochen. %{title} steht wieder, wo es war.',
  handle: '%{title}, Platz %{place} von %{count}',
  no_works: 'Noch keine Bilder.',
  delete_warning:
    'Alle Bilder aus dieser Mappe verschwinden sofort von der Website und werden danach gelöscht.',
}

export const news = {
  preview: 'Vorschau',
  preview_hint: 'So sieht der Text auf der Website aus.',
  preview_failed: 'Die Vorschau lässt sich gerade nicht laden.',
  later: 'Erscheint am %{when}',
  publish_hint: 'Liegt der Zeitpunkt in der Zukunft, erscheint die Meldung dann.',
  permalink_hint: 'Kleinbuchstaben, Ziffern und Bindestriche.',
  extra_images: 'Weitere Bilder',
  toolbar: 'Textgestaltung',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Zwischentitel',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  unlink: 'Link entfernen',
  link_address: 'Adresse des Links',
  link_wrong: 'Die Adresse beginnt mit https://, mailto:, tel: oder einem Schrägstrich.',
  link_set: 'Link setzen',
}

export const heroes = {
  wide: 'In großen Fenstern (2:1)',
  phone: 'Auf Telefonen (4:5)',
  link_hint: 'Ein Pfad auf dieser Website, zum Beispiel /illustrator/anna-muster.',
  order_hint: 'Das Titelbild mit der höchsten Zahl steht zuerst.',
}

export const inbox = {
  state_new: 'Neu',
  state_read: 'Gelesen',
  state_answered: 'Beantwortet',
  files: 'Anhänge',
  no_files: 'Keine Anhänge',
  broken_file: '„%{name}“ kam beschädigt an und fehlt.',
  download: '%{name} herunterladen (%{size})',
  letters: 'E-Mails dazu',
  no_letters: 'Keine E-Mails',
  letter_queued: 'Wird gesendet, %{smart_count} Versuch |||| Wird gesendet, %{smart_count} Versuche',
  letter_sent: 'Gesendet',
  letter_failed:
    'Nicht zustellbar nach %{smart_count} Versuch |||| Nicht zustellbar nach %{smart_count} Versuchen',
  'letter_to_enquiry-to-office': 'An uns',
  'letter_to_enquiry-confirmation': 'Bestätigung an die Absenderin oder den Absender',
  next_attempt: 'nächster Versuch %{when}',
  retry: 'Noch einmal senden',
  retried: 'Die E-Mail wird noch einmal gesendet.',
  answer: 'Antworten',
  as_written: 'Was geschrieben wurde',
  number: 'Nummer',
  field_name: 'Name',
  field_email: 'E-Mail',
  field_company: 'Firma',
  field_telephone: 'Telefon',
  field_project: 'Projekt',
  field_to: 'An',
  field_artists: 'Es geht auch um',
  image_gone: 'Bild %{number}, inzwischen gelöscht',
  field_images: 'Bilder',
  field_usage: 'Nutzung',
  field_intended: 'Gedachte Nutzung',
  field_deadline: 'Termin',
  field_budget: 'Budget',
  field_message: 'Nachricht',
  field_collection: 'Auswahl',
  field_town: 'Ort',
  field_website: 'Website',
  field_social: 'Soziale Netze',
  field_styles: 'Stile',
  field_statement: 'Über die Arbeit',
  notes_hint: 'Nur für uns. Die Absenderin oder der Absender sieht das nicht.',
}

export const collections = {
  open: 'Auswahl ansehen',
  image: 'Bild %{id}',
}

export const redirects = {
  from_hint: 'Ein Pfad auf dieser Website, zum Beispiel /altes-portfolio.',
  to_hint: 'Ein Pfad auf dieser Website oder eine Adresse mit https://.',
  permanent_hint: 'Dauerhaft: Suchmaschinen merken sich das neue Ziel (301). Sonst vorläufig (302).',
}

export const changes = {
  create: 'angelegt',
  change: 'geändert',
  delete: 'gelöscht',
  empty: 'leer',
  unlogged: 'geändert; der Wortlaut wird nicht aufgehoben',
}

export const conflict = {
  title: 'Jemand anders hat das inzwischen geändert',
  lead: 'Ihre Fassung ist noch nicht gespeichert. Wählen Sie Feld für Feld, was gelten soll.',
  mine: 'Meine Fassung',
  theirs: 'Die andere Fassung',
  all_mine: 'Überall meine',
  all_theirs: 'Überall die andere',
  open: 'Noch %{smart_count} Feld zu entscheiden |||| Noch %{smart_count} Felder zu entscheiden',
  save: 'So speichern',
  back: 'Weiter bearbeiten',
  both: 'Beide geändert',
  before_delete:
    'Jemand anders hat das inzwischen geändert. So ist es jetzt; möchten Sie es trotzdem löschen?',
}

export const banners = {
  place: 'Platz auf der Website',
  welcome_hint:
    'Der erste Absatz ist die Überschrift der Startseite, der zweite steht darunter. Dazwischen lassen Sie eine Zeile frei.',
}

export const settings = {
  name: 'Einstellung',
  notice: 'Hinweiszeile auf jeder Seite',
  hours: 'Telefonzeiten',
  phone: 'Telefonnummer auf den Seiten',
  mail: 'E-Mail-Adresse auf den Seiten',
  notice_hint: 'Leer: kein Hinweis.',
  hours_hint: 'Leer: die üblichen Zeiten.',
  phone_hint: 'Mit Landesvorwahl, zum Beispiel +49 40 66969 012. Leer: die übliche Nummer.',
  mail_hint: 'Wird nur gezeigt; Anfragen kommen weiter an die übliche Adresse. Leer: die übliche Adresse.',
}

export const idle = {
  warning_title: 'Sind Sie noch da?',
  warning_lead:
    'Hier hat sich eine Weile nichts getan. In %{smart_count} Minute melden wir Sie zur Sicherheit ab. |||| Hier hat sich eine Weile nichts getan. In %{smart_count} Minuten melden wir Sie zur Sicherheit ab.',
  stay: 'Angemeldet bleiben',
  sign_out: 'Jetzt abmelden',
  ended_title: 'Ihre Sitzung ist zu Ende',
  ended_lead:
    'Was Sie hier geschrieben haben, steht noch da. Melden Sie sich an, und es geht an derselben Stelle weiter.',
  other_account:
    'Angemeldet ist jetzt ein anderes Konto. Was hier geschrieben wurde, gehört zu dem Konto von vorher.',
  leave: 'Seite verlassen',
}
