import { useEffect, useRef, useState } from 'react'
import { TILE_ATTRIBUTE } from '#agency/catalogue/wall/image-tile.tsx'
import type { Tile } from '#agency/catalogue/wall/tile.ts'
import { PICTURE_LATE_AFTER_MS } from './wall-timings.ts'

type Watch = { add: (picture: HTMLImageElement) => void; stop: () => void }

/** The tiles whose pictures failed or are late; each keeps its place and may be asked for again. */
export function useLatePictures(frame: HTMLElement, tiles: readonly Tile[]) {
  const [late, setLate] = useState<ReadonlySet<HTMLElement>>(new Set())
  const watch = useRef<Watch>(null)

  useEffect(() => {
    watch.current = watchPictures(frame, (tile, isLate) =>
      setLate((known) => {
        if (known.has(tile) === isLate) return known
        const changed = new Set(known)
        if (isLate) changed.add(tile)
        else changed.delete(tile)
        return changed
      }),
    )
    return () => watch.current?.stop()
  }, [frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new tiles bring new pictures into the frame
  useEffect(() => {
    for (const picture of frame.querySelectorAll('img')) watch.current?.add(picture)
  }, [frame, tiles])

  return late
}

/** Asks once more for the tile's picture. */
export function askAgain(tile: HTMLElement): void {
  const picture = tile.querySelector('img')
  if (!picture) return
  const { srcset, src } = picture
  picture.srcset = ''
  picture.src = src
  picture.srcset = srcset
}

/**
 * Watches pictures from when they come into view: one that fails, or is not there in time, is told and logged, and told
 * again when it has come after all.
 */
function watchPictures(frame: HTMLElement, onChange: (tile: HTMLElement, isLate: boolean) => void): Watch {
  const listening = new AbortController()
  const waiting = new Map<HTMLImageElement, ReturnType<typeof setTimeout>>()
  const watched = new WeakSet<HTMLImageElement>()

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLImageElement) || !isIntersecting) continue
      observer.unobserve(target)
      if (target.complete) settle(target, target.naturalWidth === 0 ? 'has failed' : null)
      else
        waiting.set(
          target,
          setTimeout(() => settle(target, 'is late'), PICTURE_LATE_AFTER_MS),
        )
    }
  })

  function settle(picture: HTMLImageElement, trouble: string | null): void {
    clearTimeout(waiting.get(picture))
    waiting.delete(picture)
    const tile = picture.closest<HTMLElement>(`[${TILE_ATTRIBUTE}]`)
    if (!tile) return
    if (trouble) console.warn(`The picture of image ${tile.getAttribute(TILE_ATTRIBUTE)} ${trouble}.`)
    onChange(tile, trouble !== null)
  }

  for (const [event, trouble] of [
    ['load', null],
    ['error', 'has failed'],
  ] as const)
    frame.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLImageElement && watched.has(target)) settle(target, trouble)
      },
      // These events do not rise.
      { capture: true, signal: listening.signal },
    )

  return {
    add: (picture) => {
      if (watched.has(picture)) return
      watched.add(picture)
      observer.observe(picture)
    },
    stop: () => {
      listening.abort()
      observer.disconnect()
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
