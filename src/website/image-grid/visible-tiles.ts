import { type RefObject, useEffect, useState } from 'react'
import type { Masonry } from './masonry.ts'

/** Walls up to this hang whole: so many cost nothing, and every page as the server sends it is one of them. */
const HANGS_WHOLE_UP_TO = 150
/** So many windows' heights above and below the window hang too. */
const WINDOWS_AROUND = 1.5
/** Tiles come and go in groups, so that scrolling seldom changes anything. */
const GROUP = 30
const NARROW = '(max-width: 768px)'

/** From the first tile that hangs up to, but not including, the last. */
export type Sight = { from: number; to: number }

type Walls = { wide: Masonry; narrow: Masonry }

/** All lengths in pixels. */
type Lengths = { column: number; step: number; top: number; bottom: number }

/**
 * Which tiles of a long wall are near the window. Thousands that all hang would make every frame late and the page a
 * gigabyte large; the places of the others stay empty, and nothing moves.
 */
export function useTilesInSight(grid: RefObject<HTMLElement | null>, count: number, walls: Walls): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: HANGS_WHOLE_UP_TO })
  const isLong = count > HANGS_WHOLE_UP_TO

  useEffect(() => {
    if (!isLong) return
    function look(): void {
      if (!grid.current) return
      const masonry = matchMedia(NARROW).matches ? walls.narrow : walls.wide
      const seen = tilesBetween(masonry, measure(grid.current, masonry.columns.length))
      setSight((now) => (now.from === seen.from && now.to === seen.to ? now : seen))
    }
    look()
    const listening = new AbortController()
    addEventListener('scroll', look, { passive: true, signal: listening.signal })
    addEventListener('resize', look, { signal: listening.signal })
    return () => listening.abort()
  }, [grid, isLong, walls])

  return isLong ? sight : { from: 0, to: count }
}

/** The style sheet says its lengths as gaps, which the browser tells in pixels. */
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

/** The tiles, in whole groups, of which something may be seen between two heights of the wall. */
export function tilesBetween({ places }: Masonry, { column, step, top, bottom }: Lengths): Sight {
  const topOf = (index: number) => {
    const place = places[index]
    return place ? place.heightAbove * column + place.tilesAbove * step : Number.POSITIVE_INFINITY
  }
  // Tiles hang in the order of their tops, as every tile goes into the shortest column.
  const first = firstWhere(places.length, (index) => topOf(index) > top)
  const after = firstWhere(places.length, (index) => topOf(index) > bottom)
  // The group before holds the tiles that begin above and reach into sight.
  const from = Math.max(0, (Math.floor(first / GROUP) - 1) * GROUP)
  // Where the wall itself is out of sight its nearer end hangs, for whoever comes to it by keyboard.
  return { from, to: Math.min(places.length, Math.max(Math.ceil(after / GROUP), 1) * GROUP) }
}

/** The least index for which it is so, as it is for all after; `count` where it never is. */
function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
