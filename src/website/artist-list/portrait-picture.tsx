import { initialsOf, type PortraitSummary } from '#domain/catalogue/artist-list.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import style from './portrait-picture.module.css'

const SMALL_WIDTH = 320
const LARGE_WIDTH = 640

type PortraitPictureProps = {
  portrait: PortraitSummary | null
  name: string
  /** Without it the portrait is a thumbnail, for which the smallest picture is enough on any screen. */
  sizes?: string
  /** Empty where the name is beside it. */
  alt: string
  eager?: boolean
  /** Whether it lets the pictures that follow load first. */
  yields?: boolean
}

/** Portraits and thumbnails are the only cropped pictures; initials stand in until there is one. */
export function PortraitPicture({
  portrait,
  name,
  sizes,
  alt,
  eager = false,
  yields = false,
}: PortraitPictureProps) {
  if (!portrait) return <Initials name={name} />
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

/** The name stands beside them wherever they are shown. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={style.initials} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </span>
  )
}

function srcsetOf(portrait: PortraitSummary): string {
  return [SMALL_WIDTH, LARGE_WIDTH].map((width) => `${pictureAddress(portrait, width)} ${width}w`).join(', ')
}
