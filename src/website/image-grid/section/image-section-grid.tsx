import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { editMark } from '#website/edit-links/edit-links.ts'
import { ImageGrid } from '#website/image-grid/image-grid.tsx'
import { hangWall } from '#website/image-zoom/current-grid.ts'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useFollowedLinks } from './use-followed-links.ts'

type WorksGridProps = {
  tiles: readonly Tile[]
  onTop?: boolean
  /** How many images there are in all, where not all are here. */
  total?: number
  loadMore?: (() => void) | null
  /** What can be done with an image, where it is more than to choose it. The same function each time. */
  marks?: (tile: Tile) => ReactNode
}

/** The wall of pictures with all that a visitor can do on it: enlarge, collect, go to the artist. */
export function WorksGrid({
  tiles,
  onTop = false,
  total = tiles.length,
  loadMore = null,
  marks = collectMark,
}: WorksGridProps) {
  const place = useLocation()
  const followLink = useFollowedLinks()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const Life = useLife()
  const allMarks = useStaffMarks(marks)
  useEffect(() => hangWall({ tiles, total, loadMore }), [tiles, total, loadMore])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked, and reached by keyboard, are the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={setFrame} onClick={followLink}>
      <ImageGrid tiles={tiles} onTop={onTop} enlargedAt={zoomAddress(place)} marks={allMarks} />
      {Life && frame && <Life frame={frame} tiles={tiles} />}
    </div>
  )
}

type Life = ComponentType<{ frame: HTMLElement; tiles: readonly Tile[] }>

/** Fetched once the page stands: a wall can be looked at without it. */
function useLife(): Life | null {
  const [Life, setLife] = useState<Life | null>(null)
  useEffect(() => {
    import('#website/image-grid/scroll/grid-behaviour.tsx').then(
      ({ WallLife }) => setLife(() => WallLife),
      (error) => console.warn('The life of the wall:', error),
    )
  }, [])
  return Life
}

/** With the way to edit each image, once it is known that staff is looking. */
function useStaffMarks(marks: (tile: Tile) => ReactNode): (tile: Tile) => ReactNode {
  const Edit = editMark.use()
  return useMemo(() => {
    if (!Edit) return marks
    return (tile) => (
      <>
        {marks(tile)}
        <Edit tile={tile} />
      </>
    )
  }, [Edit, marks])
}

function collectMark(tile: Tile) {
  return <CollectMark tile={tile} />
}
