/** Opens that image's zoom on any page with a grid. */
const ZOOM_PARAMETER = 'bild'
/** Names one of the visitor's own projects, which their browser alone knows. */
export const PROJECT_PARAMETER = 'projekt'
const IMAGE_ID = /^[1-9]\d{0,8}$/

/** The id of the image to enlarge; null for none or an invalid one. */
export function readZoom(search: string): number | null {
  const wanted = new URLSearchParams(search).get(ZOOM_PARAMETER) ?? ''
  return IMAGE_ID.test(wanted) ? Number(wanted) : null
}

/** The address of the same page without the zoom. */
export function withoutZoom(place: Place): string {
  return without(place, ZOOM_PARAMETER)
}

function without({ pathname, search }: Place, ...names: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const name of names) parameters.delete(name)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The address of the same page with an image enlarged, up to the image's id. */
export function zoomAddress(place: Place): string {
  const address = withoutZoom(place)
  return `${address}${address.includes('?') ? '&' : '?'}${ZOOM_PARAMETER}=`
}

/** For routes: opening the zoom, or another project, must not request the page's data again. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Moving): boolean {
  const asServed = (url: Place) => without(url, ZOOM_PARAMETER, PROJECT_PARAMETER)
  return asServed(currentUrl) === asServed(nextUrl) ? false : defaultShouldRevalidate
}

type Place = { pathname: string; search: string }
type Moving = { currentUrl: Place; nextUrl: Place; defaultShouldRevalidate: boolean }
