import 'yet-another-react-lightbox/styles.css'
import { type RefObject, useMemo, useState } from 'react'
import Lightbox, { type ControllerRef, type Slide } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { IMAGE_WIDTHS, pictureAddress, WIDEST_MOVING } from '#domain/imaging/imaging-model.ts'
import { useIsCollected } from '#website/collection/collection-store.ts'
import { SLIDE_WIDTH } from '#website/image-grid/scroll/timings.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PencilFrame } from '#website/ui/icons.tsx'
import { useSwipe } from '#website/ui/swipe.ts'
import { EmbeddedPlayer } from './embedded-player.tsx'
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
