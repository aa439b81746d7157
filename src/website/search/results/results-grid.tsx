import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagesOfImages } from '#website/image-grid/section/pages-of-images.tsx'
import type { WorksView } from '#website/image-grid/section/view-images.ts'
import style from './find-similar-link.module.css'

/** The images that were found, each with the way to those that are like it. */
export function ResultsGrid({ works }: { works: WorksView }) {
  return <PagesOfImages works={works} onTop marks={resultMarks} />
}

/** On an image among the results: the button that collects it, and the link to similar images. */
function resultMarks(tile: Tile) {
  return (
    <>
      <FindSimilarLink tile={tile} />
      <CollectMark tile={tile} />
    </>
  )
}

/**
 * A plain link, as all in the image grid, which handles their clicks. It appears with a pointer or the focus; on
 * devices without hover the zoom shows it.
 */
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
