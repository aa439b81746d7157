import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { SLIDE_WIDTH, showInstead } from '#website/image-grid/shown-image.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { useOtherWorks } from '#website/image-zoom/zoom-images.ts'
import { classNames } from '#website/ui/class-names.ts'
import style from './slideshow.module.css'

const SLIDESHOW_TURNS_EVERY_MS = 1500

type SlideshowProps = { tile: Tile; isHeld: boolean }

/** An animation plays; any other image is followed by further works of the artist. */
export function Slideshow({ tile, isHeld }: SlideshowProps) {
  return tile.animation ? <MovingPicture tile={tile} /> : <Works tile={tile} isHeld={isHeld} />
}

function MovingPicture({ tile }: { tile: Tile }) {
  return (
    <img className={classNames(style.slide, style.shown)} src={pictureAddress(tile, SLIDE_WIDTH)} alt="" />
  )
}

function Works({ tile, isHeld }: SlideshowProps) {
  const works = [tile, ...useOtherWorks(tile)]
  const at = useSlideCounter(works.length, isHeld)
  const { shown, addLoaded } = useShownSlide(at % works.length, isHeld)
  useShownInTile(tile, works[shown] ?? tile, isHeld)
  if (works.length < 2) return null
  return (
    <>
      {works.map((work, position) => {
        // The tile shows the first itself; only the slides up to the next one are loaded.
        if (position === 0 || position > at + 1) return null
        return (
          <img
            key={work.id}
            className={classNames(style.slide, position === shown && style.shown)}
            style={cutAround(work.focus)}
            src={pictureAddress(work, SLIDE_WIDTH)}
            alt=""
            onLoad={() => addLoaded(position)}
          />
        )
      })}
      <span className={style.ticks} aria-hidden="true">
        {works.map((work, position) => (
          <i key={work.id} className={position === shown ? style.current : undefined} />
        ))}
      </span>
    </>
  )
}

/** Counts up from 1 as soon as there is a second slide; stands still while it is held. */
function useSlideCounter(count: number, isHeld: boolean): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (count < 2 || isHeld) return
    setAt((now) => Math.max(now, 1))
    const timer = setInterval(() => setAt((now) => now + 1), SLIDESHOW_TURNS_EVERY_MS)
    return () => clearInterval(timer)
  }, [count, isHeld])
  return at
}

function useShownSlide(due: number, isHeld: boolean) {
  const [shown, setShown] = useState(0)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([0]))
  const isDue = loaded.has(due) && !isHeld
  useEffect(() => {
    if (isDue) setShown(due)
  }, [due, isDue])
  const addLoaded = (position: number) => setLoaded((known) => new Set([...known, position]))
  return { shown, addLoaded }
}

/** Runs in the slide's frame. The focused link's name follows once the focus has moved, which changes `isHeld`. */
function useShownInTile(tile: Tile, work: Tile, isHeld: boolean): void {
  const named = useRef(tile)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is focused may be another when that changes
  useLayoutEffect(() => {
    if (!document.activeElement?.matches(`[${TILE_ATTRIBUTE}="${tile.id}"] > a:first-child`))
      named.current = work
    const { alt } = named.current
    // On the artist's own page the names are not links.
    if (work !== tile || alt !== tile.alt)
      return showInstead(tile, { ...work, href: tile.href, linkAlt: alt })
  }, [tile, work, isHeld])
}
