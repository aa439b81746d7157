declare global {
  var takeEarlyZoom: (() => EarlyZoom | null) | undefined
}

const EARLY_ZOOM = 'early-zoom'

/** `address` is that of the picture's zoom. */
type EarlyZoom = { address: string; close: () => void }

export function enlargeEarly(tile: HTMLAnchorElement): void {
  const picture = tile.querySelector('img')
  if (!picture || document.querySelector('dialog:modal')) return
  const dialog = document.createElement('dialog')
  const large = document.createElement('img')
  Object.assign(large, { sizes: '100vw', srcset: picture.srcset, src: picture.src, alt: picture.alt })
  large.width = picture.width
  large.height = picture.height
  large.style.background = `center / contain no-repeat url(${JSON.stringify(picture.currentSrc)})`
  dialog.className = EARLY_ZOOM
  dialog.setAttribute('aria-label', tile.getAttribute('aria-label') ?? '')
  dialog.append(large)
  function end(): void {
    globalThis.takeEarlyZoom = undefined
    dialog.remove()
  }
  function close(): void {
    dialog.removeEventListener('close', end)
    dialog.close()
    end()
  }
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', end)
  document.body.append(dialog)
  dialog.showModal()
  const zoom = { address: tile.pathname + tile.search, close }
  globalThis.takeEarlyZoom = () => zoom
}

export function readEarlyZoom(): EarlyZoom | null {
  return globalThis.takeEarlyZoom?.() ?? null
}

/** Returns an unsubscribe function. */
export function watchEarlyZoom(onClosed: () => void): () => void {
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.className === EARLY_ZOOM) onClosed()
  }
  document.addEventListener('close', watch, true)
  return () => document.removeEventListener('close', watch, true)
}
