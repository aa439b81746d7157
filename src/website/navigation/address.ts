import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'

/** Where the page is: path and query, which begins with `?` or is empty. */
export type Address = { pathname: string; search: string }

/** The address that was requested, as the server rendered it. */
export const RequestedAddress = createContext<Address>({ pathname: '/', search: '' })

const listeners = new Set<() => void>()

/** The address of the page, also after `changeAddress`, back and forward. */
export function useAddress(): Address {
  const requested = useContext(RequestedAddress)
  const shown = useSyncExternalStore(subscribe, readAddress, () => requested.pathname + requested.search)
  return useMemo(() => splitAddress(shown), [shown])
}

export type Change = {
  /** In place of the current entry of the history. */
  replace?: boolean
  /** Values to store in the entry, besides those of the current one. */
  state?: object
}

/** Changes the address of the page that is shown, without loading anything; any other page is a link or `location.assign`. */
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
