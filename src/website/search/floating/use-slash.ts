import { useEffect } from 'react'
import { isWriting } from './is-writing.ts'

/** Opens the search by `/`, but not while something is written or a dialog has the window to itself. */
export function useSlash(open: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // Shift is not looked at: on German keyboards it is part of this sign.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}
