// The numbers of the search that browsers need, apart from what would come along with them.

/** No name is longer; what somebody pastes by accident is cut here. */
export const LONGEST_SEARCH = 80
/** In the middle between what is to be seen and how it is made. */
export const USUAL_STYLE = 0.5
