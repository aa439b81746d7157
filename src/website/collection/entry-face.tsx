import { memo } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { addressesOf } from '#website/image-grid/image-tile.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import style from './contact-sheet.module.css'

/** A frame's share of the window, see the columns of the contact sheet. */
const SIZES = '(max-width: 560px) 42vw, (max-width: 768px) 29vw, (max-width: 1120px) 21vw, 15vw'

type EntryFaceProps = {
  /** Undefined while it is loading: its space is reserved. */
  tile: Tile | undefined
  number: number
  enlargedAt: string
}

export const EntryFace = memo(function FrameFace({ tile, number, enlargedAt }: EntryFaceProps) {
  const { t } = useMessages()
  return (
    <>
      {tile ? (
        <a
          href={`${enlargedAt}${tile.id}`}
          className={style.picture}
          aria-label={t('catalogue_enlarge', { image: tile.alt })}
          rel="nofollow"
        >
          <img
            {...addressesOf(tile)}
            sizes={SIZES}
            width={tile.width}
            height={tile.height}
            alt={tile.alt}
            loading="lazy"
            decoding="async"
          />
        </a>
      ) : (
        <span className={style.picture} />
      )}
      <span className={style.title}>{tile?.title}</span>
      <span className={style.number}>{number}</span>
      {tile?.href ? (
        <a href={tile.href} className={style.artist}>
          <PersonName>{tile.artistName}</PersonName>
        </a>
      ) : (
        <span className={style.artist}>{tile && <PersonName>{tile.artistName}</PersonName>}</span>
      )}
    </>
  )
})
