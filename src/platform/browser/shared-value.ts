import { useSyncExternalStore } from 'react'

/** A value in memory that components share without a common parent. It lasts until the page unloads. */
type SharedValue<Value> = {
  read: () => Value
  write: (value: Value) => void
  subscribe: (listener: () => void) => () => void
  /** A React hook; returns the initial value on the server. */
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
    for (const listener of listeners) listener()
  }
  return { read, write, subscribe, use: () => useSyncExternalStore(subscribe, read, () => initial) }
}
