// The limits of the search and the rules about addresses of pictures: browsers need them, and nothing that comes along with them.

/** No name is longer; a text that somebody pastes by accident is cut here. */
export const LONGEST_SEARCH = 80
/**
 * The largest reference picture. Cameras hardly make larger ones, and the browser shrinks heavy pictures before it
 * sends them.
 */
export const LARGEST_PICTURE_BYTES = 15_000_000
/** The middle of the slider between content and style. */
export const USUAL_STYLE = 0.5

const PICTURE_ENDING = /\.(?:jpe?g|png|gif|webp)$/i
const DATA_IMAGE = /^data:image\/[\w.+-]+[;,]/i

/**
 * Whether a dropped text is the address of a picture: it ends like one, is a data image, or is a search engine's link
 * with the picture in its `imgurl`. A rule for browsers, so that a dropped sentence is not taken for a picture; the
 * server decides by the bytes at the address, not by how it ends.
 */
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
