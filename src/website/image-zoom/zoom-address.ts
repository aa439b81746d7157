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
export function withoutZoom({ pathname, search }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(ZOOM_PARAMETER)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The address of the same page with an image enlarged, up to the image's id. */
export function zoomAddress(place: Place): string {
  return zoomOn(withoutZoom(place))
}

/** The same for the address of a page without the zoom. */
export function zoomOn(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${ZOOM_PARAMETER}=`
}

type Place = { pathname: string; search: string }
