import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { PlayIcon } from '#website/ui/icons.tsx'
import style from './live.module.css'

const FILM = '/films/graphic-recording'
/** A transparent picture, since browsers darken a film without a poster below their controls. */
const TRANSPARENT = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

/** Without script the browser's controls replace the button; once the film plays they are shown for pausing it. */
export function LiveFilm() {
  const { t } = useMessages()
  const film = useRef<HTMLVideoElement>(null)
  const [waits, setWaits] = useState(false)

  useEffect(() => setWaits(film.current?.paused ?? false), [])

  function play() {
    setWaits(false)
    film.current?.focus({ preventScroll: true })
    // The controls, which are visible now, show playback errors.
    film.current?.play().catch(() => {})
  }
  return (
    <div className={style.frame}>
      {/* The poster as a lazy image; a `poster` attribute would be loaded before the pictures in view. */}
      <img src={`${FILM}.webp`} width={1280} height={720} alt="" loading="lazy" decoding="async" />
      <video
        ref={film}
        src={`${FILM}.mp4`}
        poster={TRANSPARENT}
        width={1280}
        height={720}
        preload="none"
        playsInline
        muted
        controls={!waits}
        tabIndex={waits ? -1 : undefined}
        aria-label={t('home_live_film')}
      />
      {waits && (
        <button type="button" className={style.play} aria-label={t('home_live_play')} onClick={play}>
          <PlayIcon size={40} />
        </button>
      )}
    </div>
  )
}
