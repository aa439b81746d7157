/** What is planned, by day. */
export const calendar = {
  title: 'Kalender',
  lead: 'Was von selbst auf der Website erscheint oder sich ändert.',
  empty: 'Es ist nichts geplant.',
  news: 'erscheint',
  artists: 'ist ab diesem Tag frei',
  hidden: 'Verborgen, erscheint so nicht',
}
