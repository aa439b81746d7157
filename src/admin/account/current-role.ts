import { useSyncExternalStore } from 'react'
import { useResourceContext } from 'react-admin'
import { includesRole, roleToChange, type StaffRole } from '#domain/staff/roles.ts'

type Known = { role: StaffRole; artistId?: number | null | undefined }

// The server decides; this only decides what is offered. It is known before any screen shows.
let known: Known = { role: 'artist' }
const listeners = new Set<() => void>()

export function noteRole({ role, artistId }: Known): void {
  if (role === known.role && artistId === known.artistId) return
  known = { role, artistId }
  for (const listener of listeners) listener()
}

export function useMay(least: StaffRole): boolean {
  return includesRole(useRole(), least)
}

export function useRole(): StaffRole {
  return useKnown().role
}

export function useArtistId(): number | null {
  const { role, artistId } = useKnown()
  return role === 'artist' ? (artistId ?? 0) : null
}

export function useMayChange(): boolean {
  return useMay(roleToChange(useResourceContext() ?? ''))
}

function useKnown(): Known {
  return useSyncExternalStore(subscribe, () => known)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
