import 'yet-another-react-lightbox/styles.css'
import { type RefObject, useMemo, useState } from 'react'
import type { ControllerRef, Slide } from 'yet-another-react-lightbox'
import Lightbox from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { type Player, readEmbedCode } from '#domain/catalogue/embed-code.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { IMAGE_WIDTHS, pictureAddress, stillAddress, WIDEST_MOVING } from '#domain/imaging/imaging-model.ts'
import { useIsCollected } from '#website/collection/collection-store.ts'
import { useEffective } from '#website/consent/consent-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { SLIDE_WIDTH } from '#website/image-grid/shown-image.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PencilFrame, PlayIcon } from '#website/ui/icons.tsx'
import { useSwipe } from '#website/ui/swipe.ts'
import embeddedPlayerStyle from './embedded-player.module.css'
import style from './zoom-stage.module.css'

const TURNING_MS = 250
const NEIGHBOURS_LOADED = 1
/** Double taps until the picture has its own pixel size. */
const TAPS_TO_LARGEST = 1

type ZoomStageProps = {
  tiles: readonly Tile[]
  at: number
  controller: RefObject<ControllerRef | null>
  onTurn: (at: number) => void
}

export function ZoomStage({ tiles, at, controller, onTurn }: ZoomStageProps) {
  const [isEnlarged, setEnlarged] = useState(false)
  const slides = useMemo(() => tiles.map(toSlide), [tiles])
  const swipe = useSwipe((step) => {
    if (isEnlarged) return
    if (step > 0) controller.current?.next()
    else controller.current?.prev()
  })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const turning = isCalm ? 0 : TURNING_MS
  const tile = tiles[at]
  return (
    <div className={style.stage} {...swipe}>
      <Lightbox
        plugins={[Inline, Zoom]}
        slides={slides}
        index={at}
        on={{ view: ({ index }) => onTurn(index), zoom: ({ zoom }) => setEnlarged(zoom > 1) }}
        carousel={{ finite: true, preload: NEIGHBOURS_LOADED, padding: 0, spacing: '10%' }}
        animation={{ fade: 0, swipe: turning, navigation: turning, zoom: turning }}
        controller={{ ref: controller, disableSwipeNavigation: true, touchAction: 'none', aria: false }}
        zoom={{ maxZoomPixelRatio: 1, doubleClickMaxStops: TAPS_TO_LARGEST, scrollToZoom: true }}
        render={{
          buttonPrev: nothing,
          buttonNext: nothing,
          buttonClose: nothing,
          buttonZoom: nothing,
          slide: ({ slide }) => playerOn(tiles[slides.indexOf(slide)]),
          slideHeader: ({ slide }) => !isEnlarged && <SmallPicture tile={tiles[slides.indexOf(slide)]} />,
        }}
        styles={{ container: { backgroundColor: 'transparent' } }}
        noScroll={{ disabled: true }}
      />
      {tile && !isEnlarged && <ChosenFrame tile={tile} />}
    </div>
  )
}

function SmallPicture({ tile }: { tile: Tile | undefined }) {
  const [address] = useState(() => {
    const picture = document.querySelector<HTMLImageElement>(`[${TILE_ATTRIBUTE}="${tile?.id}"] img`)
    return picture?.currentSrc || (tile && pictureAddress(tile, SLIDE_WIDTH))
  })
  if (!tile || tile.embedCode) return null
  const { width, height, dominantColour } = tile
  const shape = customProperties({ '--ratio': width / height, '--ground': dominantColour })
  return (
    <span
      className={style.small}
      style={{ ...shape, backgroundImage: `url("${address}")`, maxWidth: width, maxHeight: height }}
    />
  )
}

function ChosenFrame({ tile }: { tile: Tile }) {
  if (!useIsCollected(tile.id)) return null
  return (
    <span className={style.frame} style={customProperties({ '--ratio': tile.width / tile.height })}>
      <PencilFrame number={tile.id} />
    </span>
  )
}

function playerOn(tile: Tile | undefined) {
  return tile?.embedCode ? <EmbeddedPlayer key={tile.id} tile={tile} embedCode={tile.embedCode} /> : undefined
}

function nothing() {
  return null
}

/** Wide variants of an animation are still pictures, so they are left out. */
function toSlide(tile: Tile): Slide {
  const { alt, width, height } = tile
  const widths = IMAGE_WIDTHS.filter((wide) => wide <= (tile.animation ? WIDEST_MOVING : width))
  const srcSet = widths.map((wide) => ({
    src: pictureAddress(tile, wide),
    width: wide,
    height: Math.round((wide * height) / width),
  }))
  const widest = srcSet.at(-1) ?? { src: pictureAddress(tile, IMAGE_WIDTHS[0]), width, height }
  return { ...widest, alt, srcSet }
}

type EmbeddedPlayerProps = { tile: Tile; embedCode: string }

/** Loads nothing before a click; an external player names its provider first, unless consent is permanent. */
function EmbeddedPlayer({ tile, embedCode }: EmbeddedPlayerProps) {
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
        className={embeddedPlayerStyle.screen}
        src={player.address}
        title={tile.title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
      />
    )
  return (
    <div className={embeddedPlayerStyle.poster}>
      <img src={poster} alt={tile.alt} className={embeddedPlayerStyle.picture} />
      <button type="button" className={embeddedPlayerStyle.play} onClick={() => setAsked(true)}>
        <PlayIcon size={28} />
        {t('zoom_play')}
      </button>
      {player.kind === 'foreign' && (
        <p className={embeddedPlayerStyle.words}>{t('zoom_foreign', { host: player.host })}</p>
      )}
    </div>
  )
}

type OwnFilmProps = { tile: Tile; player: Player | null; poster: string }

function OwnFilm({ tile, player, poster }: OwnFilmProps) {
  if (player?.kind !== 'own')
    return <img src={poster} alt={tile.alt} className={embeddedPlayerStyle.picture} />
  return (
    <video
      className={embeddedPlayerStyle.screen}
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
