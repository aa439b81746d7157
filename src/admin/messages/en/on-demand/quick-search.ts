import type { QuickSearchMessages } from '#admin/messages/de/on-demand/quick-search.ts'

/** The search over everything; it is loaded when it is opened. */
export const quickSearch: QuickSearchMessages = {
  title: 'Quick find',
  hint: 'Name, title, page or command',
  nothing: 'Nothing matches that.',
  failed: 'The search can’t be reached right now.',
  searching: 'Searching …',
  found: (number) => (number === 1 ? '1 result' : `${number} results`),
  actions: 'Commands',
  pages: 'Pages',
  create: {
    artists: 'New artist',
    galleries: 'New style',
    heroes: 'New hero',
    news: 'New news item',
    testimonials: 'New testimonial',
    redirects: 'New redirect',
  },
  upload: 'Upload images',
  backup: 'Check the backup',
  invite: 'Invite someone to the team',
  language: 'Continue in German',
  website: 'View the website',
  account: 'My account',
  sign_out: 'Sign out',
}
