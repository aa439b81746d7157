// Browsers need these limits and rules, and nothing that comes along with the rest of the search.

/** No name is longer; a text that somebody pastes by accident is cut here. */
export const LONGEST_SEARCH = 80
/** Cameras hardly make larger pictures, and the browser shrinks heavy ones before it sends them. */
export const LARGEST_PICTURE_BYTES = 15_000_000
export const USUAL_STYLE = 0.5

const PICTURE_ENDING = /\.(?:jpe?g|png|gif|webp)$/i
const DATA_IMAGE = /^data:image\/[\w.+-]+[;,]/i

/** Keeps a dropped sentence from being taken for a picture; the server decides by the bytes at the address. */
export function isPictureAddress(text: string): boolean {
  const address = text.trim()
  if (isDataImage(address)) return true
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return PICTURE_ENDING.test(url.pathname) || PICTURE_ENDING.test(address) || url.searchParams.has('imgurl')
}

export function isDataImage(address: string): boolean {
  return DATA_IMAGE.test(address)
}

/** The picture's own address where a search engine's link wraps it; any other address as it is. */
export function unwrapAddress(address: string): string {
  return URL.parse(address)?.searchParams.get('imgurl') ?? address
}

export const UNANSWERED_KEPT_DAYS = 30
