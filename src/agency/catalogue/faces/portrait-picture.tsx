import { pictureAddress } from '#agency/imaging/model.ts'
import type { ArtistFace } from './artist-face.ts'
import style from './portrait-picture.module.css'

type PortraitPictureProps = {
  portrait: ArtistFace['portrait']
  sizes: string
  /** Empty where the name stands beside it. */
  alt: string
  eager?: boolean
}

/** A portrait, cut square: the only pictures besides thumbnails that are cut. */
export function PortraitPicture({ portrait, sizes, alt, eager = false }: PortraitPictureProps) {
  return (
    <img
      className={style.portrait}
      src={pictureAddress(portrait, 320)}
      srcSet={`${pictureAddress(portrait, 320)} 320w, ${pictureAddress(portrait, 640)} 640w`}
      sizes={sizes}
      width={320}
      height={320}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
