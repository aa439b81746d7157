declare global {
  // Defined by the start script of a page.
  var takeEarlyKeys: (() => string) | undefined
}

/** Keys in these elements do not open the search, nor do they in a dialog that covers the window. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Records `/` and the keys after it until the search takes them. Returns the function that does so. */
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

/** Returns the keys from the first `/` on, typed before there was a search; empty without `/`. Ends the recording. */
export function readEarlyKeys(): string {
  return globalThis.takeEarlyKeys?.() ?? ''
}
