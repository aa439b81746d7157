import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { paths } from '#site/paths.ts'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './find-similar-link.module.css'

/** On an image among the results: the button that collects it, and the link to similar images. */
export function resultMarks(tile: Tile) {
  return (
    <>
      <FindSimilarLink tile={tile} />
      <CollectMark tile={tile} />
    </>
  )
}

/**
 * A plain link, as all in the image grid, which handles their clicks. It comes with a pointer or the focus; where nothing
 * hovers the zoom has it.
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
