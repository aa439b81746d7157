/** What can be said before all other texts are there; part of the first script, in both languages. */
export const start = {
  failed: 'Der Bereich für Mitarbeitende ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung.',
  again: 'Noch einmal versuchen',
}

export type StartMessages = typeof start
