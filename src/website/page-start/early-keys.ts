declare global {
  // Defined by the start script of a page.
  var takeEarlyKeys: (() => string) | undefined
}

/** What a key is not the search's in: text fields, and dialogs that have the window to themselves. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Keeps the key that opens the search, and what is typed after it, until the search takes it. Returns what ends that. */
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

/** What was typed from the first `/` on while there was no search to open; empty without it. From now on nothing is kept. */
export function readEarlyKeys(): string {
  return globalThis.takeEarlyKeys?.() ?? ''
}
