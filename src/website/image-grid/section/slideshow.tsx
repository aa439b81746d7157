import { useEffect, useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { cutAround, pictureAddress } from '#domain/imaging/model.ts'
import { SLIDESHOW_TURNS_EVERY_MS } from '#website/image-grid/scroll/timings.ts'
import { useOtherWorks } from '#website/image-zoom/zoom-images.ts'
import { classNames } from '#website/ui/class-names.ts'
import style from './slideshow.module.css'

/** Sharp enough for a column of the grid. */
const SLIDE_WIDTH = 640

/** On an active tile: an animation plays, of other images the artist's works follow each other. */
export function Slideshow({ tile }: { tile: Tile }) {
  return tile.animation ? <MovingPicture tile={tile} /> : <Works tile={tile} />
}

function MovingPicture({ tile }: { tile: Tile }) {
  return (
    <img className={classNames(style.slide, style.shown)} src={pictureAddress(tile, SLIDE_WIDTH)} alt="" />
  )
}

function Works({ tile }: { tile: Tile }) {
  const works = [tile, ...useOtherWorks(tile)]
  const at = useSlideCounter(works.length)
  if (works.length < 2) return null
  return (
    <>
      {works.map((work, position) => {
        // The tile shows the first itself; only the slides up to the next one are loaded.
        if (position === 0 || position > at + 1) return null
        const isShown = position === at % works.length
        return (
          <img
            key={work.id}
            className={classNames(style.slide, isShown && style.shown)}
            style={cutAround(work.focus)}
            src={pictureAddress(work, SLIDE_WIDTH)}
            alt=""
          />
        )
      })}
      <span className={style.ticks} aria-hidden="true">
        {works.map((work, position) => (
          <i key={work.id} className={position === at % works.length ? style.current : undefined} />
        ))}
      </span>
    </>
  )
}

/** Counts up from 1 as soon as there is a second slide. */
function useSlideCounter(count: number): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (count < 2) return
    setAt(1)
    const timer = setInterval(() => setAt((now) => now + 1), SLIDESHOW_TURNS_EVERY_MS)
    return () => clearInterval(timer)
  }, [count])
  return at
}
