/** The position of a tile. All lengths are in column widths, so that it holds for any window. */
type TilePlace = {
  /** Counted from 0. */
  column: number
  /** The sum of the heights of the pictures above it. */
  heightAbove: number
  /** Number of tiles above it: each adds a gutter, and its name where names are below the pictures. */
  tilesAbove: number
}

/** The end of a column. The tallest of them is the height of the grid. */
type ColumnEnd = { height: number; tiles: number }

export type Masonry = { places: TilePlace[]; columns: ColumnEnd[] }

/**
 * The space below a tile's picture, in column widths, in a typical window: 21 of 440 px in three columns; in two
 * columns a gutter and a name, 52 of 260 px. It is precise enough to find the shortest column; the style sheet has the
 * actual lengths.
 */
const SPACE_BELOW_TILE: Record<2 | 3, number> = { 3: 0.05, 2: 0.2 }

/**
 * Places tiles into the shortest column one after the other, the leftmost of equals, so that the reading order is kept.
 * `ratios` are height by width, each above 0.
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
