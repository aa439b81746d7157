type TilePlace = {
  column: number
  heightAbove: number
  /** Each tile adds a gutter, and its name where names are below the pictures. */
  tilesAbove: number
}

type ColumnEnd = { height: number; tiles: number }

export type Masonry = { places: TilePlace[]; columns: ColumnEnd[] }

/**
 * In column widths, in a typical window: 21 of 440 px in three columns; in two a gutter and a name, 52 of 260 px. It
 * need only find the shortest column; the style sheet has the actual lengths.
 */
const SPACE_BELOW_TILE: Record<2 | 3, number> = { 3: 0.05, 2: 0.2 }

/** All lengths are in column widths. The leftmost of equal columns comes first, so the reading order is kept. */
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
