import { useSyncExternalStore } from 'react'
import { useResourceContext } from 'react-admin'
import { includesRole, roleToChange, type StaffRole } from '#domain/staff/roles.ts'

// The server decides; here it only decides what is offered. It is known before any screen shows.
let role: StaffRole = 'reader'
const listeners = new Set<() => void>()

/** At each check of the session: an owner may have changed it. */
export function noteRole(next: StaffRole): void {
  if (next === role) return
  role = next
  for (const listener of listeners) listener()
}

/** Whether the person signed in may do what takes this role. */
export function useMay(least: StaffRole): boolean {
  const current = useSyncExternalStore(subscribe, () => role)
  return includesRole(current, least)
}

/** Whether they may change records of the page's list. */
export function useMayChange(): boolean {
  return useMay(roleToChange(useResourceContext() ?? ''))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
