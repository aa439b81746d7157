import type { ArtistSummary } from '#domain/catalogue/artist-list/artist-summary.ts'
import { cutAround, pictureAddress } from '#domain/imaging/model.ts'
import style from './portrait-picture.module.css'

const SMALL_WIDTH = 320
const LARGE_WIDTH = 640

type PortraitPictureProps = {
  portrait: ArtistSummary['portrait']
  /** As for `img`; without it the portrait is a thumbnail, for which the smallest picture is enough on any screen. */
  sizes?: string
  /** Empty where the name is beside it. */
  alt: string
  eager?: boolean
  /** Whether it lets the pictures that follow load first. */
  yields?: boolean
}

/** A portrait, cropped to a square: the only cropped pictures besides thumbnails. */
export function PortraitPicture({
  portrait,
  sizes,
  alt,
  eager = false,
  yields = false,
}: PortraitPictureProps) {
  return (
    <img
      className={style.portrait}
      style={cutAround(portrait.focus)}
      src={pictureAddress(portrait, SMALL_WIDTH)}
      {...(sizes ? { srcSet: srcsetOf(portrait), sizes } : {})}
      width={SMALL_WIDTH}
      height={SMALL_WIDTH}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={yields ? 'low' : undefined}
      decoding="async"
    />
  )
}

function srcsetOf(portrait: ArtistSummary['portrait']): string {
  return [SMALL_WIDTH, LARGE_WIDTH].map((width) => `${pictureAddress(portrait, width)} ${width}w`).join(', ')
}
