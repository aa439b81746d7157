/** The names of lists' files without ending, in the order in which they are read. */
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

export function mapLists<Value>(of: (name: ListName) => Value): Record<ListName, Value> {
  const [galleries, artists, images] = [of('galleries'), of('artists'), of('images')]
  const [news, heroes, banners] = [of('news'), of('heroes'), of('banners')]
  const [testimonials, redirects, settings] = [of('testimonials'), of('redirects'), of('settings')]
  return { galleries, artists, images, news, heroes, banners, testimonials, redirects, settings }
}

export function isListName(name: string): name is ListName {
  return LIST_NAMES.some((known) => known === name)
}

const LIST_FILE = /^([a-z]+)(?:[ .(_-].*)?[.](?:csv|json)$/

/** `artists (1).csv` is the artists; null for a name that says no list. */
export function guessListName(fileName: string): ListName | null {
  const [, name = ''] = LIST_FILE.exec(fileName.toLowerCase()) ?? []
  return isListName(name) ? name : null
}

/** An import calls a list `images.json` that somebody named `Werke.JSON`. */
export function listFileName(list: ListName, fileName: string): string {
  return `${list}.${fileName.toLowerCase().endsWith('.json') ? 'json' : 'csv'}`
}
