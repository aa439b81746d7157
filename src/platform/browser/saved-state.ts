/** Where a value is kept: `localStorage`, or something that behaves alike. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

type Shape<Value> = {
  fallback: Value
  /** Null for what is not a value of ours. */
  parse: (saved: unknown) => Value | null
  serialize: (value: Value) => unknown
}

export type SavedState<Value> = {
  read: () => Value
  write: (value: Value) => void
  /** Leaves nothing behind in the browser; the value is the fallback again. */
  remove: () => void
  /** Calls back after every change, also after one in another window. Answers how to stop. */
  subscribe: (listener: () => void) => () => void
  /** False once the browser refused to keep something: the value then lives as long as the page. */
  isKept: () => boolean
}

/**
 * A value that stays in the visitor's browser. What is found there is parsed and never trusted: corrupt, it is logged once
 * and the fallback is used. A storage that is full or forbidden costs nothing but the keeping.
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
      console.warn(`What was saved as "${key}" cannot be read and counts as nothing.`)
    } catch {
      kept = false
    }
    return fallback
  }

  function changeTo(next: Value | undefined): void {
    value = next
    for (const tell of listeners) tell()
  }

  function onStorage(event: StorageEvent): void {
    // Null where another window cleared everything.
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
