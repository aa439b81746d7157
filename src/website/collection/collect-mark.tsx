import { useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PlusIcon, TickIcon } from '#website/ui/icons.tsx'
import { PencilFrame } from '#website/ui/pencil.tsx'
import style from './collect-mark.module.css'
import { useIsCollected } from './collection-store.ts'
import { useCollecting } from './use-collecting.ts'

/** On a picture of the grid: the button that collects it, and the red frame once it is collected. */
export function CollectMark({ tile }: { tile: Pick<Tile, 'id' | 'alt'> }) {
  const { t } = useMessages()
  const isCollected = useIsCollected(tile.id)
  // A slideshow exchanges the image below the mark.
  const [newest, setNewest] = useState<number | null>(null)
  const toggle = useCollecting()
  const label = t(isCollected ? 'collection_remove' : 'collection_add')
  return (
    <>
      {isCollected && (
        <span className={style.frame}>
          <PencilFrame number={tile.id} isNew={newest === tile.id} />
        </span>
      )}
      <button
        type="button"
        className={style.collect}
        data-collected={isCollected || undefined}
        aria-label={`${label}: ${tile.alt}`}
        data-collect={tile.id}
        onClick={(event) => {
          // The start script has done it, while React was hydrating.
          if (event.defaultPrevented) return
          setNewest(toggle(tile.id) === 'added' ? tile.id : null)
        }}
      >
        {isCollected ? <TickIcon /> : <PlusIcon />}
      </button>
    </>
  )
}
