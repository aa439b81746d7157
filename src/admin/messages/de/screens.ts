/** Menu and pages. */
export const menu = {
  label: 'Bereiche',
  menu: 'Menü',
  pictures: 'Bilder',
  people: 'Menschen',
  texts: 'Texte',
  inbox: 'Eingang',
  site: 'Website',
  public_site: 'Zur Website',
  colleagues: 'Team',
  account: 'Mein Konto',
  account_of: 'Konto: %{name}',
  language: 'Sprache',
}

export const keys = {
  title: 'Tasten',
  search_key: 'Strg + K',
  search: 'Sucht in allem, was es hier gibt, auf dem Mac mit der Befehlstaste.',
  search_name: 'Schnell finden (Strg + K)',
  search_button: 'Schnell finden',
  save_key: 'Strg + S',
  save: 'Speichert das Formular, auf dem Mac mit der Befehlstaste.',
  neighbours_key: 'Alt + Bild ab, Alt + Bild auf',
  neighbours: 'Öffnen den nächsten oder vorigen Eintrag der Liste.',
  list_key: '?',
  list: 'Zeigt diese Liste, außer in einem Textfeld.',
  range_key: 'Umschalt + Klick',
  range: 'Wählt alle Bilder vom zuletzt gewählten bis zu diesem aus.',
  order_key: 'Leertaste und Pfeiltasten',
  order: 'Nehmen in einer Mappe ein Bild auf, verschieben es und legen es ab.',
  on: 'Die Taste „?“ öffnet diese Liste',
}

export const screens = {
  previous_record: 'Voriger Eintrag',
  next_record: 'Nächster Eintrag',
  place_in_list: '%{place} von %{total}',
  overview: 'Übersicht',
  overview_lead: 'Was heute zu tun ist',
  new_enquiries: 'Neue Anfragen',
  new_applications: 'Neue Bewerbungen',
  read_enquiries: 'Gelesen, noch nicht beantwortet',
  scheduled_news: 'Geplante News',
  waiting_emails: 'E-Mails, die noch warten',
  failed_emails: 'E-Mails, die nicht ankamen',
  last_backup: 'Letzte Sicherung: %{when}',
  no_backup: 'Von diesem Rechner gibt es noch keine Sicherung.',
  missing_alt: 'Bilder ohne Alternativtext',
  hidden_images: 'Verborgene Bilder',
  role_owner: 'Inhaber',
  role_editor: 'Redaktion',
  role_reader: 'Nur lesen',
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
  as_csv: 'Als CSV laden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  count: '%{smart_count} Bild |||| %{smart_count} Bilder',
}

export const artists = {
  profile: 'Was Kundinnen und Kunden zuerst fragen',
  available_hint: 'Steht %{days} Tage lang auf der Website und verschwindet dann, wenn es niemand bestätigt.',
  confirm_hint: 'Beim Speichern beginnen die %{days} Tage von vorn.',
  confirmed: 'Zuletzt bestätigt: %{when}',
  new_work_styles_hint: 'Was hier steht, hat jedes neue Bild von Anfang an.',
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
    'Die Mappe und alle ihre Bilder verschwinden sofort von der Website. Sie kommen in den Papierkorb und lassen sich %{days} Tage lang von dort zurückholen.',
}

export const news = {
  preview: 'Vorschau',
  preview_hint: 'So sieht der Text auf der Website aus.',
  preview_failed: 'Die Vorschau lässt sich gerade nicht laden.',
  later: 'Erscheint am %{when}',
  publish_hint: 'Liegt der Zeitpunkt in der Zukunft, erscheint die Meldung dann.',
  needed:
    'Nötig sind ein Titel und ein Text in einer Sprache, und ein Bild. Solange die andere Sprache fehlt, steht auch dort diese Fassung.',
  meta_hint: 'Bleibt das leer, nimmt die Website die Einleitung.',
  not_translated: 'Noch nicht auf Englisch',
  permalink_hint: 'Kleinbuchstaben, Ziffern und Bindestriche.',
  rating_hint: 'Für andere Programme, die unsere News lesen. Auf der Website ändert sie nichts.',
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
  phone_hint: 'Noch keins: Beim Speichern wird es aus dem großen Titelbild geschnitten.',
  link_hint: 'Ein Pfad auf dieser Website, zum Beispiel /illustrator/anna-muster.',
  order_hint: 'Das Titelbild mit der höchsten Zahl steht zuerst.',
}

export const collections = {
  open: 'Auswahl ansehen',
  delete_warning:
    'Gespeicherte Auswahlen kommen nicht in den Papierkorb. Das lässt sich nicht rückgängig machen.',
  image: 'Bild %{id}',
}

export const redirects = {
  former_hint: 'Sonst führen Links und Lesezeichen mit der bisherigen Adresse ins Leere.',
  from_hint: 'Ein Pfad auf dieser Website, zum Beispiel /altes-portfolio.',
  to_hint: 'Ein Pfad auf dieser Website oder eine Adresse mit https://.',
  permanent_hint: 'Dauerhaft: Suchmaschinen merken sich das neue Ziel (301). Sonst vorläufig (302).',
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
  'place_home-2020': 'Überschrift der Startseite',
  'place_hero-rep': 'Kasten auf der Startseite: Wir suchen für Sie',
  welcome_hint:
    'Der erste Absatz ist die Überschrift der Startseite, der zweite steht darunter. Dazwischen lassen Sie eine Zeile frei.',
}

export const settings = {
  set_in_staff: 'Hier eingestellt',
  set_in_config: 'Aus site.config.ts',
  set_in_nowhere: 'Wird nicht gezeigt',
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
