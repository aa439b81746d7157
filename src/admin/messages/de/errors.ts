/** Texts for the server's refusals. */
export const errors = {
  unreachable: 'Der Server ist nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
  signed_out: 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich neu an.',
  forbidden: 'Das hat der Server abgelehnt.',
  role: 'Das erlaubt Ihre Rolle nicht.',
  gone: 'Das gibt es nicht mehr.',
  stale: 'Jemand anders hat das gerade geändert. Bitte laden Sie neu und prüfen Sie es noch einmal.',
  too_large: 'Das ist zu groß.',
  invalid: 'Noch nicht gespeichert: Bitte prüfen Sie die markierten Felder.',
  too_often: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
  refused: 'Das hat der Server nicht angenommen.',
  server: 'Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  kept: 'Ihre Eingaben stehen noch da.',
}
