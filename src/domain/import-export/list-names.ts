/** The lists of an import and an export by their files' names without ending, in the order in which they are read. */
export const LIST_NAMES = [
  'galleries',
  'artists',
  'images',
  'news',
  'heroes',
  'banners',
  'testimonials',
  'redirects',
  'settings',
] as const
export type ListName = (typeof LIST_NAMES)[number]

export function isListName(name: string): name is ListName {
  return LIST_NAMES.some((known) => known === name)
}
