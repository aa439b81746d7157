/** The entries of each group of the menu: resources by their name, other pages by address and message key. */
export type MenuEntry =
  /** `counted`: how many of them nobody has read yet stands beside the name. */
  { resource: string; counted?: true } | { to: string; label: string }
export type MenuGroup = { name: string; entries: readonly MenuEntry[] }

export function addressOf(entry: MenuEntry): string {
  return 'to' in entry ? entry.to : `/${entry.resource}`
}

export const MENU: readonly MenuGroup[] = [
  {
    name: 'menu.inbox',
    entries: [
      { resource: 'enquiries', counted: true },
      { resource: 'applications', counted: true },
      { resource: 'reply-templates' },
      { resource: 'collections' },
      { resource: 'deliveries' },
      { resource: 'proposals', counted: true },
    ],
  },
  {
    name: 'menu.pictures',
    entries: [
      { resource: 'images' },
      { to: '/uploads', label: 'uploads.title' },
      { to: '/duplicates', label: 'duplicates.title' },
      { resource: 'galleries' },
      { resource: 'heroes' },
      { resource: 'banners' },
    ],
  },
  { name: 'menu.people', entries: [{ resource: 'artists' }, { resource: 'testimonials' }] },
  {
    name: 'menu.texts',
    entries: [{ resource: 'news' }, { to: '/calendar', label: 'calendar.title' }],
  },
  {
    name: 'menu.site',
    entries: [
      { to: '/statistics', label: 'menu.statistics' },
      { resource: 'unanswered-searches' },
      { resource: 'synonyms' },
      { resource: 'redirects' },
      { resource: 'settings' },
      { to: '/transfer', label: 'importExport.title' },
      { to: '/colleagues', label: 'menu.colleagues' },
      { to: '/tokens', label: 'menu.tokens' },
      { to: '/webhooks', label: 'menu.webhooks' },
      { to: '/health', label: 'health.title' },
      { resource: 'changes' },
      { resource: 'trash' },
    ],
  },
]

export function ownMenu(
  artistId: number,
  texts: Record<'menu_own' | OwnEntry, string>,
): readonly MenuGroup[] {
  const entry = (label: OwnEntry, to: string) => ({ to, label: texts[label] }) as const
  const entries = [entry('profile', `/artists/${artistId}`), entry('works', '/images')]
  const uploads = { to: '/uploads', label: 'uploads.title' } as const
  return [{ name: texts.menu_own, entries: [...entries, uploads, entry('proposals', '/proposals')] }]
}
type OwnEntry = 'profile' | 'works' | 'proposals'
