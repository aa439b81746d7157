/** Finds a tile in the page: `[data-image="812"]`. */
export const TILE_ATTRIBUTE = 'data-image'
