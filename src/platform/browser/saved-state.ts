/** `localStorage`, or something with the same methods. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

type Shape<Value> = {
  fallback: Value
  /** Null for an invalid value. */
  parse: (saved: unknown) => Value | null
  serialize: (value: Value) => unknown
}

export type SavedState<Value> = {
  read: () => Value
  write: (value: Value) => void
  /** Deletes the stored value; `read` returns the fallback again. */
  remove: () => void
  /** Calls the listener after every change, also after one in another window. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** False once the storage threw: the value is then held in memory only, until the page unloads. */
  isKept: () => boolean
}

/**
 * A value in the browser's storage. A stored text that cannot be parsed is logged once and the fallback is used. When the
 * storage is full or forbidden, the value is held in memory.
 */
export function savedState<Value>(
  key: string,
  { fallback, parse, serialize }: Shape<Value>,
  findStorage: () => Storage = () => localStorage,
): SavedState<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let kept = true

  function load(): Value {
    try {
      const text = findStorage().getItem(key)
      if (text === null) return fallback
      const saved = parse(parseJson(text))
      if (saved !== null) return saved
      console.warn(`"${key}" cannot be read.`)
    } catch {
      kept = false
    }
    return fallback
  }

  function changeTo(next: Value | undefined): void {
    value = next
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent): void {
    // The key is null when another window cleared the whole storage.
    if (event.key === key || event.key === null) changeTo(undefined)
  }

  return {
    read: () => {
      value ??= load()
      return value
    },
    write: (next) => {
      try {
        findStorage().setItem(key, JSON.stringify(serialize(next)))
        kept = true
      } catch {
        kept = false
      }
      changeTo(next)
    },
    remove: () => {
      try {
        findStorage().removeItem(key)
      } catch {
        kept = false
      }
      changeTo(fallback)
    },
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
      }
    },
    isKept: () => kept,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
