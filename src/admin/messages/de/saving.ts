/** What was typed and is not saved yet, what could not be loaded, and the connection. */
export const typed = {
  offer: 'Hier haben Sie am %{when} etwas geschrieben und nicht gespeichert.',
  changed: 'Seitdem wurde der Eintrag geändert; bitte vergleichen Sie vor dem Speichern.',
  take: 'Wieder einsetzen',
  discard: 'Verwerfen',
}

export const loading = {
  failed: 'Das ließ sich nicht laden.',
  retry: 'Noch einmal versuchen',
  missing: 'Das gibt es nicht oder nicht mehr.',
  read_only: 'Ihre Rolle erlaubt hier nur das Lesen.',
}

export const connection = {
  lost: 'Keine Verbindung. Was Sie speichern, wird gesendet, sobald sie wieder da ist.',
  waiting:
    'Keine Verbindung. Ihre Änderung wird gesendet, sobald sie wieder da ist. Bitte lassen Sie diese Seite offen.',
  back: 'Die Verbindung ist wieder da.',
}
