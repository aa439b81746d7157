import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pictureAddress, srcsetOf } from '#agency/imaging/model.ts'
import { useMessages } from '#base/language/messages.tsx'
import { customProperties } from '#base/ui/custom-properties.ts'
import { PlayIcon } from '#base/ui/icons.tsx'
import style from './image-tile.module.css'
import type { Tile } from './tile.ts'

/** For browsers that know no srcset. */
const FALLBACK_WIDTH = 640
/**
 * A column's share of the window, gutters and margins taken off. Phones say a little less than it is: nobody sees it,
 * and those of middling density take the 320, a quarter of the 640's weight.
 */
const SIZES = '(max-width: 768px) 44vw, 31vw'

type ImageTileProps = {
  tile: Tile
  eager: boolean
  actions: ((tile: Tile) => ReactNode) | undefined
}

/** One picture on the wall: alone at rest, with its artist's name when it is pointed at or where nothing can point. */
export function ImageTile({ tile, eager, actions }: ImageTileProps) {
  const content = (
    <>
      <TilePicture tile={tile} eager={eager} />
      <span className={style.artist}>{tile.artistName}</span>
    </>
  )
  return (
    <div className={style.tile}>
      {tile.href === null ? (
        content
      ) : (
        <Link to={tile.href} className={style.link}>
          {content}
        </Link>
      )}
      {actions && <div className={style.actions}>{actions(tile)}</div>}
    </div>
  )
}

function TilePicture({ tile, eager }: Pick<ImageTileProps, 'tile' | 'eager'>) {
  const { tell } = useMessages()
  return (
    <span
      className={style.picture}
      style={customProperties({ '--ground': tile.ground, '--ratio': `${tile.width} / ${tile.height}` })}
    >
      <img
        src={pictureAddress(tile, FALLBACK_WIDTH)}
        srcSet={srcsetOf({ ...tile, phonePictureId: null })}
        sizes={SIZES}
        width={tile.width}
        height={tile.height}
        alt={tile.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      {tile.animation && (
        <span className={style.badge}>
          <PlayIcon size={12} />
          {tell('catalogue_animation')}
        </span>
      )}
    </span>
  )
}
