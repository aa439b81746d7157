declare global {
  // Defined by the start script of a page; missing where pages are developed.
  var takeEarlyKeys: (() => string) | undefined
}

/** What was typed from the first `/` on while there was no search to open; empty without it. From now on nothing is kept. */
export function readEarlyKeys(): string {
  return globalThis.takeEarlyKeys?.() ?? ''
}
