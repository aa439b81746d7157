import { memo, type ReactNode } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { pictureAddress, srcsetOf, stillAddress } from '#domain/imaging/imaging-model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PlayIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import style from './image-tile.module.css'
import { useShownImage } from './shown-image.ts'
import { TILE_ATTRIBUTE } from './tile-attribute.ts'

const FALLBACK_WIDTH = 640
/** A little too small for phones: medium densities then load the 320, which has a quarter of the 640's bytes. */
const SIZES = '(max-width: 768px) 44vw, 31vw'

type ImageTileProps = {
  tile: Tile
  enlargedAt: string
  eager: boolean
  marks: ((tile: Tile) => ReactNode) | undefined
}

/** Plain links, as thousands of the router's would all render at each change of address; the grid handles clicks. */
export const ImageTile = memo(function ImageTile({ tile, enlargedAt, eager, marks }: ImageTileProps) {
  const { t } = useMessages()
  const shown = useShownImage(tile)
  const label = t(shown.animation ? 'catalogue_enlarge_animation' : 'catalogue_enlarge', {
    image: shown.linkAlt ?? shown.alt,
  })
  return (
    <div className={style.tile} {...{ [TILE_ATTRIBUTE]: tile.id }}>
      <a href={`${enlargedAt}${shown.id}`} className={style.enlarge} aria-label={label} rel="nofollow">
        <TilePicture tile={tile} eager={eager} isAnimation={shown.animation} />
      </a>
      {shown.href === null ? (
        <span className={style.name}>{shown.title}</span>
      ) : (
        <a href={shown.href} className={style.name}>
          <PersonName>{shown.artistName}</PersonName>
        </a>
      )}
      <PartBoundary>{marks?.(shown)}</PartBoundary>
    </div>
  )
})

type TilePictureProps = Pick<ImageTileProps, 'tile' | 'eager'> & { isAnimation: boolean }

function TilePicture({ tile, eager, isAnimation }: TilePictureProps) {
  const { t } = useMessages()
  return (
    <span
      className={style.picture}
      style={customProperties({
        '--ground': tile.dominantColour,
        '--ratio': `${tile.width} / ${tile.height}`,
      })}
    >
      <img
        {...addressesOf(tile)}
        sizes={SIZES}
        width={tile.width}
        height={tile.height}
        alt={tile.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {isAnimation && (
        <span className={style.badge}>
          <PlayIcon size={12} />
          {t('catalogue_animation')}
        </span>
      )}
    </span>
  )
}

/** Animations are still at rest: nothing plays by itself. */
export function addressesOf(tile: Tile) {
  if (!tile.animation)
    return { src: pictureAddress(tile, FALLBACK_WIDTH), srcSet: srcsetOf({ ...tile, phonePictureId: null }) }
  return {
    src: stillAddress(tile, FALLBACK_WIDTH),
    srcSet: `${stillAddress(tile, 320)} 320w, ${stillAddress(tile, FALLBACK_WIDTH)} ${FALLBACK_WIDTH}w`,
  }
}
