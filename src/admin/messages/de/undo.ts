/** The change log, undoing, trash and history. */
export const undo = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  anyway: 'Trotzdem',
  ask_changed:
    'Seitdem hat jemand daran weitergearbeitet. Wenn Sie fortfahren, gelten diese späteren Änderungen nicht mehr; im Verlauf bleiben sie stehen.',
  changed: 'Seitdem hat jemand daran weitergearbeitet.',
  gone: 'Was hier geändert wurde, ist inzwischen gelöscht. Holen Sie es zuerst aus dem Papierkorb zurück.',
  taken:
    'Die Web-Adresse oder der Platz gehört inzwischen zu etwas anderem. Ändern Sie es dort, dann geht es.',
  linked:
    'Das geht noch nicht: Was dazugehört, ist gelöscht (holen Sie es zuerst zurück, etwa den Zeichner), oder es wird anderswo noch gezeigt.',
  invalid: 'Das passt nicht mehr zu dem, was sich seitdem geändert hat.',
  over: 'Das lässt sich nicht mehr rückgängig machen.',
}

export const trash = {
  limits:
    'Gelöschtes lässt sich %{days} Tage lang zurückholen. Sind seine Dateien zusammen größer als %{gigabytes} GB, geht das Älteste früher; das zuletzt Gelöschte bleibt.',
  goes_there:
    'Es kommt in den Papierkorb und lässt sich %{days} Tage lang von dort zurückholen. |||| Sie kommen in den Papierkorb und lassen sich %{days} Tage lang von dort zurückholen.',
  and_others: '%{name} und ein weiteres |||| %{name} und %{smart_count} weitere',
  what: 'Was',
  deleted_at: 'Gelöscht am',
  kept_until: 'Bleibt bis',
  actions: 'Aktionen',
  from_import: 'Import von: %{what}',
  with_images: 'mit einem Bild |||| mit %{smart_count} Bildern',
  restore: 'Zurückholen',
  restored: 'Wieder da.',
  remove: 'Endgültig löschen',
  ask_remove: 'Danach lässt es sich nicht mehr zurückholen, auch die Dateien nicht.',
  empty: 'Papierkorb leeren',
  ask_empty: 'Alles im Papierkorb wird endgültig gelöscht, auch die Dateien.',
  removed: 'Endgültig gelöscht.',
}

export const history = {
  title: 'Verlauf',
  empty: 'Noch nichts geändert.',
  more: 'Ältere zeigen',
  restore: 'Stand davor wiederherstellen',
  restored: 'Der frühere Stand gilt wieder.',
  restore_original: 'Frühere Datei wiederherstellen',
}

export const changes = {
  create: 'angelegt',
  change: 'geändert',
  delete: 'gelöscht',
  restore: 'zurückgeholt',
  empty: 'leer',
  unlogged: 'geändert; der Wortlaut wird nicht aufgehoben',
  replaced: 'ersetzt',
  reordered: 'neu geordnet',
}
