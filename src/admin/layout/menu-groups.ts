/** The entries of each group of the menu: resources by their name, other pages by address and message key. */
export type MenuEntry = { resource: string } | { to: string; label: string }
export type MenuGroup = { name: string; entries: readonly MenuEntry[] }

export const MENU: readonly MenuGroup[] = [
  {
    name: 'menu.inbox',
    entries: [{ resource: 'enquiries' }, { resource: 'applications' }, { resource: 'collections' }],
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
  { name: 'menu.texts', entries: [{ resource: 'news' }] },
  {
    name: 'menu.site',
    entries: [
      { resource: 'redirects' },
      { resource: 'settings' },
      { to: '/transfer', label: 'importExport.title' },
      { to: '/health', label: 'health.title' },
      { resource: 'changes' },
    ],
  },
]
