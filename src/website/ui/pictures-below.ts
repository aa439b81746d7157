/** Until the page's root has this attribute, the image grid keeps back the pictures below the first window. */
const PICTURES_BELOW = 'data-pictures-below'

export function fetchPicturesBelow(): void {
  document.documentElement.setAttribute(PICTURES_BELOW, '')
}
