import { createContext, type MouseEvent, useContext, useMemo, useSyncExternalStore } from 'react'
import { PREVIEW_PARAMETER } from '#domain/pending-changes/pending-changes-model.ts'
import { isPlainClick } from './link-clicks.ts'

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

/** Handles links to the current page with another query, whose content the browser knows already. */
export function changeAddressHere(event: MouseEvent<HTMLAnchorElement>, change?: Change): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const { pathname, search } = event.currentTarget
  changeAddress(pathname + search, change)
}

export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW_PARAMETER)
}
