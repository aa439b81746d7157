import { useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { MailIcon, PencilFrame, PlusIcon, TickIcon } from '#website/ui/icons.tsx'
import style from './collect-mark.module.css'
import { useCollecting, useMarkName } from './use-collecting.ts'

/** Only pointers get the enquiry link: keyboards and fingers find it in the zoom, to save a stop on each tile. */
export function CollectMark({ tile }: { tile: Pick<Tile, 'id' | 'alt' | 'artistId'> }) {
  const { isCollected, label, elsewhere, title } = useMarkName(tile.id)
  const { t, language } = useMessages()
  // A slideshow exchanges the image below the mark.
  const [newest, setNewest] = useState<number | null>(null)
  const toggle = useCollecting()
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
        aria-label={`${label}: ${tile.alt}${elsewhere && `. ${elsewhere}`}`}
        title={title}
        data-collect={tile.id}
        onClick={(event) => {
          // The start script has done it, while React was hydrating.
          if (event.defaultPrevented) return
          setNewest(toggle(tile.id) === 'added' ? tile.id : null)
        }}
      >
        {isCollected ? <TickIcon /> : <PlusIcon />}
      </button>
      <a
        className={classNames(style.collect, style.ask)}
        href={paths.enquiryAbout(language, tile.artistId, tile.id)}
        rel="nofollow"
        tabIndex={-1}
        aria-label={`${t('zoom_enquire')}: ${tile.alt}`}
      >
        <MailIcon />
      </a>
    </>
  )
}
