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

/** Something for each list. */
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

/** The list that a file's name says it is: `artists (1).csv` is the artists. Null for a name that says none. */
export function guessListName(fileName: string): ListName | null {
  const [, name = ''] = LIST_FILE.exec(fileName.toLowerCase()) ?? []
  return isListName(name) ? name : null
}

/** `images.json` of `Werke.JSON`: what an import calls a list that somebody named otherwise. */
export function listFileName(list: ListName, fileName: string): string {
  return `${list}.${fileName.toLowerCase().endsWith('.json') ? 'json' : 'csv'}`
}
