import { refuseSlot, type SlotRules } from '#platform/concurrency.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { ROUND_CHANNEL } from './change-round.server.ts'

type Listener = {
  collectionId: string
  network: string
  onChange: () => void
  onEnd: () => void
}

export type LiveRounds = {
  /** Returns an unsubscribe function, or null where too many listen already. */
  subscribe: (listener: Listener) => (() => void) | null
  count: () => number
  endAll: () => void
  close: () => Promise<void>
}

/** Each listener costs an open connection, and an office behind one address shares its part. */
const LISTENER_RULES: SlotRules = { most: 1_000, perNetwork: 40, keptFree: 200 }

/** Tells the listeners in this process of changes that any process made. */
export async function openLiveRounds(
  database: Pick<OpenDatabase, 'listen'>,
  rules: SlotRules = LISTENER_RULES,
): Promise<LiveRounds> {
  const listeners = new Set<Listener>()
  let hasEnded = false
  const stop = await database.listen(ROUND_CHANNEL, (collectionId) => {
    // After a lost connection the payload is empty: any round may have changed.
    for (const listener of listeners)
      if (collectionId === '' || listener.collectionId === collectionId) listener.onChange()
  })
  function endAll(): void {
    hasEnded = true
    for (const { onEnd } of listeners) onEnd()
    listeners.clear()
  }
  return {
    subscribe: (listener) => {
      const networks = [...listeners].map(({ network }) => network)
      if (hasEnded || refuseSlot(rules, networks, listener.network)) return null
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    count: () => listeners.size,
    endAll,
    close: () => {
      endAll()
      return stop()
    },
  }
}
