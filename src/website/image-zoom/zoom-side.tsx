import { useEffect, useState } from 'react'
import type { ImageFacts } from '#domain/catalogue/profile/profile.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { fetchOnce } from '#platform/browser/fetch-once.ts'
import type { ImageAnswer } from '#site/api-answers.ts'
import { apiPath, SOME_IMAGES } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { useCollecting, useMarkName } from '#website/collection/use-collecting.ts'
import { editLink } from '#website/deferred/edit-place.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { changeAddressHere, useAddress } from '#website/navigation/address.ts'
import { MoreLike } from '#website/search/more-like-links.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { ArrowIcon, PlusIcon, ShareIcon, TickIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import rows from '#website/ui/rows.module.css'
import { useShare } from '#website/ui/share-link.tsx'
import typography from '#website/ui/typography.module.css'
import collectButtonStyle from './collect-button.module.css'
import { ImageFactsLine } from './image-facts.tsx'
import { zoomAddress } from './zoom-address.ts'
import { useSimilarImages } from './zoom-images.ts'
import style from './zoom-side.module.css'

export function ZoomSide({ tile }: { tile: Tile }) {
  const { t, language } = useMessages()
  const share = useShare()
  const Edit = editLink.use()
  const facts = useImageFacts(tile.id)
  const place = useAddress()
  const { title, alt, artistName, href } = tile
  const page = href === null ? place : { pathname: href, search: '' }
  return (
    <div className={style.side}>
      <h2 className={typography.lg}>{title}</h2>
      {href === null ? (
        <p className={style.artist}>
          <PersonName>{artistName}</PersonName>
        </p>
      ) : (
        <a href={href} className={style.artist}>
          <PersonName>{artistName}</PersonName>
        </a>
      )}
      <p className={classNames(typography.small, typography.quiet)}>{alt}</p>
      {facts && <ImageFactsLine facts={facts} />}
      <div className={style.actions}>
        <CollectButton tile={tile} />
        <ButtonLink to={paths.enquiryAbout(language, tile.artistId, tile.id)} outlined>
          {t('zoom_enquire')}
        </ButtonLink>
      </div>
      {Edit && <Edit record="images" id={tile.id} of={alt} />}
      <ul className={rows.rows}>
        {href !== null && (
          <li>
            <a href={href} className={rows.row}>
              {t('zoom_portfolio')} <ArrowIcon />
            </a>
          </li>
        )}
        <li>
          <a href={paths.similarImages(language, tile.id)} className={rows.row}>
            {t('zoom_similar')} <ArrowIcon />
          </a>
        </li>
        <li>
          <button
            type="button"
            className={rows.row}
            onClick={() => share(`${title}, ${artistName}`, zoomAddress(page) + tile.id)}
          >
            {t('zoom_share')} <ShareIcon />
          </button>
        </li>
      </ul>
      <MoreLike address={paths.similarImages(language, tile.id)} />
      <SimilarImages tile={tile} />
    </div>
  )
}

function SimilarImages({ tile }: { tile: Tile }) {
  const { t } = useMessages()
  const place = useAddress()
  const images = useSimilarImages(tile)
  if (images.length === 0) return null
  return (
    <section aria-label={t('zoom_similar')}>
      <h3 className={style.heading}>{t('zoom_similar')}</h3>
      <ul className={style.similar}>
        {images.map((image) => (
          <li key={image.id}>
            <a
              href={`${zoomAddress(place)}${image.id}`}
              onClick={(event) => changeAddressHere(event, { replace: true })}
              aria-label={t('catalogue_enlarge', { image: image.alt })}
            >
              <img
                src={pictureAddress(image, 320)}
                style={cutAround(image.focus)}
                alt={image.alt}
                width={320}
                height={320}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Null until they are loaded, and when the request fails; tiles omit these facts. */
function useImageFacts(id: number): ImageFacts | null {
  const [read, setRead] = useState<{ id: number; facts: ImageFacts } | null>(null)
  useEffect(() => {
    let isLeft = false
    fetchOnce(`${apiPath(SOME_IMAGES)}?ids=${id}`).then(
      (json) => isLeft || setRead({ id, facts: readFacts(json) }),
      (error) => console.warn(`What is known of ${id}:`, error),
    )
    return () => {
      isLeft = true
    }
  }, [id])
  return read?.id === id ? read.facts : null
}

function readFacts(json: unknown): ImageFacts {
  const [image] = Array.isArray(json) ? json : []
  const fields = new Map<string, unknown>(Object.entries(image ?? {}))
  const get = (name: keyof ImageAnswer) => fields.get(name)
  const [client, year, commission] = [get('Client'), get('Year'), get('Commission')]
  return {
    client: typeof client === 'string' ? client : '',
    year: typeof year === 'number' ? year : null,
    commission: commission === 'commissioned' || commission === 'free' ? commission : null,
    licensable: get('Licensable') === true,
  }
}

export function CollectButton({ tile }: { tile: Tile }) {
  const { isCollected, label, elsewhere, title } = useMarkName(tile.id)
  const toggle = useCollecting()
  return (
    <Button
      className={classNames(collectButtonStyle.button, isCollected && collectButtonStyle.collected)}
      title={title}
      aria-label={elsewhere ? `${label}. ${elsewhere}` : undefined}
      data-collect={tile.id}
      onClick={() => toggle(tile.id)}
    >
      {isCollected ? <TickIcon /> : <PlusIcon />}
      <span>{label}</span>
    </Button>
  )
}
