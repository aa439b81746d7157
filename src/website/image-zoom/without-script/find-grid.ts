type GridImage = { id: number }

/** `isShuffled`: the next request may show the images in another order, so nobody has fixed neighbours. */
type Grid = { images: readonly GridImage[]; isShuffled: boolean }

/** A page has its tiles in its own data, or in a part of a part of them. */
const DEEPEST = 3
const NO_GRID: Grid = { images: [], isShuffled: false }

/** The grid that is in the data of a page's loader; without images for a page without a grid. */
export function findGrid(data: unknown, depth = 0): Grid {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return NO_GRID
  if ('tiles' in data && isGrid(data.tiles))
    return { images: data.tiles, isShuffled: 'order' in data && data.order === 'random' }
  for (const part of Object.values(data)) {
    const found = findGrid(part, depth + 1)
    if (found.images.length > 0) return found
  }
  return NO_GRID
}

function isGrid(tiles: unknown): tiles is GridImage[] {
  return Array.isArray(tiles) && tiles.length > 0 && tiles.every((tile) => typeof tile?.id === 'number')
}
