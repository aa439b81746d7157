/** No name is longer; what somebody pastes by accident is cut here. Stands alone, since every page's search field needs it. */
export const LONGEST_SEARCH = 80
