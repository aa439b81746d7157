import type { Conflict, Fields } from './conflict.ts'
import type { ResolveConflict } from './data-provider.ts'

export type OpenConflict = { conflict: Conflict; answer: (chosen: Fields | null) => void }

export type Questions = {
  ask: ResolveConflict
  current: () => OpenConflict | null
  subscribe: (listener: () => void) => () => void
}

/** The data provider is no component, so this passes its questions to the dialog, one at a time. */
export function openConflictQueue(): Questions {
  let waiting: OpenConflict[] = []
  const listeners = new Set<() => void>()
  const change = (next: OpenConflict[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (conflict) =>
      new Promise((resolve) => {
        const question: OpenConflict = {
          conflict,
          answer: (chosen) => {
            change(waiting.filter((other) => other !== question))
            resolve(chosen)
          },
        }
        change([...waiting, question])
      }),
    current: () => waiting[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
