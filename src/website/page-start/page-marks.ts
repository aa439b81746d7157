// Names by which the inline script, React and the style sheets find the same things in a page.

export const ISLAND_CLASS = 'island'
export const ISLAND_NAME = 'data-island'
export const ISLAND_PROPS = 'data-props'
export const HYDRATED_ISLAND = 'data-hydrated'

/** The window gets it when all islands of the first moments are hydrated. */
export const HYDRATED = 'hydrated'

/** The skip link leads here, and the focus comes here when the focused element was removed. */
export const CONTENT_ID = 'content'
/** The button to the top leads here; the first Tab from here focuses the logo. */
export const TOP_ID = 'top'

export const PLUS_PATH = 'M12 5v14M5 12h14'
export const TICK_PATH = 'm5 12.5 5 5L19.5 7'

/** Until the page's root has this attribute, the image grid keeps back the pictures below the first window. */
const PICTURES_BELOW = 'data-pictures-below'

export function fetchPicturesBelow(): void {
  document.documentElement.setAttribute(PICTURES_BELOW, '')
}
