import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import { type Film, filmAddress, posterAddress } from './film-address.ts'
import style from './film-player.module.css'

/** All our films have this size in pixels. */
const WIDTH = 1280
const HEIGHT = 720

type FilmPlayerProps = {
  film: Film
  name: string
  /** Alternative text: the films are silent. */
  description: string
}

/** Only its poster is loaded before it is played. */
export function FilmPlayer({ film, name, description }: FilmPlayerProps) {
  return (
    <figure className={style.film}>
      <video
        className={style.screen}
        src={filmAddress(film)}
        poster={posterAddress(film)}
        width={WIDTH}
        height={HEIGHT}
        aria-label={name}
        preload="none"
        controls
        muted
        playsInline
      />
      <figcaption className={classNames(typography.small, typography.quiet, style.caption)}>
        {description}
      </figcaption>
    </figure>
  )
}
