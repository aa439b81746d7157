// What the address of the form says it is about, and the same address once something is taken out of the form.

export const ARTIST = 'artist'
export const IMAGE = 'motiv'
export const COLLECTION = 'auswahl'
/** An image that is left out of the collection. */
const WITHOUT = 'ohne'
const ID = /^[1-9]\d{0,8}$/

/** The ids under that name, each once, in their order; `invalid` counts what is none. */
export function readIds(query: URLSearchParams, name: typeof ARTIST | typeof IMAGE) {
  const values = query.getAll(name)
  const ids = [...new Set(values.filter((value) => ID.test(value)).map(Number))]
  return { ids, invalid: values.filter((value) => !ID.test(value)).length }
}

export function isLeftOut(query: URLSearchParams, imageId: number): boolean {
  return query.has(WITHOUT, String(imageId))
}

/** The query without that image or artist. */
export function queryWithout(search: string, name: typeof ARTIST | typeof IMAGE, id: number): string {
  const query = new URLSearchParams(search)
  query.delete(name, String(id))
  if (name === IMAGE && query.has(COLLECTION)) query.append(WITHOUT, String(id))
  return `?${query}`
}

/** The same for a form from which something was taken out: it stays the form that is being filled in. */
export function formKey(search: string): string {
  const query = new URLSearchParams(search)
  const [artist = ''] = query.getAll(ARTIST)
  for (const name of [ARTIST, IMAGE, WITHOUT]) query.delete(name)
  return `${artist}?${query}`
}
