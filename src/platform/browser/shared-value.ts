import { useSyncExternalStore } from 'react'

/** A value of the page that components far apart share. It lives as long as the page. */
export type SharedValue<Value> = {
  read: () => Value
  write: (value: Value) => void
  /** Calls back after every change. Answers how to stop. */
  subscribe: (listener: () => void) => () => void
  /** For components; the initial value while the server renders. */
  use: () => Value
}

export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  const read = () => value
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function write(next: Value) {
    value = next
    for (const tell of listeners) tell()
  }
  return { read, write, subscribe, use: () => useSyncExternalStore(subscribe, read, () => initial) }
}
