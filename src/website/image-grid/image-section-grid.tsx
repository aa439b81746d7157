import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { editLink } from '#website/deferred/edit-place.tsx'
import { ImageGrid } from '#website/image-grid/image-grid.tsx'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { openZoomHere, zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useAddress } from '#website/navigation/address.ts'

const LATEST_BEHAVIOUR_MS = 500

type WorksGridProps = {
  tiles: readonly Tile[]
  onTop?: boolean
  /** The number of all images, where not all are loaded. */
  total?: number
  loadMore?: (() => void) | null
  /** Must be the same function at each render. */
  marks?: (tile: Tile) => ReactNode
}

export function ImageSectionGrid({
  tiles,
  onTop = false,
  total = tiles.length,
  loadMore = null,
  marks = collectMark,
}: WorksGridProps) {
  const place = useAddress()
  const frame = useRef<HTMLDivElement>(null)
  const behaviour = useBehaviour(frame)
  const allMarks = useStaffMarks(marks)
  useEffect(() => setCurrentGrid({ tiles, total, loadMore }), [tiles, total, loadMore])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked and reached by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={frame} onClick={openZoomHere}>
      <ImageGrid tiles={tiles} onTop={onTop} enlargedAt={zoomAddress(place)} marks={allMarks} />
      {behaviour && <behaviour.Component frame={behaviour.frame} tiles={tiles} />}
    </div>
  )
}

type Behaviour = {
  Component: ComponentType<{ frame: HTMLElement; tiles: readonly Tile[] }>
  frame: HTMLElement
}

/** Loaded late, as the grid works without it. */
function useBehaviour(place: RefObject<HTMLElement | null>): Behaviour | null {
  const [behaviour, setBehaviour] = useState<Behaviour | null>(null)
  useEffect(() => {
    const load = () =>
      import('./grid-behaviour.tsx').then(
        ({ GridBehaviour }) =>
          place.current && setBehaviour({ Component: GridBehaviour, frame: place.current }),
        (error) => console.warn('The behaviour of the image grid:', error),
      )
    return whenIdle(load, LATEST_BEHAVIOUR_MS)
  }, [place])
  return behaviour
}

function useStaffMarks(marks: (tile: Tile) => ReactNode): (tile: Tile) => ReactNode {
  const Edit = editLink.use()
  return useMemo(() => {
    if (!Edit) return marks
    return (tile) => (
      <>
        {marks(tile)}
        <Edit record="images" id={tile.id} of={tile.alt} onPicture />
      </>
    )
  }, [Edit, marks])
}

function collectMark(tile: Tile) {
  return <CollectMark tile={tile} />
}
