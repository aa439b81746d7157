import { memo, type ReactNode, useMemo, useRef } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import style from './image-grid.module.css'
import { ImageTile } from './image-tile.tsx'
import { layMasonry, type Masonry, useVisibleTiles } from './masonry.ts'

const WIDEST_ROW = 3

type ImageGridProps = {
  tiles: readonly Tile[]
  /** Whether the first row is on screen at once; further down the page all pictures are lazy. */
  onTop?: boolean
  /** The page's address up to the image's id. */
  enlargedAt: string
  marks?: (tile: Tile) => ReactNode
}

/** The server computes both layouts and the style sheet selects one, so nothing moves and no script is needed. */
export const ImageGrid = memo(function ImageGrid({
  tiles,
  onTop = false,
  enlargedAt,
  marks,
}: ImageGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const layouts = useMemo(() => computeBoth(tiles), [tiles])
  const { from, to } = useVisibleTiles(grid, tiles.length, layouts)
  const { wide, narrow } = layouts
  return (
    <div className={style.frame}>
      <ul ref={grid} className={style.grid} style={customProperties({ ...ends(wide), ...ends(narrow) })}>
        {tiles.slice(from, to).map((tile, offset) => {
          const index = from + offset
          return (
            <li
              key={tile.id}
              className={style.place}
              aria-setsize={tiles.length}
              aria-posinset={index + 1}
              style={customProperties({ ...place(wide, index), ...place(narrow, index) })}
            >
              <ImageTile
                tile={tile}
                enlargedAt={enlargedAt}
                eager={onTop && index < WIDEST_ROW}
                marks={marks}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
})

function computeBoth(tiles: readonly Tile[]) {
  const ratios = tiles.map((tile) => tile.height / tile.width)
  return { wide: layMasonry(ratios, 3), narrow: layMasonry(ratios, 2) }
}

/** `--height-3-0`, `--tiles-3-0`, ... : the end of each column. */
function ends({ columns }: Masonry): Record<`--${string}`, number> {
  return Object.fromEntries(
    columns.flatMap((end, index) => [
      [`--height-${columns.length}-${index}`, shortened(end.height)],
      [`--tiles-${columns.length}-${index}`, end.tiles],
    ]),
  )
}

/** `--column-3`, `--height-3`, `--tiles-3`: the position of one tile. */
function place({ places, columns }: Masonry, index: number): Record<`--${string}`, number> {
  const { column, heightAbove, tilesAbove } = places[index] ?? { column: 0, heightAbove: 0, tilesAbove: 0 }
  return {
    [`--column-${columns.length}`]: column,
    [`--height-${columns.length}`]: shortened(heightAbove),
    [`--tiles-${columns.length}`]: tilesAbove,
  }
}

/** Four decimals are finer than any screen's pixel, and keep the page small. */
function shortened(length: number): number {
  return Number(length.toFixed(4))
}
