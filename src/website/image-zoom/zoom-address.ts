/** On any page with a grid opens that image's zoom (decisions, section 9). */
const ZOOM_PARAMETER = 'bild'
const IMAGE_ID = /^[1-9]\d{0,8}$/

/** The image that an address wants enlarged; null for none, and for what is no number of an image. */
export function readZoom(search: string): number | null {
  const wanted = new URLSearchParams(search).get(ZOOM_PARAMETER) ?? ''
  return IMAGE_ID.test(wanted) ? Number(wanted) : null
}

/** The address of the same page with nothing enlarged. */
export function withoutZoom({ pathname, search }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(ZOOM_PARAMETER)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The address of the same page with an image enlarged, up to the image's number. */
export function zoomAddress(place: Place): string {
  const address = withoutZoom(place)
  return `${address}${address.includes('?') ? '&' : '?'}${ZOOM_PARAMETER}=`
}

/** For routes: enlarging an image asks the server for nothing. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Moving): boolean {
  return withoutZoom(currentUrl) === withoutZoom(nextUrl) ? false : defaultShouldRevalidate
}

type Place = { pathname: string; search: string }
type Moving = { currentUrl: Place; nextUrl: Place; defaultShouldRevalidate: boolean }
