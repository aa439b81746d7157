import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { PlayIcon } from '#website/ui/icons.tsx'
import style from './live.module.css'

const FILM = '/films/graphic-recording'
/** A clear picture, since browsers darken a film without one below their controls. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

/**
 * The film loads and plays only when asked to. Without script the browser's own controls stand in for the button; once the
 * film has begun they come back for pausing it.
 */
export function LiveFilm() {
  const { tell } = useMessages()
  const film = useRef<HTMLVideoElement>(null)
  const [waits, setWaits] = useState(false)

  useEffect(() => setWaits(film.current?.paused ?? false), [])

  function play() {
    setWaits(false)
    film.current?.focus({ preventScroll: true })
    // A film that will not play says so itself in the controls that stand there now.
    film.current?.play().catch(() => {})
  }
  return (
    <div className={style.frame}>
      {/* What the film shows before it begins; its own poster would be fetched before the pictures in view. */}
      <img src={`${FILM}.webp`} width={1280} height={720} alt="" loading="lazy" decoding="async" />
      <video
        ref={film}
        src={`${FILM}.mp4`}
        poster={NOTHING}
        width={1280}
        height={720}
        preload="none"
        playsInline
        muted
        controls={!waits}
        tabIndex={waits ? -1 : undefined}
        aria-label={tell('home_live_film')}
      />
      {waits && (
        <button type="button" className={style.play} aria-label={tell('home_live_play')} onClick={play}>
          <PlayIcon size={40} />
        </button>
      )}
    </div>
  )
}
