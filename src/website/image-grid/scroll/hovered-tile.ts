import { useEffect, useState } from 'react'
import { TILE_ATTRIBUTE } from '#website/image-grid/image-tile.tsx'
import { SLIDESHOW_STARTS_AFTER_MS } from './timings.ts'

/**
 * The tile that has been hovered or focused long enough for its slideshow; null where there is none, where hover is
 * not available, and with reduced motion. `onApproach` is called at once, for prefetching.
 */
export function useHoveredTile(
  frame: HTMLElement,
  onApproach: (imageId: number) => void,
): HTMLElement | null {
  const [pointed, setPointed] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return
    const listening = new AbortController()
    const { signal } = listening
    let approached: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function approach(target: EventTarget | null): void {
      const tile = target instanceof Element ? target.closest<HTMLElement>(`[${TILE_ATTRIBUTE}]`) : null
      if (tile === approached) return
      leave()
      if (!tile) return
      approached = tile
      onApproach(Number(tile.getAttribute(TILE_ATTRIBUTE)))
      timer = setTimeout(() => setPointed(tile), SLIDESHOW_STARTS_AFTER_MS)
    }
    function leave(): void {
      clearTimeout(timer)
      approached = null
      setPointed(null)
    }

    frame.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        if (pointerType === 'mouse') approach(target)
      },
      { signal },
    )
    frame.addEventListener('pointerleave', leave, { signal })
    frame.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) approach(target)
      },
      { signal },
    )
    frame.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && approached?.contains(relatedTarget))) leave()
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        clearTimeout(timer)
        setPointed(null)
      },
      { signal },
    )
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [frame, onApproach])

  return pointed
}
