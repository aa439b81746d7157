// The numbers of the specification's section 9 that the wall of pictures lives by.

/** A picture that is on screen and not there after this counts as late. */
export const PICTURE_LATE_AFTER_MS = 6000
/** Long enough that brushing past an image does not start its slideshow. */
export const SLIDESHOW_STARTS_AFTER_MS = 300
export const SLIDESHOW_TURNS_EVERY_MS = 1500
/** The end of the wall is not watched while the page still settles. */
export const END_DETECTOR_AFTER_MS = 1500
/** So many stretches come by themselves; then the footer, with the imprint, must be in reach (decisions, section 7). */
export const STRETCHES_BY_THEMSELVES = 3
