/** Until the page's root has this attribute, the image grid keeps back the pictures below the first window. */
const PICTURES_BELOW = 'data-pictures-below'

/** What the start script runs so that they come: a scroll may be earlier than the page's scripts, which may fail. */
export const FETCH_PICTURES_BELOW = `document.documentElement.setAttribute("${PICTURES_BELOW}", "")`

export function fetchPicturesBelow(): void {
  document.documentElement.setAttribute(PICTURES_BELOW, '')
}
