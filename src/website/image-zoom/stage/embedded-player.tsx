import { useState } from 'react'
import { type Player, readEmbedCode } from '#domain/catalogue/embed-code.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { stillAddress } from '#domain/imaging/imaging-model.ts'
import { useEffective } from '#website/consent/consent-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PlayIcon } from '#website/ui/icons.tsx'
import style from './embedded-player.module.css'

type EmbeddedPlayerProps = { tile: Tile; embedCode: string }

/** Loads nothing before a click; an external player names its provider first, unless consent is permanent. */
export function EmbeddedPlayer({ tile, embedCode }: EmbeddedPlayerProps) {
  const { t } = useMessages()
  const [isAsked, setAsked] = useState(false)
  const player = readEmbedCode(embedCode)
  const mayLoad = useEffective('marketing')
  const poster = stillAddress(tile, 640)
  if (!player || (isAsked && player.kind === 'own'))
    return <OwnFilm tile={tile} player={player} poster={poster} />
  if ((isAsked || mayLoad) && player.kind === 'foreign')
    return (
      <iframe
        className={style.screen}
        src={player.address}
        title={tile.title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
      />
    )
  return (
    <div className={style.poster}>
      <img src={poster} alt={tile.alt} className={style.picture} />
      <button type="button" className={style.play} onClick={() => setAsked(true)}>
        <PlayIcon size={28} />
        {t('zoom_play')}
      </button>
      {player.kind === 'foreign' && <p className={style.words}>{t('zoom_foreign', { host: player.host })}</p>}
    </div>
  )
}

type OwnFilmProps = { tile: Tile; player: Player | null; poster: string }

function OwnFilm({ tile, player, poster }: OwnFilmProps) {
  if (player?.kind !== 'own') return <img src={poster} alt={tile.alt} className={style.picture} />
  return (
    <video
      className={style.screen}
      src={player.film}
      poster={player.poster ?? poster}
      aria-label={tile.title}
      autoPlay
      controls
      muted
      playsInline
    />
  )
}
