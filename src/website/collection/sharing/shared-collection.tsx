import { useEffect, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#site/paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import sheet from '#website/collection/entries/contact-sheet.module.css'
import { EntryFace } from '#website/collection/entries/entry-face.tsx'
import { WithdrawnCount } from '#website/collection/entries/withdrawn-count.tsx'
import { TILE_ATTRIBUTE } from '#website/image-grid/image-tile.tsx'
import { useFollowedLinks } from '#website/image-grid/section/use-followed-links.ts'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import rows from '#website/ui/fields/rows.module.css'
import { useHydrated } from '#website/ui/hydration/use-hydrated.ts'
import { ArrowIcon, DocumentIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import head from './shared-head.module.css'
import { useTakeOver } from './use-take-over.ts'
import type { SharedView } from './view-shared.ts'
import style from './ways.module.css'

/** Somebody else's collection, read-only; it can be copied into the visitor's own. Only the copying needs script. */
export function SharedCollection({ shared }: { shared: SharedView }) {
  const { t } = useCollectionMessages()
  const { pictures, withdrawn, until } = shared
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>
          {t('collection_shared_heading')}
          <sup> {pictures.length}</sup>
        </h1>
        <p className={classNames(typography.lead, head.words)}>
          {t(pictures.length === 0 ? 'collection_shared_none' : 'collection_shared_until', { day: until })}
        </p>
        {withdrawn > 0 && (
          <p className={head.words}>
            <WithdrawnCount count={withdrawn} />
          </p>
        )}
      </div>
      <div className={sheet.desk}>
        <SharedEntries pictures={pictures} />
        <SharedActions shared={shared} />
      </div>
    </>
  )
}

function SharedEntries({ pictures }: Pick<SharedView, 'pictures'>) {
  const enlargedAt = zoomAddress(useLocation())
  const followLink = useFollowedLinks()
  const tiles = useMemo(() => pictures.map(({ tile }) => tile), [pictures])
  useEffect(() => setCurrentGrid({ tiles, total: tiles.length, loadMore: null }), [tiles])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ol className={sheet.sheet} onClick={followLink}>
      {pictures.map(({ tile, note }, index) => (
        <li key={tile.id} className={sheet.frame} {...{ [TILE_ATTRIBUTE]: tile.id }}>
          <EntryFace tile={tile} number={index + 1} enlargedAt={enlargedAt} />
          {note && <p className={sheet.note}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}

function SharedActions({ shared: { id, pictures } }: { shared: SharedView }) {
  const { t, language } = useCollectionMessages()
  const takeOver = useTakeOver()
  const isHydrated = useHydrated()
  const hasPictures = pictures.length > 0
  return (
    <aside className={style.side} aria-label={t('collection_share')}>
      {hasPictures && (
        <>
          <div className={style.scripted}>
            <Button
              aria-disabled={!isHydrated || undefined}
              onClick={() => takeOver(pictures.map(({ tile, note }) => ({ imageId: tile.id, note })))}
            >
              {t('collection_take_over')}
            </Button>
          </div>
          <ButtonLink to={paths.enquiryAboutCollection(language, id)} outlined>
            {t('collection_enquire')}
          </ButtonLink>
        </>
      )}
      <div className={rows.rows}>
        {hasPictures && (
          <a href={paths.collectionPdf(language, id)} className={rows.row} download>
            {t('collection_pdf')} <DocumentIcon />
          </a>
        )}
        <Link to={paths.collection(language)} className={rows.row}>
          {t('collection_to_own')} <ArrowIcon />
        </Link>
      </div>
    </aside>
  )
}
