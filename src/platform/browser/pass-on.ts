export function passOn(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page works without it.
  }
}

/** Takes what was passed on under that key, once; null where nothing was. */
export function takePassedOn(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
