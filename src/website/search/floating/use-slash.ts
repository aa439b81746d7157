import { useEffect, useSyncExternalStore } from 'react'
import { savedState } from '#platform/browser/saved-state.ts'

/** WCAG 2.2, 2.1.4 requires that a shortcut of one key can be switched off. */
export const slashOpens = savedState<boolean>(
  'searchKey',
  {
    fallback: true,
    parse: (saved) => (typeof saved === 'boolean' ? saved : null),
    serialize: (opens) => opens,
  },
  () => sessionStorage,
)

export function useSlashOpens(): boolean {
  return useSyncExternalStore(slashOpens.subscribe, slashOpens.read)
}

export function useSlash(open: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // Shift is ignored: on German keyboards it is part of this sign.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!slashOpens.read() || isWriting(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select')
  )
}
