import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { pictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { SearchIcon } from '#website/ui/icons.tsx'
import style from './picture-hits.module.css'
import { HITS_SHOWN, type PictureHits as Hits, type LiveHits } from './use-picture-hits.ts'

/** Shown about 90 pixels wide. */
const THUMBNAIL_WIDTH = 320

export function PictureHits({ words, live: { hits, isWaiting } }: { words: string; live: LiveHits }) {
  const { language } = useMessages()
  const address = paths.wordSearch(language, words)
  return (
    <div className={style.hits}>
      <a href={address} className={style.all}>
        <SearchIcon size={18} />
        <span>{nameHits(words, hits?.words === words ? hits : null)}</span>
      </a>
      {!hits && isWaiting && <ComingRow />}
      {hits && hits.tiles.length > 0 && (
        <ul className={style.row} aria-busy={hits.words !== words}>
          {hits.tiles.map((tile) => (
            <li key={tile.id}>
              <a href={zoomOf(paths.wordSearch(language, hits.words), tile)} className={style.hit}>
                <img
                  src={pictureAddress(tile, THUMBNAIL_WIDTH)}
                  alt={tile.alt}
                  width={90}
                  height={90}
                  style={customProperties({ '--ground': tile.dominantColour })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ComingRow() {
  return (
    <div className={style.row} aria-hidden="true">
      {Array.from({ length: HITS_SHOWN }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places, all alike
        <span key={at} className={style.coming} />
      ))}
    </div>
  )
}

/** Says what the search will do where the number is not known. */
export function nameHits(words: string, hits: Hits | null): string {
  if (hits === null) return translateSearch('finder_words', { query: words })
  const { count } = hits
  return translateSearch(count === 1 ? 'finder_one_image' : 'finder_images', { count, query: words })
}

function zoomOf(address: string, { id }: Tile): string {
  const [pathname = '', search = ''] = address.split('?')
  return `${zoomAddress({ pathname, search })}${id}`
}
