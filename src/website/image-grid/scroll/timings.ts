// See docs/specification.md, Numbers.

export const PICTURE_LATE_AFTER_MS = 6000
/** Long enough that moving across an image does not start its slideshow. */
export const SLIDESHOW_STARTS_AFTER_MS = 300
export const SLIDESHOW_TURNS_EVERY_MS = 1500
/** The end of the grid is not watched while the page is still settling. */
export const END_DETECTOR_AFTER_MS = 1500
/** The footer, with the imprint, must be reachable: these load by themselves, and at each click after that. */
export const PAGES_LOADED_BY_SCROLLING = 3
/** In pixels: sharp enough for a column of the grid. */
export const SLIDE_WIDTH = 640
