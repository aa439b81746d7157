// The form's address says which artists and images the enquiry is about.

export const ARTIST = 'artist'
/** Artists who were added in the form; the recipient stays as it is. */
export const FURTHER = 'mit'
export const IMAGE = 'motiv'
export const COLLECTION = 'auswahl'
/** An image that is left out of the collection. */
const WITHOUT = 'ohne'
/** The address of the thanks begins with this parameter, see `paths.enquirySent`. */
export const SENT = 'gesendet'
const ID = /^[1-9]\d{0,8}$/

/** Returns each id once, in order; `invalid` counts the values that are no ids. */
export function readIds(query: URLSearchParams, name: typeof ARTIST | typeof FURTHER | typeof IMAGE) {
  const values = query.getAll(name)
  const ids = [...new Set(values.filter((value) => ID.test(value)).map(Number))]
  return { ids, invalid: values.filter((value) => !ID.test(value)).length }
}

/** Returns the subjects of the enquiry for another page with the form: "?motiv=812"; empty without any. */
export function queryAboutSame(search: string): string {
  const query = new URLSearchParams(search)
  const same = new URLSearchParams(
    [ARTIST, FURTHER, IMAGE, COLLECTION, WITHOUT].flatMap((name) =>
      query.getAll(name).map((value) => [name, value]),
    ),
  )
  return query.has(SENT) || same.size === 0 ? '' : `?${same}`
}

export function isLeftOut(query: URLSearchParams, imageId: number): boolean {
  return query.has(WITHOUT, String(imageId))
}

export function queryWithout(search: string, name: typeof ARTIST | typeof IMAGE, id: number): string {
  const query = new URLSearchParams(search)
  query.delete(name, String(id))
  if (name === ARTIST) query.delete(FURTHER, String(id))
  if (name === IMAGE && query.has(COLLECTION)) query.append(WITHOUT, String(id))
  return `?${query}`
}

export function queryWithArtist(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.append(FURTHER, String(id))
  return `?${query}`
}
