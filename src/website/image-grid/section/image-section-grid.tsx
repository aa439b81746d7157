import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { editLink } from '#website/edit-links/edit-links.ts'
import { ImageGrid } from '#website/image-grid/image-grid.tsx'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useFollowedLinks } from './use-followed-links.ts'

type WorksGridProps = {
  tiles: readonly Tile[]
  onTop?: boolean
  /** Number of all images, where not all are loaded. */
  total?: number
  loadMore?: (() => void) | null
  /** Actions on an image, where there are more than collecting. Must be the same function at each render. */
  marks?: (tile: Tile) => ReactNode
}

/** The image grid with all of its actions: zoom, collecting, links to the artist. */
export function ImageSectionGrid({
  tiles,
  onTop = false,
  total = tiles.length,
  loadMore = null,
  marks = collectMark,
}: WorksGridProps) {
  const place = useLocation()
  const followLink = useFollowedLinks()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const Behaviour = useBehaviour()
  const allMarks = useStaffMarks(marks)
  useEffect(() => setCurrentGrid({ tiles, total, loadMore }), [tiles, total, loadMore])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked and reached by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={setFrame} onClick={followLink}>
      <ImageGrid tiles={tiles} onTop={onTop} enlargedAt={zoomAddress(place)} marks={allMarks} />
      {Behaviour && frame && <Behaviour frame={frame} tiles={tiles} />}
    </div>
  )
}

type Life = ComponentType<{ frame: HTMLElement; tiles: readonly Tile[] }>

/** Loaded after hydration: the grid works without it. */
function useBehaviour(): Life | null {
  const [Life, setLife] = useState<Life | null>(null)
  useEffect(() => {
    import('#website/image-grid/scroll/grid-behaviour.tsx').then(
      ({ GridBehaviour }) => setLife(() => GridBehaviour),
      (error) => console.warn('The behaviour of the image grid:', error),
    )
  }, [])
  return Life
}

/** Adds the edit link of each image, once the visitor is known to be staff. */
function useStaffMarks(marks: (tile: Tile) => ReactNode): (tile: Tile) => ReactNode {
  const Edit = editLink.use()
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
