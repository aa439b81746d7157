/** Attribute with which a tile is found in the page: `[data-image="812"]`. */
export const TILE_ATTRIBUTE = 'data-image'
