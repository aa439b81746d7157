import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagesOfImages } from '#website/image-grid/pages-of-images.tsx'
import type { WorksView } from '#website/image-grid/view-images.ts'
import style from './find-similar-link.module.css'

export function ResultsGrid({ works }: { works: WorksView }) {
  return <PagesOfImages works={works} onTop marks={resultMarks} />
}

function resultMarks(tile: Tile) {
  return (
    <>
      <FindSimilarLink tile={tile} />
      <CollectMark tile={tile} />
    </>
  )
}

/** A plain link, as the grid handles its clicks. On devices without hover the zoom shows it. */
function FindSimilarLink({ tile }: { tile: Tile }) {
  const { t, language } = useMessages()
  return (
    <a
      href={paths.similarImages(language, tile.id)}
      className={style.like}
      aria-label={`${t('zoom_similar')}: ${tile.alt}`}
      rel="nofollow"
    >
      {t('zoom_similar')}
    </a>
  )
}
