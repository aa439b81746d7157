import type { Tile } from '#agency/catalogue/wall/tile.ts'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { SimilarIcon } from '#base/ui/icons.tsx'
import { CollectMark } from '#website/collection/collect-mark.tsx'
import style from './like-mark.module.css'

/** On a picture among the results: what chooses it, and the way to more like it. */
export function resultMarks(tile: Tile) {
  return (
    <>
      <LikeMark tile={tile} />
      <CollectMark tile={tile} />
    </>
  )
}

/** A plain link, as all on the wall, which listens for them. */
function LikeMark({ tile }: { tile: Tile }) {
  const { tell, language } = useMessages()
  return (
    <a
      href={paths.similarImages(language, tile.id)}
      className={style.like}
      aria-label={`${tell('zoom_similar')}: ${tile.alt}`}
      rel="nofollow"
    >
      <SimilarIcon />
    </a>
  )
}
