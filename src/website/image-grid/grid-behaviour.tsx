import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadWorksOf } from '#website/image-zoom/zoom-images.ts'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import { Button } from '#website/ui/controls.tsx'
import style from './slideshow.module.css'
import { Slideshow } from './slideshow.tsx'
import { TILE_ATTRIBUTE } from './tile-attribute.ts'

type GridBehaviourProps = { frame: HTMLElement; tiles: readonly Tile[] }

/** Rendered into the tiles by portals, so that thousands of tiles do not render again. */
export function GridBehaviour(props: GridBehaviourProps) {
  return (
    <PartBoundary>
      <Behaviour {...props} />
    </PartBoundary>
  )
}

function Behaviour({ frame, tiles }: GridBehaviourProps) {
  const { t, language } = useMessages()
  const late = useLatePictures(frame)
  const findTile = useCallback((id: number) => tiles.find((tile) => tile.id === id), [tiles])
  const prefetch = useCallback(
    (id: number) => {
      const tile = findTile(id)
      // Errors are ignored here: after the hover delay the slideshow requests them again and reports a failure.
      if (tile && !tile.animation) loadWorksOf(tile.artistId, language).catch(() => {})
    },
    [findTile, language],
  )
  const { tile: pointed, isHeld } = useHoveredTile(frame, prefetch)
  const tile = pointed && findTile(idOf(pointed))
  const picture = pointed?.querySelector('img')?.parentElement
  return (
    <>
      {tile && picture && createPortal(<Slideshow key={tile.id} tile={tile} isHeld={isHeld} />, picture)}
      {[...late].map((element) =>
        createPortal(
          <div className={style.late}>
            <p>{t('catalogue_late')}</p>
            <Button outlined onClick={() => askAgain(element)}>
              {t('catalogue_retry')}
            </Button>
          </div>,
          element,
          String(idOf(element)),
        ),
      )}
    </>
  )
}

function idOf(element: HTMLElement): number {
  return Number(element.getAttribute(TILE_ATTRIBUTE))
}

/** Long enough that moving across an image does not start its slideshow. */
const SLIDESHOW_STARTS_AFTER_MS = 300

type HoveredTile = {
  tile: HTMLElement | null
  /** Whether the visitor is about to use the visible image: on one of the tile's controls, or pressing. */
  isHeld: boolean
}

/** Null also where hover is not available, and with reduced motion. `onApproach` is called at once, for prefetching. */
function useHoveredTile(frame: HTMLElement, onApproach: (imageId: number) => void): HoveredTile {
  const [tile, setTile] = useState<HTMLElement | null>(null)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return
    return watchTiles(frame, { onApproach, onTile: setTile, onHold: setHeld })
  }, [frame, onApproach])

  return { tile, isHeld }
}

type TileListeners = {
  onApproach: (imageId: number) => void
  onTile: (tile: HTMLElement | null) => void
  onHold: (isHeld: boolean) => void
}

function watchTiles(frame: HTMLElement, { onApproach, onTile, onHold }: TileListeners): () => void {
  const listening = new AbortController()
  let approached: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function approach(target: EventTarget | null): void {
    onHold(isOnControl(target))
    const tile = target instanceof Element ? target.closest<HTMLElement>(`[${TILE_ATTRIBUTE}]`) : null
    if (tile === approached) return
    leave()
    if (!tile) return
    approached = tile
    onApproach(Number(tile.getAttribute(TILE_ATTRIBUTE)))
    timer = setTimeout(() => onTile(tile), SLIDESHOW_STARTS_AFTER_MS)
  }
  function leave(): void {
    clearTimeout(timer)
    approached = null
    onTile(null)
  }
  function end({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return
    clearTimeout(timer)
    onTile(null)
  }
  function followMouse({ pointerType, target }: PointerEvent): void {
    if (pointerType === 'mouse') approach(target)
  }
  function followFocus({ target }: FocusEvent): void {
    if (target instanceof Element && target.matches(':focus-visible')) approach(target)
  }
  function leaveWithFocus({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && approached?.contains(relatedTarget))) leave()
  }

  const { signal } = listening
  frame.addEventListener('pointerover', followMouse, { signal })
  frame.addEventListener('pointerdown', () => onHold(true), { signal })
  frame.addEventListener('pointerup', followMouse, { signal })
  frame.addEventListener('pointerleave', leave, { signal })
  frame.addEventListener('focusin', followFocus, { signal })
  frame.addEventListener('focusout', leaveWithFocus, { signal })
  document.addEventListener('keydown', end, { signal })
  // The pointer or the focus may be on a tile before this script runs, and may not move again.
  approach(frame.querySelector(':focus-visible') ?? [...frame.querySelectorAll(':hover')].at(-1) ?? null)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

function isOnControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('a, button') : null
  return control !== null && !control.querySelector('img')
}

const PICTURE_LATE_AFTER_MS = 6000

/** Leaves out the pictures of a slideshow. */
const PICTURES = 'img[sizes]'

function useLatePictures(frame: HTMLElement): ReadonlySet<HTMLElement> {
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

function askAgain(tile: HTMLElement): void {
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
