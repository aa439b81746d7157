import { useEffect, useState } from 'react'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { SLIDESHOW_STARTS_AFTER_MS } from './timings.ts'

type HoveredTile = {
  tile: HTMLElement | null
  /** Whether the visitor is about to use the visible image: on one of the tile's controls, or pressing. */
  isHeld: boolean
}

/** Null also where hover is not available, and with reduced motion. `onApproach` is called at once, for prefetching. */
export function useHoveredTile(frame: HTMLElement, onApproach: (imageId: number) => void): HoveredTile {
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
