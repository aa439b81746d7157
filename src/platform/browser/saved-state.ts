/** `localStorage`, or something with the same methods. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

type Shape<Value> = {
  fallback: Value
  /** Null for an invalid value. Calls `onLoss` when only a part of it is invalid, and left out. */
  parse: (saved: unknown, onLoss: () => void) => Value | null
  serialize: (value: Value) => unknown
  /** Whether what was parsed is stored at once instead of with the next change. */
  storesParsed?: (saved: unknown) => boolean
}

export type SavedState<Value> = {
  read: () => Value
  write: (value: Value) => void
  remove: () => void
  /** Also called after changes in other windows or pages. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** False once the storage threw: the value then lasts for the visit, if the session's storage takes it. */
  isKept: () => boolean
}

/**
 * Invalid text is logged and gives the fallback; what is valid of it replaces it, so that it is logged once. If the storage
 * fails, memory or the session's holds the value.
 */
export function savedState<Value>(
  key: string,
  { fallback, parse, serialize, storesParsed }: Shape<Value>,
  findStorage: () => Storage = () => localStorage,
): SavedState<Value> {
  const listeners = new Set<() => void>()
  const unkeptKey = `unkept-${key}`
  let value: Value | undefined
  let isStored = true
  let isListening = false

  function load(): Value {
    const unkept = ofVisit((storage) => storage.getItem(unkeptKey))
    if (unkept !== null) isStored = false
    try {
      const text = unkept ?? findStorage().getItem(key)
      if (text === null) return fallback
      const saved = parseJson(text)
      let isWhole = true
      const parsed = parse(saved, () => {
        isWhole = false
      })
      if (!isWhole || parsed === null)
        console.warn(`"${key}" cannot be read${parsed === null ? '' : ' as a whole'}.`)
      if (parsed === null) discard()
      else if (!isWhole || storesParsed?.(saved)) store(parsed)
      return parsed ?? fallback
    } catch {
      isStored = false
    }
    return fallback
  }

  function store(next: Value): void {
    const text = JSON.stringify(serialize(next))
    try {
      findStorage().setItem(key, text)
      isStored = true
      ofVisit((storage) => storage.removeItem(unkeptKey))
    } catch {
      isStored = false
      ofVisit((storage) => storage.setItem(unkeptKey, text))
    }
  }

  function discard(): void {
    ofVisit((storage) => storage.removeItem(unkeptKey))
    try {
      findStorage().removeItem(key)
    } catch {
      isStored = false
    }
  }

  function changeTo(next: Value | undefined): void {
    value = next
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent): void {
    // The key is null when another window cleared the whole storage.
    if (event.key === key || event.key === null) changeTo(undefined)
  }

  /** Other pages may have changed it while this one was prepared, or kept for the way back. */
  function onShown(event: Event): void {
    const wasHidden = !(event instanceof PageTransitionEvent) || event.persisted
    if (wasHidden && isStored) changeTo(undefined)
  }

  /** Listens from the first use on: state that was read while nobody listened would be read again when it is old. */
  function listenElsewhere(): void {
    if (isListening) return
    isListening = true
    globalThis.addEventListener?.('storage', onStorage)
    globalThis.addEventListener?.('pageshow', onShown)
    globalThis.document?.addEventListener('prerenderingchange', onShown)
  }

  return {
    read: () => {
      listenElsewhere()
      value ??= load()
      return value
    },
    write: (next) => {
      store(next)
      changeTo(next)
    },
    remove: () => {
      discard()
      changeTo(fallback)
    },
    subscribe: (listener) => {
      listenElsewhere()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isKept: () => isStored,
  }
}

function ofVisit<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type EntryRules<Entry> = {
  parse: (saved: unknown) => Entry | null
  /** Two entries with the same key are one. */
  keyOf: (entry: Entry) => string | number
  most: number
}

/** The first of doubles stays; null for something else than a list. `onLoss` is called when others are left out. */
export function validEntries<Entry>(
  saved: unknown,
  { parse, keyOf, most }: EntryRules<Entry>,
  onLoss: () => void,
): Entry[] | null {
  if (!Array.isArray(saved)) return null
  const byKey = new Map<string | number, Entry>()
  for (const one of saved) {
    const entry = byKey.size < most ? parse(one) : null
    if (entry !== null && !byKey.has(keyOf(entry))) byKey.set(keyOf(entry), entry)
  }
  if (byKey.size < saved.length) onLoss()
  return [...byKey.values()]
}

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
