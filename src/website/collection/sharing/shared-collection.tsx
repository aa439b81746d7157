import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { paths } from '#site/paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import sheet from '#website/collection/entries/contact-sheet.module.css'
import { EntryFace } from '#website/collection/entries/entry-face.tsx'
import { PdfForm } from '#website/collection/hand-outs/pdf-form.tsx'
import { usePdf } from '#website/collection/hand-outs/use-pdf.ts'
import { openZoomHere } from '#website/image-grid/section/open-zoom-here.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { zoomOn } from '#website/image-zoom/zoom-address.ts'
import { LongListItem } from '#website/islands/long-list-item.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import rows from '#website/ui/fields/rows.module.css'
import { ArrowIcon, DocumentIcon } from '#website/ui/icons.tsx'
import { TakeOver } from './take-over.tsx'
import type { SharedView } from './view-shared.ts'
import style from './ways.module.css'

/** Somebody else's collection, read-only; it can be copied into the visitor's own. Only the copying needs script. */
export function SharedCollection({ shared }: { shared: SharedView }) {
  const { language } = useCollectionMessages()
  return (
    <div className={sheet.desk}>
      <SharedEntries pictures={shared.pictures} address={paths.sharedCollection(language, shared.id)} />
      <SharedActions shared={shared} />
    </div>
  )
}

type SharedEntriesProps = Pick<SharedView, 'pictures'> & {
  /** The page's own: 500 links would repeat whatever a stranger adds to the one that was asked for. */
  address: string
  /** Ids of the images in the order in which they are shown; their numbers stay. */
  order?: readonly number[]
  /** What stands below an entry. */
  below?: (tile: Tile) => ReactNode
}

export function SharedEntries({ pictures, address, order, below }: SharedEntriesProps) {
  const enlargedAt = zoomOn(address)
  const numbered = useMemo(() => inOrder(pictures, order), [pictures, order])
  const tiles = useMemo(() => numbered.map(({ tile }) => tile), [numbered])
  useEffect(() => setCurrentGrid({ tiles, total: tiles.length, loadMore: null }), [tiles])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ol className={sheet.sheet} onClick={openZoomHere}>
      {numbered.map(({ tile, note, number }) => (
        <LongListItem key={tile.id} className={sheet.frame} {...{ [TILE_ATTRIBUTE]: tile.id }}>
          <EntryFace tile={tile} number={number} enlargedAt={enlargedAt} />
          {note && <p className={sheet.note}>{note}</p>}
          {below?.(tile)}
        </LongListItem>
      ))}
    </ol>
  )
}

function inOrder(pictures: SharedView['pictures'], order: readonly number[] | undefined) {
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }))
  if (!order) return numbered
  const byId = new Map(numbered.map((picture) => [picture.tile.id, picture]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

export function SharedActions({ shared: { id, title, pictures } }: { shared: SharedView }) {
  const { t, language } = useCollectionMessages()
  const [word, setWord] = useState('')
  const savePdf = usePdf(setWord)
  const hasPictures = pictures.length > 0
  return (
    <aside className={style.side} aria-label={t('collection_share')}>
      {hasPictures && (
        <>
          <TakeOver title={title} pictures={pictures} />
          <ButtonLink to={paths.enquiryAboutCollection(language, id)} outlined>
            {t('collection_enquire')}
          </ButtonLink>
        </>
      )}
      <p role="status">{word}</p>
      <div className={rows.rows}>
        {hasPictures && (
          <>
            <PdfForm id={id} onSave={(wishes) => savePdf(id, wishes)} />
            <a href={furtherPaths.collectionCsv(language, id)} className={rows.row} download>
              {t('collection_csv')} <DocumentIcon />
            </a>
          </>
        )}
        <a href={paths.collection(language)} className={rows.row}>
          {t('collection_to_own')} <ArrowIcon />
        </a>
      </div>
    </aside>
  )
}
