import { useMatches } from 'react-router'
import { readEmbedCode } from '#domain/catalogue/embed-code.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { pictureAddress, srcsetOf, stillAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { WORKS_ID } from '#website/image-grid/view-images.ts'
import { ImageFactsLine } from '#website/image-zoom/image-facts.tsx'
import { withoutZoom, zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useAddress } from '#website/navigation/address.ts'
import { RESPECTS, useMoreLikeMessages } from '#website/search/more-like.ts'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { ArrowIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import rows from '#website/ui/rows.module.css'
import typography from '#website/ui/typography.module.css'
import sheet from './enlarged-picture.css?url'
import { type EnlargedView, neighboursOf } from './view-enlarged.ts'

/** The width of the picture in enlarged-picture.css. */
const SIZES = '(max-width: 900px) 100vw, 70vw'

/** Only the server renders it, where the address asks for an image. */
export function EnlargedPicture({
  enlarged: { tile, facts, styles: galleries, neighbours },
}: {
  enlarged: EnlargedView
}) {
  const { t } = useMessages()
  const { images, isShuffled } = findGrid(useMatches().at(-1)?.loaderData)
  const styles = <link rel="stylesheet" href={sheet} />
  if (!tile)
    return (
      <>
        {styles}
        <p className="enlarged-missing">{t('zoom_missing')}</p>
      </>
    )
  const isInOrder = !isShuffled && images.some(({ id }) => id === tile.id)
  return (
    <section className="enlarged" aria-label={t('zoom_label')}>
      {styles}
      <div className="enlarged-picture">
        <Picture tile={tile} />
      </div>
      <div className="enlarged-side">
        <h2 className={typography.lg}>{tile.title}</h2>
        {tile.href !== null && (
          <a href={tile.href}>
            <PersonName>{tile.artistName}</PersonName>
          </a>
        )}
        <p className={classNames(typography.small, typography.quiet)}>{tile.alt}</p>
        <ImageFactsLine facts={facts} />
        <ul className="enlarged-ways">
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <ChipLink to={href}>{name}</ChipLink>
            </li>
          ))}
        </ul>
        <Neighbours
          {...(isInOrder ? neighboursOf(images, tile.id) : neighbours)}
          hasGrid={images.length > 0}
        />
        <Further tile={tile} />
      </div>
    </section>
  )
}

function Picture({ tile }: { tile: Tile }) {
  const { width, height, alt, animation, embedCode } = tile
  const player = embedCode === null ? null : readEmbedCode(embedCode)
  if (player?.kind === 'own')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the films have no spoken words
      <video
        src={player.film}
        poster={player.poster ?? stillAddress(tile, 640)}
        aria-label={alt}
        controls
        preload="none"
      />
    )
  return (
    <img
      src={pictureAddress(tile, 960)}
      srcSet={animation ? undefined : srcsetOf({ ...tile, phonePictureId: null })}
      sizes={animation ? undefined : SIZES}
      width={width}
      height={height}
      alt={alt}
    />
  )
}

type NeighboursProps = ReturnType<typeof neighboursOf> & { hasGrid: boolean }

function Neighbours({ previous, next, hasGrid }: NeighboursProps) {
  const { t } = useMessages()
  const place = useAddress()
  const image = zoomAddress(place)
  return (
    <div className="enlarged-ways">
      {previous !== null && (
        <ButtonLink to={`${image}${previous}`} outlined>
          {t('zoom_previous')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={`${image}${next}`} outlined>
          {t('zoom_next')}
        </ButtonLink>
      )}
      <ButtonLink to={withoutZoom(place) + (hasGrid ? `#${WORKS_ID}` : '')} outlined>
        {t(hasGrid ? 'zoom_back' : 'shell_close')}
      </ButtonLink>
    </div>
  )
}

function Further({ tile: { id, artistId, href } }: { tile: Tile }) {
  const { t, language } = useMoreLikeMessages()
  const similar = paths.similarImages(language, id)
  return (
    <ul className={rows.rows}>
      {[
        [paths.enquiryAbout(language, artistId, id), t('zoom_enquire')] as const,
        [href, t('zoom_portfolio')] as const,
        [similar, t('zoom_similar')] as const,
        ...RESPECTS.map(({ query, message }) => [`${similar}&${query}`, t(message)] as const),
      ].map(
        ([address, name]) =>
          address !== null && (
            <li key={address}>
              <a href={address} className={rows.row}>
                {name} <ArrowIcon />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

type GridImage = { id: number }

/** `isShuffled`: the next request may show another order, so nobody has fixed neighbours. */
type Grid = { images: readonly GridImage[]; isShuffled: boolean }

/** A page has its tiles in its own data, or nested up to two levels deeper. */
const DEEPEST = 3
const NO_GRID: Grid = { images: [], isShuffled: false }

/** Without images for a page without a grid. */
export function findGrid(data: unknown, depth = 0): Grid {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return NO_GRID
  if ('tiles' in data && isGrid(data.tiles))
    return { images: data.tiles, isShuffled: 'order' in data && data.order === 'random' }
  for (const part of Object.values(data)) {
    const found = findGrid(part, depth + 1)
    if (found.images.length > 0) return found
  }
  return NO_GRID
}

function isGrid(tiles: unknown): tiles is GridImage[] {
  return Array.isArray(tiles) && tiles.length > 0 && tiles.every((tile) => typeof tile?.id === 'number')
}
