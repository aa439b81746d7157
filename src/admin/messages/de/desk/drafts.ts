/** What is written and not published yet, and how it will look. */
export const drafts = {
  waiting: 'Hier wartet ein Entwurf von %{name}, %{when}. Auf der Website steht er nicht.',
  open_note:
    'Sie bearbeiten den Entwurf; er wird von selbst behalten, zuletzt von %{name}, %{when}. Erst „Speichern“ bringt ihn auf die Website.',
  go_on: 'Entwurf öffnen',
  keep: 'Als Entwurf behalten',
  discard: 'Entwurf verwerfen',
  stale: 'Jemand anders hat den Entwurf inzwischen geändert. Öffnen Sie ihn, bevor Sie weiterschreiben.',
  preview: 'Vorschau der Seite',
  back: 'Zurück zum Formular',
  in_de: 'Deutsche Seite',
  in_en: 'Englische Seite',
  reload: 'Vorschau neu laden',
  wide: 'Am Bildschirm',
  phone: 'Auf dem Telefon',
  links: 'Anderen zeigen',
  links_hint:
    'Mit dem Link sieht man den jeweils letzten Entwurf, ohne sich anzumelden. Er gilt sieben Tage.',
  make_link: 'Link machen',
  shown_once: 'Bitte kopieren Sie die Adresse jetzt, sie wird nur dieses Mal gezeigt.',
  copy_de: 'Deutsch kopieren',
  copy_en: 'Englisch kopieren',
  copied: 'Die Adresse ist kopiert.',
  not_copied: 'Das Kopieren ging nicht. Bitte markieren Sie die Adresse.',
  link: '%{name}, %{created}, gilt bis %{expires}',
  revoke: 'Zurückziehen',
  revoke_this: 'Link zurückziehen: %{link}',
}
