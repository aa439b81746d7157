/** Opens that image's zoom on any page with a grid. */
const ZOOM_PARAMETER = 'bild'
const IMAGE_ID = /^[1-9]\d{0,8}$/

/** The id of the image to enlarge; null for none or an invalid one. */
export function readZoom(search: string): number | null {
  const wanted = new URLSearchParams(search).get(ZOOM_PARAMETER) ?? ''
  return IMAGE_ID.test(wanted) ? Number(wanted) : null
}

/** The address of the same page without the zoom. */
export function withoutZoom({ pathname, search }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(ZOOM_PARAMETER)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The address of the same page with an image enlarged, up to the image's id. */
export function zoomAddress(place: Place): string {
  const address = withoutZoom(place)
  return `${address}${address.includes('?') ? '&' : '?'}${ZOOM_PARAMETER}=`
}

/** For routes: opening the zoom must not request the page's data again. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Moving): boolean {
  return withoutZoom(currentUrl) === withoutZoom(nextUrl) ? false : defaultShouldRevalidate
}

type Place = { pathname: string; search: string }
type Moving = { currentUrl: Place; nextUrl: Place; defaultShouldRevalidate: boolean }
