/** What is planned, by day. */
export const calendar = {
  title: 'Calendar',
  lead: 'What will appear or change on the website by itself.',
  empty: 'Nothing is planned.',
  appears: 'appears',
  is_free: 'is available from this day',
  fades: 'availability is no longer shown from here unless someone confirms it',
  hidden: 'Hidden, will not appear like this',
}
