/** What is planned, by day. */
export const calendar = {
  title: 'Calendar',
  lead: 'What will appear or change on the website by itself.',
  empty: 'Nothing is planned.',
  news: 'appears',
  artists: 'is available from this day',
  hidden: 'Hidden, will not appear like this',
}
