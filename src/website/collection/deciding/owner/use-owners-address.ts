import { useEffect } from 'react'
import { SECRET_FRAGMENT } from '#site/deciding/deciding-paths.ts'
import { decidingMemory, rememberRound } from '#website/collection/deciding/round/deciding-storage.ts'

/**
 * Takes the owner's secret out of the address and keeps it in this browser: people copy the address of the page they are
 * on, and would hand on the secret with it.
 */
export function useOwnersAddress(id: string): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(`#${SECRET_FRAGMENT}`)) return
    rememberRound(id, { secret: hash.slice(SECRET_FRAGMENT.length + 1) })
    // Where nothing can be stored, a reload still finds it in the address.
    if (decidingMemory.isKept()) history.replaceState(history.state, '', pathname + search)
  }, [id])
}
