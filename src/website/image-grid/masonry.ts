import { type RefObject, useEffect, useState } from 'react'

/** Such grids cost little, and every page from the server is one of them. */
const RENDERED_WHOLE_UP_TO = 150
/** Rendered above and below the window, in window heights. */
const WINDOWS_AROUND = 1.5
/** Tiles are added and removed in groups, so that scrolling seldom renders. */
const GROUP = 30
const NARROW = '(max-width: 768px)'

type VisibleRange = { from: number; to: number }

type Grids = { wide: Masonry; narrow: Masonry }

type Lengths = { column: number; step: number; top: number; bottom: number }

/** Thousands of rendered tiles would delay every frame and need a gigabyte; the space of the others stays empty. */
export function useVisibleTiles(
  grid: RefObject<HTMLElement | null>,
  count: number,
  layouts: Grids,
): VisibleRange {
  const [sight, setSight] = useState<VisibleRange>({ from: 0, to: RENDERED_WHOLE_UP_TO })
  const isLong = count > RENDERED_WHOLE_UP_TO

  useEffect(() => {
    if (!isLong) return
    function update(): void {
      if (!grid.current) return
      const masonry = matchMedia(NARROW).matches ? layouts.narrow : layouts.wide
      const visible = tilesBetween(masonry, measure(grid.current, masonry.columns.length))
      setSight((now) => (now.from === visible.from && now.to === visible.to ? now : visible))
    }
    update()
    const listening = new AbortController()
    addEventListener('scroll', update, { passive: true, signal: listening.signal })
    addEventListener('resize', update, { signal: listening.signal })
    return () => listening.abort()
  }, [grid, isLong, layouts])

  return isLong ? sight : { from: 0, to: count }
}

/** The style sheet has its lengths as gaps, which the browser computes in pixels. */
function measure(grid: HTMLElement, columnCount: number): Lengths {
  const { columnGap, rowGap } = getComputedStyle(grid)
  const { top, width } = grid.getBoundingClientRect()
  const column = (width - (columnCount - 1) * Number.parseFloat(columnGap)) / columnCount
  const around = WINDOWS_AROUND * innerHeight
  return {
    column,
    step: Number.parseFloat(rowGap),
    top: -top - around,
    bottom: -top + innerHeight + around,
  }
}

/** Returns whole groups. */
export function tilesBetween({ places }: Masonry, { column, step, top, bottom }: Lengths): VisibleRange {
  const topOf = (index: number) => {
    const place = places[index]
    return place ? place.heightAbove * column + place.tilesAbove * step : Number.POSITIVE_INFINITY
  }
  // Tiles are in the order of their tops, as every tile is placed in the shortest column.
  const first = firstWhere(places.length, (index) => topOf(index) > top)
  const after = firstWhere(places.length, (index) => topOf(index) > bottom)
  // The group before has the tiles that begin above and reach into view.
  const from = Math.max(0, (Math.floor(first / GROUP) - 1) * GROUP)
  // Where the grid itself is out of view its nearer end is rendered, for keyboard focus.
  return { from, to: Math.min(places.length, Math.max(Math.ceil(after / GROUP), 1) * GROUP) }
}

/** `isSo` stays true after its first index; `count` where there is none. */
function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}

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
