declare global {
  // Defined by the start script of a page.
  var takeEarlyKeys: (() => string) | undefined
}

/** Keys in these elements do not open the search. Nor do they in a dialog that covers the window. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Records the key that opens the search and the keys after it, until the search takes them. Returns the function that
 * takes them and ends the recording.
 */
export function keepEarlyKeys(): () => void {
  let keys = ''
  function keep(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (keys ? key.length > 1 : key !== '/')) return
    if (target instanceof Element && target.closest(TEXT_FIELDS)) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    keys += key
  }
  function takeEarlyKeys(): string {
    removeEventListener('keydown', keep)
    return keys
  }
  addEventListener('keydown', keep)
  globalThis.takeEarlyKeys = takeEarlyKeys
  return takeEarlyKeys
}

/**
 * Returns the keys typed from the first `/` on before there was a search to open; empty without `/`. Ends the
 * recording.
 */
export function readEarlyKeys(): string {
  return globalThis.takeEarlyKeys?.() ?? ''
}
