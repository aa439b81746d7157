/** Marks an island in the HTML, for the style sheet and the scripts. */
export const ISLAND_CLASS = 'island'
export const ISLAND_NAME = 'data-island'
export const ISLAND_PROPS = 'data-props'
/** Set once React has taken it over. */
export const HYDRATED_ISLAND = 'data-hydrated'
