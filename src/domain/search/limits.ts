// The numbers of the search that browsers need, apart from what would come along with them.

/** No name is longer; what somebody pastes by accident is cut here. */
export const LONGEST_SEARCH = 80
/** Of a reference picture. Cameras make hardly larger ones, and the browser shrinks what is heavy before it is sent. */
export const LARGEST_PICTURE_BYTES = 15_000_000
/** In the middle between what is to be seen and how it is made. */
export const USUAL_STYLE = 0.5
