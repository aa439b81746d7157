declare global {
  // Defined by the start script of a page; missing where pages are developed.
  var takeEarlyZoom: (() => EarlyZoom | null) | undefined
}

/** The class of the dialog that shows a picture until the zoom is there. */
export const EARLY_ZOOM = 'early-zoom'

/** A picture that somebody opened before the zoom was there, by the address of its zoom. */
export type EarlyZoom = { address: string; close: () => void }

/** Calls back when the visitor closes that picture; ends with the function returned. */
export function watchEarlyZoom(onClosed: () => void): () => void {
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.className === EARLY_ZOOM) onClosed()
  }
  document.addEventListener('close', watch, true)
  return () => document.removeEventListener('close', watch, true)
}

export function readEarlyZoom(): EarlyZoom | null {
  return globalThis.takeEarlyZoom?.() ?? null
}
