type GridImage = { id: number }

/** A page has its tiles in its own data, or in a part of a part of them. */
const DEEPEST = 3

/** The images of the grid that is in the data of a page's loader; empty for a page without a grid. */
export function findGrid(data: unknown, depth = 0): readonly GridImage[] {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return []
  if ('tiles' in data && isGrid(data.tiles)) return data.tiles
  for (const part of Object.values(data)) {
    const found = findGrid(part, depth + 1)
    if (found.length > 0) return found
  }
  return []
}

function isGrid(tiles: unknown): tiles is GridImage[] {
  return Array.isArray(tiles) && tiles.length > 0 && tiles.every((tile) => typeof tile?.id === 'number')
}
