/** What is planned, by day. */
export const calendar = {
  title: 'Kalender',
  lead: 'Was von selbst auf der Website erscheint oder sich ändert.',
  empty: 'Es ist nichts geplant.',
  appears: 'erscheint',
  is_free: 'ist ab diesem Tag frei',
  fades: '„Frei ab“ wird ab hier nicht mehr gezeigt, wenn es niemand bestätigt',
  hidden: 'Verborgen, erscheint so nicht',
}
