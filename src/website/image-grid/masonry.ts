/** Where a tile hangs. All lengths are in column widths, so that the place holds for any window. */
export type TilePlace = {
  /** Counted from 0. */
  column: number
  /** The heights of the pictures above it, added up. */
  heightAbove: number
  /** How many tiles hang above it: each adds a gutter, and its name where names stand below the pictures. */
  tilesAbove: number
}

/** How far a column reaches. The tallest of them is the height of the wall. */
export type ColumnEnd = { height: number; tiles: number }

export type Masonry = { places: TilePlace[]; columns: ColumnEnd[] }

/**
 * What a tile adds below its picture, in column widths, on a typical window: 21 of 440 px in three columns; in two
 * columns a gutter and a name, 52 of 260 px. Good enough to tell which column is the shortest; the style sheet knows
 * the real lengths.
 */
const SPACE_BELOW_TILE: Record<2 | 3, number> = { 3: 0.05, 2: 0.2 }

/**
 * Hangs tiles into the shortest column one after the other, the leftmost of equals, so that reading order follows the
 * eye. `ratios` are height by width, each above 0.
 */
export function layMasonry(ratios: readonly number[], columnCount: 2 | 3): Masonry {
  const columns = Array.from({ length: columnCount }, (): ColumnEnd => ({ height: 0, tiles: 0 }))
  const reach = (end: ColumnEnd) => end.height + end.tiles * SPACE_BELOW_TILE[columnCount]
  const places = ratios.map((ratio): TilePlace => {
    const shortest = columns.reduce((least, end) => (reach(end) < reach(least) ? end : least))
    const place = {
      column: columns.indexOf(shortest),
      heightAbove: shortest.height,
      tilesAbove: shortest.tiles,
    }
    shortest.height += ratio
    shortest.tiles += 1
    return place
  })
  return { places, columns }
}
