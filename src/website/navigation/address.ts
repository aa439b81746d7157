import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'

/** `search` begins with `?` or is empty. */
export type Address = { pathname: string; search: string }

export const RequestedAddress = createContext<Address>({ pathname: '/', search: '' })

const listeners = new Set<() => void>()

export function useAddress(): Address {
  const requested = useContext(RequestedAddress)
  const shown = useSyncExternalStore(subscribe, readAddress, () => requested.pathname + requested.search)
  return useMemo(() => splitAddress(shown), [shown])
}

export type Change = {
  /** Replaces the current entry of the history. */
  replace?: boolean
  /** Stored in the entry, besides the values of the current one. */
  state?: object
}

/** Loads nothing; any other page is a link or `location.assign`. */
export function changeAddress(address: string, { replace = false, state = {} }: Change = {}): void {
  const remembered = { ...history.state, ...state }
  if (replace) history.replaceState(remembered, '', address)
  else history.pushState(remembered, '', address)
  for (const listener of listeners) listener()
}

export function readAddress(): string {
  return location.pathname + location.search
}

function splitAddress(address: string): Address {
  const at = address.indexOf('?')
  return at < 0
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, at), search: address.slice(at) }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
