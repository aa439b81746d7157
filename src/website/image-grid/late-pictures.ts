import { useEffect, useState } from 'react'
import { PICTURE_LATE_AFTER_MS } from './scroll/timings.ts'
import { TILE_ATTRIBUTE } from './tile-attribute.ts'

/** Leaves out the pictures of a slideshow. */
const PICTURES = 'img[sizes]'

export function useLatePictures(frame: HTMLElement): ReadonlySet<HTMLElement> {
  const [late, setLate] = useState<ReadonlySet<HTMLElement>>(new Set())

  useEffect(() => {
    const change = (tile: HTMLElement, isLate: boolean) =>
      setLate((known) => (known.has(tile) === isLate ? known : withTile(known, tile, isLate)))
    return watchPictures(frame, change)
  }, [frame])

  return late
}

function withTile(known: ReadonlySet<HTMLElement>, tile: HTMLElement, isLate: boolean) {
  const remaining = [...known].filter((other) => other !== tile && other.isConnected)
  return new Set(isLate ? [...remaining, tile] : remaining)
}

export function askAgain(tile: HTMLElement): void {
  const picture = tile.querySelector('img')
  if (!picture) return
  const { srcset, src } = picture
  picture.srcset = ''
  picture.src = src
  picture.srcset = srcset
}

/** Calls back and logs when a visible picture fails or is late, and calls back again once it has loaded after all. */
function watchPictures(
  frame: HTMLElement,
  onChange: (tile: HTMLElement, isLate: boolean) => void,
): () => void {
  const listening = new AbortController()
  const waiting = new Map<HTMLImageElement, ReturnType<typeof setTimeout>>()
  const watched = new WeakSet<HTMLImageElement>()

  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLImageElement) || !isIntersecting) continue
      inView.unobserve(target)
      if (target.complete) settle(target, target.naturalWidth === 0 ? 'has failed' : null)
      else
        waiting.set(
          target,
          setTimeout(() => settle(target, 'is late'), PICTURE_LATE_AFTER_MS),
        )
    }
  })
  const coming = new MutationObserver(watchAll)
  coming.observe(frame, { childList: true, subtree: true })
  watchAll()

  function watchAll(): void {
    for (const picture of frame.querySelectorAll<HTMLImageElement>(PICTURES)) {
      if (watched.has(picture)) continue
      watched.add(picture)
      inView.observe(picture)
    }
  }

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
      // Load and error events do not bubble.
      { capture: true, signal: listening.signal },
    )

  return () => {
    listening.abort()
    inView.disconnect()
    coming.disconnect()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
